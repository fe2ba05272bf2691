# Configuring and building a preset of CMakePresets.json, with progress and one log a preset.
# shellcheck shell=bash
step='^\[([0-9]+)/([0-9]+)\] (Building|Linking|Generating)'
jobs=${LIEBRARY_JOBS:-$(nproc)}

# configure PRESET: only where it was not done here already; ninja itself sees changed CMakeLists.
configure() {
  local preset=$1 dir=build/$1 log=$logs/$1-configure.log
  local stamp=$dir/configured
  if [ "$stamp" -nt CMakePresets.json ] && [ "$(<"$stamp")" = "$PWD" ] && [ -f "$dir/build.ninja" ]; then
    ninja -C "$dir" build.ninja >"$log" 2>&1 || true  # so that new targets are known; the build complains
    return 0
  fi
  [ -f "$stamp" ] || need_space 1000 "the $preset build"
  local launcher=()
  command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  # A folder that was copied from elsewhere holds paths of that place: start it afresh.
  [ -f "$stamp" ] && [ "$(<"$stamp")" = "$PWD" ] || launcher+=(--fresh)
  if ! cmake --preset "$preset" "${launcher[@]}" >"$log" 2>&1; then
    grep -A 8 'CMake Error' "$log" | head -n 20 >&2
    explain_log "$log"
    say "Configuring $preset failed. The whole log: $log"
    return 1
  fi
  printf '%s\n' "$PWD" >"$stamp"
}

has_target() { grep -q "^build $2:" "build/$1/build.ninja"; }

# build PRESET [TARGET...], once configured: sets `built` to the number of steps that were done. Two at
# once in one folder would spoil each other's work, so the second waits.
build() {
  local preset=$1 log=$logs/$1-build.log
  shift
  exec 9>"build/$preset/lock"
  flock 9
  NINJA_STATUS='[%f/%t] ' ninja -C "build/$preset" -j "$jobs" "$@" 2>&1 9>&- | tee "$log" | progress "$preset"
  local outcome=$?
  exec 9>&-
  # shellcheck disable=SC2034
  built=$(grep -cE "$step" "$log")
  [ "$outcome" -ne 0 ] || return 0
  sed -n '/^FAILED:/,$p' "$log" | grep -vE '^(\[[0-9]+/[0-9]+\]|FAILED:)| -o [^ ]+ -c ' | cut -c 1-300 | head -n 30 >&2
  explain_log "$log"
  say "Building $preset failed; the first error is above. The whole log: $log"
  return 1
}

# Reads ninja's lines. A terminal gets one line that counts, anything else a line every 20 seconds.
progress() {
  local line shown=$SECONDS
  while IFS= read -r line; do
    [[ $line =~ $step ]] || continue
    if [ -t 2 ]; then
      printf '\r\033[KBuilding %s: %s of %s' "$1" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" >&2
    elif ((SECONDS - shown >= 20)); then
      shown=$SECONDS
      say "Building $1: ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}"
    fi
  done
  [ ! -t 2 ] || printf '\r\033[K' >&2
}
