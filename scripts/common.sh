# What ./run and ./test share. Sourced with the project's top folder as the working directory.
# shellcheck shell=bash
set -u -o pipefail
export LC_ALL=C.UTF-8

logs=build/log

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

make_log_folder() {
  mkdir -p "$logs" 2>/dev/null && [ -w "$logs" ] && [ -w build ] ||
    fail "Cannot write to build/: if another user made it, remove it or run as that user."
}

# need_space MEGABYTES WHAT: refuses early what would run into a full disk halfway.
need_space() {
  local free
  free=$(df -Pm . | awk 'NR == 2 { print $4 }')
  [ "${free:-0}" -ge "$1" ] ||
    fail "Too little space for $2: it takes about $1 MB here and $free MB are free; free some and try again."
}

# One sentence for the failures that people meet most; the log has the rest.
explain_log() {
  local log=$1
  if grep -q 'No space left on device' "$log"; then
    say "The disk is full: free some space and start again; nothing that was built is lost."
  elif grep -qE 'Killed signal|Cannot allocate memory|virtual memory exhausted' "$log"; then
    say "The compiler ran out of memory: try again with LIEBRARY_JOBS=1."
  fi
}
