# The parts of ./test. A part leaves what it counted in `passed` and `failed`, what it counted in
# `unit`, and the path of its whole log in `log`; it shows the reason of a failure itself.
# shellcheck shell=bash disable=SC2034
all_passed=0
all_failed=0

# run_part NAME COMMAND...: one line a part, and it always goes on.
run_part() {
  local name=$1 started=$SECONDS passed=0 failed=0 unit=tests log=$logs/$1.log
  shift
  "$@" || ((failed > 0)) || failed=1
  all_passed=$((all_passed + passed))
  all_failed=$((all_failed + failed))
  local seconds=$((SECONDS - started))
  if ((failed == 0)); then
    ((passed != 1)) || unit=${unit%s}
    echo "$name: $passed $unit passed in $seconds s"
  else
    echo "$name: FAILED after $seconds s ($passed passed, $failed failed). The whole log: $log"
  fi
}

sources() { find src tests bench \( -name '*.cpp' -o -name '*.h' \) -print 2>/dev/null | sort; }

part_format() {
  unit=files
  local file outcome
  sources | xargs -P "$jobs" -n 40 clang-format-22 --dry-run -Werror >"$log" 2>&1
  outcome=$?
  while IFS= read -r file; do
    ((++failed))
    echo "Not in our format; mend it with: clang-format-22 -i $file"
  done < <(sed -n 's/^\([^: ]*\):[0-9]*:[0-9]*: error:.*/\1/p' "$log" | sort -u)
  passed=$(($(sources | wc -l) - failed))
  return $outcome
}

part_dev() {
  (ensure_page) || return 1
  build_part dev && run_ctest dev
}

part_asan() {
  export ASAN_OPTIONS=detect_stack_use_after_return=1 UBSAN_OPTIONS=print_stacktrace=1
  (ensure_page) || return 1
  build_part asan && run_ctest asan
}

# Where testing/scale.h leaves much out under a sanitizer, here in full.
part_full() {
  local thinned=(games_wordles games_impossible solver bots_fiction bots_wordles bots_impossible journal directory)
  build_part full "${thinned[@]/%/_test}" && run_ctest full -- -R "^($(IFS='|' && echo "${thinned[*]}"))\$"
}

# What has threads, and the whole server under load; src/server itself has none, and its tests run in a
# world of one thread. Under a wide address randomisation ThreadSanitizer cannot lay out its memory.
part_tsan() {
  local threaded=(tables journal directory server_net client serve backup load lab terminal) name names='' targets=() plainly=()
  configure tsan || return 1
  for name in "${threaded[@]}"; do
    has_target tsan "${name}_test" || continue
    names+="|$name"
    targets+=("${name}_test")
  done
  [ ${#targets[@]} -gt 0 ] || return 0
  ! setarch -R true 2>/dev/null || plainly=(setarch -R)
  build_part tsan "${targets[@]}" && run_ctest tsan "${plainly[@]}" -- -R "^(${names#|})\$"
}

part_fuzz() {
  unit=fuzzers
  local file name targets=()
  while IFS= read -r file; do
    name=${file##*/}
    targets+=("${name%.cpp}")
  done < <(find src -name '*_fuzz.cpp' | sort)
  [ ${#targets[@]} -gt 0 ] || return 0
  build_part asan "${targets[@]}" || return 1
  log=$logs/fuzz.log
  mkdir -p build/fuzz/found build/fuzz/said
  run_fuzzers "${targets[@]}"
}

# run_fuzzers NAME...: as many at once as there are jobs, then counted and shown in their order.
run_fuzzers() {
  local name
  rm -f build/fuzz/said/*
  export -f fuzz_one
  printf '%s\n' "$@" | xargs -P "$jobs" -I NAME bash -c 'fuzz_one NAME'
  : >"$log"
  for name in "$@"; do
    if [ -e "build/fuzz/said/$name.passed" ]; then
      ((++passed))
      cat "build/fuzz/said/$name.passed" >>"$log"
    else
      ((++failed))
      grep -vE '^ +#|^stat::|^NOTE|^ *$' "build/fuzz/said/$name" | tail -n 12
      echo "$name found an input that breaks it; it is kept in build/fuzz/found/."
      cat "build/fuzz/said/$name" >>"$log"
    fi
  done
}

# fuzz_one NAME: what it says is in build/fuzz/said/NAME, or NAME.passed when it found nothing.
fuzz_one() {
  local name=$1 seeds=() said=build/fuzz/said/$1
  mkdir -p "build/fuzz/corpus/$name"
  [ ! -d "testdata/fuzz/$name" ] || seeds=("testdata/fuzz/$name")
  "$(find build/asan -type f -name "$name" -perm -u+x)" -max_total_time="${LIEBRARY_FUZZ_SECONDS:-5}" \
    -timeout=10 -rss_limit_mb=2048 -artifact_prefix="build/fuzz/found/$name-" -print_final_stats=1 \
    "build/fuzz/corpus/$name" "${seeds[@]}" >"$said" 2>&1 && mv "$said" "$said.passed"
  true
}

part_rules() {
  unit=rules
  build_part dev ledger || return 1
  log=$logs/rules.log
  build/dev/tests/ledger . >"$log" 2>&1
  local outcome=$?
  cat "$log"
  passed=$(grep -cE '^[A-Z]-[0-9]+[a-z]* +[^ ]*/' "$log")
  return $outcome
}

# one_test NAME: a test of ctest, with no more built than it needs.
one_test() {
  [ "$1" != page ] || (ensure_page) || return 1
  configure dev || return 1
  local target=$1_test
  has_target dev "$target" || target=$1
  has_target dev "$target" || target=all
  build_part dev "$target" && run_ctest dev -- -R "^$1\$"
}

# build_part PRESET [TARGET...]: like build, with the part's log pointing at what went wrong.
build_part() {
  log=$logs/$1-configure.log
  configure "$1" || return 1
  log=$logs/$1-build.log
  build "$@" || return 1
  log=$logs/$1-tests.log
}

# run_ctest PRESET [WRAPPER...] [-- CTEST ARGUMENTS...]
run_ctest() {
  local preset=$1 wrapper=() summary
  shift
  while [ $# -gt 0 ] && [ "$1" != -- ]; do
    wrapper+=("$1")
    shift
  done
  [ $# -eq 0 ] || shift
  "${wrapper[@]}" ctest --test-dir "build/$preset" -j "$jobs" --output-on-failure --timeout 600 \
    --no-tests=error "$@" >"$log" 2>&1 </dev/null
  local outcome=$?
  summary=$(grep -E 'tests passed, [0-9]+ tests? failed out of' "$log")
  if [[ $summary =~ ([0-9]+)\ tests?\ failed\ out\ of\ ([0-9]+) ]]; then
    failed=${BASH_REMATCH[1]}
    passed=$((BASH_REMATCH[2] - failed))
  fi
  [ $outcome -eq 0 ] || grep -vE '^\[( RUN|       OK|---|===)|^\s*$' "$log" | tail -n 40
  return $outcome
}
