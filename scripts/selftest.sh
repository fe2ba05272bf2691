# What ./run and ./test say when something is wrong, tried with stand-ins for the system's commands.
# shellcheck shell=bash disable=SC2034
part_scripts() {
  unit=checks
  local place script
  : >"$log"
  place=$(mktemp -d)
  for script in run test .ci/run scripts/*.sh; do
    expect '' bash -n "$script"
  done
  expect '--build' ./run --help
  expect 'tsan' ./test --help
  expect 'parts: scripts' ./test list
  expect "no part or test 'nonsense'" refused ./test nonsense
  expect 'built on Debian 12' refused check_system <(echo 'ID=other PRETTY_NAME="Other 1"')
  expect 'Too little space for a castle' refused need_space 999999999 'a castle'
  expect_package_failures
  expect_build_failures
  expect_fuzzers
  expect_dependencies
  expect_npm_failures
  expect_pages
  expect_web_counts
  rm -rf "$place"
}

# expect TEXT COMMAND...: it succeeds, and what it prints contains TEXT.
expect() {
  local text=$1 output outcome
  shift
  output=$("$@" 2>&1 </dev/null)
  outcome=$?
  printf '$ %s\n%s\n' "$*" "$output" >>"$log"
  if [ $outcome -eq 0 ] && [[ $output == *"$text"* ]]; then ((++passed)); else
    ((++failed))
    printf '%s\n  should have said: %s\n  said: %s (exit %s)\n' "$*" "$text" "$output" "$outcome"
  fi
}

refused() { ! ("$@"); }

# with_commands 'NAME=BODY'... -- COMMAND...: stand-ins first, nothing else but the usual tools after.
with_commands() (
  rm -rf "$place/bin"
  mkdir "$place/bin"
  while [ "$1" != -- ]; do
    printf '#!/bin/bash\n%s\n' "${1#*=}" >"$place/bin/${1%%=*}"
    chmod +x "$place/bin/${1%%=*}"
    shift
  done
  shift
  logs=$place
  PATH=$place/bin:$PATH
  "$@"
)

expect_package_failures() {
  local root='id=echo 0' tool
  expect 'As root: apt-get install --no-install-recommends tree' refused without_sudo
  expect 'is there a network?' refused with_commands "$root" \
    'apt-get=echo "E: Temporary failure resolving a.mirror"; exit 100' -- install_packages tree
  expect 'The disk is full' refused with_commands "$root" \
    'apt-get=echo "E: You do not have enough free space in here."; exit 100' -- install_packages tree
  expect 'bookworm-security' refused with_commands "$root" \
    'apt-get=echo "E: Unable to locate package tree"; exit 100' -- install_packages tree
  expect 'Installing from Debian: tree' with_commands "$root" 'apt-get=exit 0' -- install_packages tree
}

expect_dependencies() {
  local deps='a.o: #deps 4, deps mtime 1 (VALID)\n    %s\n    ../../src/b.h\n    ../../../c.h\n    /usr/include/d.h\n'
  expect $'a.o src/a.h\na.o src/b.h' dependencies_of "$(printf "$deps" "$PWD/src/a.h")"
}

dependencies_of() {
  local told
  told=$(own_dependencies <<<"$1")
  echo "$told"
  [ "$(wc -l <<<"$told")" -eq 2 ]
}

without_sudo() {
  command() { return 1; }
  with_commands 'id=echo 1000' -- install_packages tree
}

expect_build_failures() {
  mkdir "$place/project"
  cp CMakePresets.json "$place/project"
  printf 'cmake_minimum_required(VERSION 3.25)\nproject(broken LANGUAGES CXX)\nadd_library(broken a.cpp)\n' \
    >"$place/project/CMakeLists.txt"
  echo 'int broken = "words";' >"$place/project/a.cpp"
  expect 'The whole log: build/log/release-build.log' refused in_project
  expect 'invalid conversion' refused in_project
  echo '#error No space left on device' >"$place/project/a.cpp"
  expect 'The disk is full' refused in_project
  echo 'nonsense(' >"$place/project/CMakeLists.txt"
  rm -r "$place/project/build"
  expect 'Configuring release failed' refused in_project
}

in_project() (
  cd "$place/project" && make_log_folder && configure release && build release
)

# Two at once: one finds something, the other does not, and neither hides the other.
expect_fuzzers() {
  mkdir -p "$place/fuzzing/build/fuzz/said" "$place/fuzzing/build/asan"
  printf '#!/bin/bash\necho "it broke"; exit 77\n' >"$place/fuzzing/build/asan/bad_fuzz"
  printf '#!/bin/bash\necho "all is well"\n' >"$place/fuzzing/build/asan/good_fuzz"
  chmod +x "$place"/fuzzing/build/asan/*_fuzz
  expect $'it broke\nbad_fuzz found an input that breaks it' in_fuzzing bad_fuzz good_fuzz
  expect '1 passed, 1 failed' in_fuzzing bad_fuzz good_fuzz
  expect $'it broke\nall is well' in_fuzzing bad_fuzz good_fuzz
  expect '2 passed, 0 failed' in_fuzzing good_fuzz good_fuzz
  expect '0 passed, 1 failed' in_fuzzing missing_fuzz
}

in_fuzzing() (
  passed=0 failed=0 log=fuzz.log
  cd "$place/fuzzing" && run_fuzzers "$@"
  cat "$log"
  echo "$passed passed, $failed failed"
)

expect_npm_failures() {
  mkdir -p "$place/paged/web" "$place/paged/docs/rules"
  echo '{}' >"$place/paged/web/package-lock.json"
  : >"$place/paged/NOTICE"
  expect 'is there a network?' refused with_commands \
    'npm=echo "npm error code EAI_AGAIN"; exit 1' -- in_paged
  expect 'The disk is full' refused with_commands 'npm=echo "npm error code ENOSPC"; exit 1' -- in_paged
  expect 'not what web/package-lock.json names' refused with_commands \
    'npm=echo "npm error code EINTEGRITY"; exit 1' -- in_paged
  expect 'its last lines are above' refused with_commands 'npm=echo "npm error odd"; exit 1' -- in_paged
  expect 'installed no node for this machine' refused with_commands 'npm=mkdir -p node_modules' -- in_paged
  rm -rf "$place/paged/web/node_modules"
  expect 'LIEBRARY_NO_PAGE=1' refused without_npm
  expect '0 fetched, 0 built' with_commands 'npm=exit 1' -- without_page
}

# A page whose tools are stand-ins: what is done once is not done again, and with the pinned node alone.
expect_pages() {
  local npm='npm=for m in x64 arm64; do mkdir -p node_modules/node-linux-$m/bin; cp "$0-node" node_modules/node-linux-$m/bin/node; done
mkdir -p node_modules/.bin; cp "$0-vite" node_modules/.bin/vite'
  local node='npm-node=shift; echo pinned >"$2"' vite='npm-vite=command -v node; [ ! -e broken ]'
  local other='node=echo "another node"; exit 1'
  expect 'Fetching what the page is built with' with_commands "$npm" "$node" "$vite" "$other" -- in_paged
  expect '0 fetched, 0 built' with_commands 'npm=exit 1' -- in_paged
  expect 'node_modules/node-linux-' cat "$place/paged/build/log/page.log"
  expect 'pinned' cat "$place/paged/build/page/page.pack"
  echo 'a rule' >"$place/paged/docs/rules/a.md"
  expect '0 fetched, 1 built' with_commands "$other" -- in_paged
  echo 'a test' >"$place/paged/web/a.test.ts"
  expect '0 fetched, 0 built' in_paged
  rm "$place/paged/build/page/page.pack"
  expect '0 fetched, 1 built' in_paged
  : >"$place/paged/web/broken"
  expect 'Building the page failed' refused in_paged
  rm "$place/paged/web/broken"
  echo '{"new": 1}' >"$place/paged/web/package-lock.json"
  expect '1 fetched, 1 built' with_commands "$npm" "$node" "$vite" -- in_paged
}

in_paged() (
  logs=build/log
  cd "$place/paged" && make_log_folder && ensure_page && echo "$fetched fetched, $paged built"
)

without_npm() (
  command() { return 1; }
  in_paged
)

without_page() (
  export LIEBRARY_NO_PAGE=1
  in_paged
)

# What Vitest counts is counted; a run that says no number, or fails without one, has failed.
expect_web_counts() {
  expect '3 passed, 0 failed' with_commands 'vitest=exit 0' 'node=echo 3 0' -- counting_web
  expect '2 passed, 1 failed' with_commands 'vitest=exit 1' 'node=echo 2 1' -- counting_web
  expect '2 passed, 1 failed' with_commands 'vitest=exit 1' 'node=echo 2 0' -- counting_web
  expect '0 passed, 1 failed' with_commands 'vitest=exit 0' 'node=echo 0 0' -- counting_web
  expect 'it broke' with_commands 'vitest=echo it broke; exit 1' 'node=exit 1' -- counting_web
}

counting_web() (
  passed=0 failed=0 log=web.log logs=.
  cd "$place/paged" && web_tests parts
  echo "$passed passed, $failed failed"
)
