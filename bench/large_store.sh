#!/usr/bin/env bash
# bench/large_store.sh [ROOMS] [GAMES]: how soon a server on a large store answers, what memory it
# takes then, and how long a person's own page takes; beside one on an empty store. bench/run has to
# have built the preset first.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null; rm -rf "$folder"' EXIT
port=18080
url=http://localhost:$port

# measured NAME DATA TOKEN
measured() {
  local began now
  began=$(date +%s%N)
  build/bench/liebrary serve --port $port --data "$2" >"$folder/output" 2>&1 &
  server=$!
  until curl -sf $url/health/ready >/dev/null; do sleep 0.005; done
  now=$(date +%s%N)
  local rooms times memory
  for _ in $(seq 50); do
    curl -s -o "$folder/me" -w '%{time_total}\n' -H "Cookie: liebrary=$3" $url/api/me
  done | sort -n >"$folder/times"
  times=$(awk '{ all[NR] = $1 * 1000 } END { printf "%.1f | %.1f", all[int(NR / 2)], all[NR] }' "$folder/times")
  rooms=$(grep -o '"phase"' "$folder/me" | wc -l)
  memory=$(awk '/VmRSS/ { printf "%.0f", $2 / 1024 }' /proc/$server/status)
  echo "| $1 | $(((now - began) / 1000000)) | $memory | $rooms | $times |"
  kill $server
  wait $server 2>/dev/null
}

token=$(build/bench/bench/large_store "$folder/large" "${1:-100000}" "${2:-1000000}") || exit 1
echo "| store | ms to the first answer | MB | rooms told by /api/me | median ms | slowest ms |"
echo "|---|---|---|---|---|---|"
measured "empty" "$folder/empty" "$token"
measured "${1:-100000} rooms, ${2:-1000000} games" "$folder/large" "$token"
