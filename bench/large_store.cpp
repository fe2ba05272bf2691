// A store as a server has it after years: large_store FOLDER [ROOMS] [GAMES], 100,000 and a million
// unless said. Prints the token of somebody who is in twenty of the rooms; bench/large_store.sh
// starts a server on it.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "core/generator.h"
#include "directory/sqlite_directory.h"
#include "directory/tokens.h"
#include "journal/sqlite_journal.h"
#include "server/room_state.h"

namespace {

using directory::PersonId;
using directory::RoomId;

constexpr std::size_t people = 10'000, visits = 20, group = 10'000;
constexpr std::int64_t now = 1'800'000'000'000;

// Every tenth one still waits for somebody.
server::RoomState room_state(std::size_t number, const std::vector<PersonId>& members) {
  server::RoomState state{};
  state.game = "fiction";
  state.phase = number % 10 == 0 ? protocol::Phase::waiting : protocol::Phase::over;
  state.code = fmt::format("CODE-{}", number);
  state.touched = now - static_cast<std::int64_t>(number);
  for (std::size_t i = 0; i < members.size(); ++i) {
    const server::MemberId who{static_cast<std::uint32_t>(i + 1)};
    state.members.push_back({.who = who,
                             .person = members[i].text(),
                             .name = fmt::format("Reader {}", i),
                             .household = "0123456789ab",
                             .done = {}});
    state.seats.push_back({.who = who, .bot = std::nullopt});
  }
  state.host = server::MemberId{1};
  return state;
}

template <class Store, class Make>
void keep_all(std::size_t count, const char* what, const Make& make, Store& store) {
  for (std::size_t i = 0; i < count; i += group) {
    const std::size_t until = std::min(count, i + group);
    std::atomic<std::size_t> open = until - i;
    for (std::size_t j = i; j < until; ++j) {
      make(j, [&](const auto& failure) {
        if (failure) std::fprintf(stderr, "%s\n", failure->sentence.c_str()), std::exit(1);
        open.fetch_sub(1);
        open.notify_one();
      });
    }
    while (const auto left = open.load()) open.wait(left);
  }
  store.wait_until_idle();
  std::fprintf(stderr, "%zu %s\n", count, what);
}

void make_store(const std::filesystem::path& folder, std::size_t rooms, std::size_t games) {
  core::SeededGenerator luck{1};
  std::vector<PersonId> ids;
  for (std::size_t i = 0; i < people; ++i) ids.push_back(directory::draw_id<PersonId>(luck));
  const auto some = [&](std::size_t number) { return ids[number % ids.size()]; };
  const auto token = directory::draw_token(luck);
  {
    const auto opened = directory::SqliteDirectory::open(folder);
    if (!opened) std::fprintf(stderr, "%s\n", opened.error().sentence.c_str()), std::exit(1);
    auto& all = **opened;
    keep_all(
        people, "people",
        [&](std::size_t i, auto done) {
          all.change(directory::PutPerson{{ids[i], fmt::format("Reader {}", i), "", now, now}},
                     done);
        },
        all);
    if (directory::change_and_wait(all,
                                   directory::PutSession{directory::hash_of(token), ids[0], now})) {
      std::exit(1);
    }
    const auto first = some(0);
    keep_all(
        rooms, "rooms",
        [&](std::size_t i, auto done) {
          std::vector<PersonId> members{some(7 * i + 1), some(7 * i + 2), some(7 * i + 3),
                                        some(7 * i + 5)};
          if (i % (rooms / visits) == 0) members.push_back(first);
          all.change(directory::PutRoom{server::kept_room(directory::draw_id<RoomId>(luck),
                                                          room_state(i, members))},
                     done);
        },
        all);
    keep_all(
        games, "games",
        [&](std::size_t i, auto done) {
          all.change(directory::PutGame{{.table = directory::draw_id<PersonId>(luck).text(),
                                         .room = directory::draw_id<RoomId>(luck),
                                         .game = "fiction",
                                         .seats = {some(i), some(i + 1)},
                                         .bots = {"", ""},
                                         .begun = now - static_cast<std::int64_t>(i),
                                         .result = "Guessers win"}},
                     done);
        },
        all);
  }
  const auto opened = journal::SqliteJournal::open(folder);
  if (!opened) std::fprintf(stderr, "%s\n", opened.error().sentence.c_str()), std::exit(1);
  keep_all(
      games, "games with three rows each",
      [&](std::size_t, auto done) {
        const auto table = directory::draw_id<PersonId>(luck);
        std::vector<journal::Row> rows;
        for (std::uint32_t i = 0; i < 3; ++i) {
          rows.push_back({.table = {table.bytes},
                          .number = i,
                          .wall_ms = now,
                          .command = std::nullopt,
                          .entry = std::string(60, 'x'),
                          .last = i == 2});
        }
        (*opened)->append_batch(rows, [done](const auto& outcomes) { done(outcomes.back()); });
      },
      **opened);
  std::printf("%s\n", token.c_str());
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) {
    std::fprintf(stderr, "large_store FOLDER [ROOMS] [GAMES]\n");
    return 2;
  }
  const auto number = [&](int place, std::size_t otherwise) {
    return count > place ? std::strtoul(words[place], nullptr, 10) : otherwise;
  };
  std::filesystem::create_directories(words[1]);
  make_store(words[1], number(2, 100'000), number(3, 1'000'000));
}
