# clang-tidy is slow, so it looks at what the asan build compiles, mostly several sources at once, and
# what it found clean is remembered: by the contents of all files of ours that ninja knows to be
# read for it, of .clang-tidy, and by the flags.
# shellcheck shell=bash disable=SC2034
part_tidy() {
  unit=units
  build_part asan || return 1
  log=$logs/tidy.log
  mkdir -p build/tidy
  local headers=build/tidy/headers to_do=build/tidy/to_do general key object source command
  ninja -C build/asan -t deps | own_dependencies >"$headers"
  general=$(cat .clang-tidy <(clang-tidy-22 --version) | sha256sum)
  : >"$to_do"
  while IFS=$'\t' read -r object source command; do
    key=$({
      printf '%s\n' "$general" "$command"
      awk -v object="$object" '$1 == object { print $2 }' "$headers" | sort -u | xargs -r sha256sum
    } | sha256sum | cut -c 1-40)
    if [ -e "build/tidy/$key" ]; then ((++passed)); else printf '%s %s\n' "$key" "$source" >>"$to_do"; fi
  done < <(compile_commands)
  local count
  count=$(wc -l <"$to_do")
  [ "$count" -eq 0 ] || say "tidy: looking at $count units"
  xargs -r -P "$jobs" -L 1 bash -c '
    clang-tidy-22 -p build/asan --config-file=.clang-tidy --checks=-bugprone-suspicious-include --quiet "$1" \
      >"build/tidy/$0.log" 2>&1 && mv "build/tidy/$0.log" "build/tidy/$0"
    true' <"$to_do"
  : >"$log"
  while read -r key source; do
    if [ -e "build/tidy/$key" ]; then ((++passed)); else
      ((++failed))
      cat "build/tidy/$key.log" >>"$log"
      grep -A 3 -E '(warning|error):' "build/tidy/$key.log" | sed "s#$PWD/##" | head -n 12
    fi
  done <"$to_do"
}

# "object file", a line for each file of ours that was read for it, of what ninja -t deps prints in a
# folder below build/. A compiler cache may have told of them by their paths from that folder.
own_dependencies() {
  awk -v top="$PWD/" '
    /^[^ ].*: #deps/ { object = $1; sub(/:$/, "", object); next }
    index($1, top) == 1 { print object, substr($1, length(top) + 1) }
    index($1, "../../") == 1 && index($1, "../../../") != 1 { print object, substr($1, 7) }'
}

# object <tab> source <tab> command, a line for everything that the asan build compiles.
compile_commands() {
  sed -n 's/^  "command": "\(.* -o \([^ ]*\) -c \([^ ]*\.\(cpp\|cxx\)\)\)",$/\2\t\3\t\1/p' \
    build/asan/compile_commands.json | sed "s#\t$PWD/#\t#"
}
