# Debian packages: which ones, and how missing ones are installed.
# shellcheck shell=bash
build_packages=(g++ cmake ninja-build pkg-config ccache libboost1.81-dev libboost-json1.81-dev
  libsodium-dev libsqlite3-dev libcli11-dev libfmt-dev libqrencode-dev)
test_packages=(libgtest-dev libgmock-dev python3)
browser_packages=(chromium firefox-esr poppler-utils)
clang_packages=(clang-22 libclang-rt-22-dev clang-format-22 clang-tidy-22)

# ensure_packages PACKAGE...: installs those that are missing. A stamp keyed on the list makes the
# next time quick; it is void as soon as dpkg installs or removes anything.
ensure_packages() {
  [ -z "${LIEBRARY_ANY_SYSTEM:-}" ] || return 0
  local stamp="build/packages-${*//[^a-z0-9]/}"
  stamp=${stamp:0:200}
  [ "$stamp" -nt /var/lib/dpkg/status ] && return 0
  check_system
  local missing
  missing=$(comm -23 <(printf '%s\n' "$@" | sort) \
    <(dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' 2>/dev/null | sed -n 's/^.i *//p' | sort))
  # shellcheck disable=SC2086
  [ -z "$missing" ] || install_packages $missing
  : >"$stamp"
}

# check_system [FILE]: in the form of /etc/os-release.
check_system() {
  local way_out="Use a Debian 12 machine or container, or install the equivalents of the packages in \
scripts/packages.sh yourself and set LIEBRARY_ANY_SYSTEM=1."
  local ID=unknown VERSION_ID='' PRETTY_NAME=''
  # shellcheck disable=SC1091
  . "${1:-/etc/os-release}"
  [ "$ID" = debian ] && [ "$VERSION_ID" = 12 ] ||
    fail "This is ${PRETTY_NAME:-$ID $VERSION_ID}, and Liebrary is built on Debian 12. $way_out"
  case $(dpkg --print-architecture) in
    amd64 | arm64) ;;
    *) fail "This machine is $(dpkg --print-architecture), and Liebrary is built on amd64 and arm64. $way_out" ;;
  esac
}

install_packages() {
  local as_root=() log=$logs/packages.log
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      fail "Missing packages, and you are neither root nor is there sudo. As root: apt-get install --no-install-recommends $*"
    as_root=(sudo)
  fi
  say "Installing from Debian: $*"
  local get=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y
    -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0)
  local install=("${get[@]}" install --no-install-recommends "$@")
  # Lists that are missing or out of date fail the first attempt, and only then are fetched.
  "${install[@]}" >"$log" 2>&1 </dev/null && return 0
  "${get[@]}" update >>"$log" 2>&1 </dev/null
  "${install[@]}" >"$log.2" 2>&1 </dev/null && return 0
  if grep -qE 'Unable to locate package|no installation candidate' "$log.2" && add_suites "${as_root[@]}"; then
    "${get[@]}" update >>"$log" 2>&1 </dev/null
    "${install[@]}" >"$log.2" 2>&1 </dev/null && return 0
  fi
  cat "$log.2" >>"$log"
  explain_packages "$log.2" "$log" "$@"
}

# A bare root has the suite bookworm alone, and what we test with comes with the security updates,
# which every installed Debian 12 follows. add_suites [SUDO]: adds them from where bookworm comes.
add_suites() {
  local file=/etc/apt/sources.list.d/debian-security-updates.list where
  ! grep -rqsE 'bookworm-security' /etc/apt/sources.list /etc/apt/sources.list.d || return 1
  where=$(sed -nE 's#^deb ((\[[^]]*\] )?[^ ]+/debian)/? bookworm( .*)?$#\1#p' /etc/apt/sources.list \
    /etc/apt/sources.list.d/*.list 2>/dev/null | head -n 1)
  [ -n "$where" ] || where=$(sed -nE 's#^URIs: *([^ ]+/debian)/?$#\1#p' \
    /etc/apt/sources.list.d/*.sources 2>/dev/null | head -n 1)
  [ -n "$where" ] || return 1
  say "Adding Debian's updates to the package sources, in $file"
  printf 'deb %s-security bookworm-security main\ndeb %s bookworm-updates main\n' "$where" "$where" |
    "$@" tee "$file" >/dev/null
}

explain_packages() {
  local last=$1 log=$2
  shift 2
  tail -n 5 "$last" >&2
  local lost
  lost=$(sed -n -e 's/^E: Unable to locate package //p' \
    -e "s/^E: Package '\(.*\)' has no installation candidate/\1/p" "$last" | tr '\n' ' ')
  if grep -qE 'No space left on device|enough free space' "$last"; then
    fail "The disk is full: free some space and start again. The whole log: $log"
  elif grep -qE 'Could not resolve|Temporary failure|Unable to connect|Could not connect|Network is unreachable|timed out' "$log"; then
    fail "Debian's packages could not be fetched: is there a network? When it is back, start again. The whole log: $log"
  elif [ -n "$lost" ]; then
    fail "No package source here has ${lost% }: /etc/apt/sources.list needs the suites bookworm, bookworm-updates and bookworm-security (component main). The whole log: $log"
  elif grep -qE 'password is required|not in the sudoers|terminal is required' "$last"; then
    fail "sudo refused. As root: apt-get install --no-install-recommends $*"
  fi
  fail "apt-get could not install the packages; its last lines are above. The whole log: $log"
}
