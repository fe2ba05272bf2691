# The part of ./test for the page.
# shellcheck shell=bash disable=SC2034
part_web() {
  (ensure_page) || return 1
  build_part asan liebrary || return 1
  log=$logs/web.log
  : >"$log"
  local -x PATH=$PATH NO_COLOR=1 LIEBRARY_PROGRAM=$PWD/build/asan/liebrary
  local -x ASAN_OPTIONS=detect_stack_use_after_return=1 UBSAN_OPTIONS=print_stacktrace=1
  use_tools
  web_check svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
  web_tests parts
  web_tests browsers --config tests/vitest.config.ts
  [ "$failed" -eq 0 ]
}

# Pictures are made by tests that do nothing else; with the quickest program that there is.
part_screens() {
  unit=screens
  (ensure_page) || return 1
  build_part release liebrary || return 1
  log=$logs/screens.log
  : >"$log"
  local -x PATH=$PATH NO_COLOR=1 LIEBRARY_PROGRAM=$PWD/build/release/liebrary LIEBRARY_SCREENS=1
  use_tools
  rm -rf build/screens
  web_tests screens --config tests/vitest.config.ts
  passed=$(find build/screens -name '*.png' 2>/dev/null | wc -l)
  echo "The pictures are in build/screens/."
  [ "$failed" -eq 0 ]
}

# web_check COMMAND...: counts as one test.
web_check() {
  local said=$logs/web-$1.log
  (cd web && "$@") >"$said" 2>&1 </dev/null
  local outcome=$?
  cat "$said" >>"$log"
  if [ $outcome -eq 0 ]; then ((++passed)); else
    ((++failed))
    tail -n 30 "$said"
  fi
}

# web_tests NAME [VITEST ARGUMENTS...]: counts what Vitest counts. A run that tells no count has failed.
web_tests() {
  local said=$logs/web-$1.log counts=$PWD/$logs/web-$1.json good bad
  shift
  rm -f "$counts"
  (cd web && vitest run "$@" --reporter=default --reporter=json --outputFile.json="$counts") >"$said" 2>&1 </dev/null
  local outcome=$?
  cat "$said" >>"$log"
  read -r good bad < <(node -p 'const { numPassedTests: good, numFailedTests: bad } = require(process.argv[1]); `${good} ${bad}`' \
    "$counts" 2>>"$log")
  passed=$((passed + ${good:-0}))
  failed=$((failed + ${bad:-0}))
  if [ $outcome -ne 0 ] || [ "${good:-0}" -eq 0 ]; then
    [ "${bad:-0}" -gt 0 ] || ((++failed))
    tail -n 60 "$said"
  fi
}
