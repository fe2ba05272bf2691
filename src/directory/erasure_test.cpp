// Who is erased is gone: from every answer, and from every byte of the files.
#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <random>
#include <span>
#include <thread>

#include "directory/schema.h"
#include "directory/sqlite_directory.h"
#include "directory/testing/random_change.h"
#include "directory/testing/raw_files.h"
#include "journal/testing/temporary_folder.h"
#include "sqlite/gaps.h"
#include "testing/scale.h"
#include "unicode/likeness.h"

namespace directory {
namespace {

using journal::testing::TemporaryFolder;
using testing::bytes_in;
using testing::count;
using testing::person_of;
using testing::room_of;
using testing::token_of;

// ThreadSanitizer is shown the same threads by fewer people.
constexpr std::uint64_t people = scale::only_threads ? 200 : 1200, rooms = 40;

// Easy to find in a file, and no part of anybody else's.
std::string mark(const char* kind, std::uint64_t number) {
  return fmt::format("<{} {}>", kind, number);
}

// Names and words of many lengths, changed again and again, so that pages split and cells move.
struct Crowd {
  TemporaryFolder folder;
  std::unique_ptr<SqliteDirectory> directory = std::move(*SqliteDirectory::open(folder.path()));
  std::mt19937_64 chance{11};

  void put_person(std::uint64_t number, bool guest) {
    Person person{person_of(number), mark("name", number), guest ? "" : mark("hash", number), 1, 1};
    person.name += std::string(chance() % 90, 'x');
    directory->change(PutPerson{std::move(person)}, [](auto failure) { EXPECT_FALSE(failure); });
  }

  void say(std::uint64_t number, std::uint64_t person) {
    Said said{room_of(number % rooms),
              static_cast<std::uint32_t>(number),
              person_of(person),
              1,
              std::nullopt,
              mark("text", person),
              "",
              2};
    said.text += std::string(chance() % 300, 'y');
    directory->change(PutSaid{std::move(said)}, [](auto failure) { EXPECT_FALSE(failure); });
  }

  Crowd() {
    for (std::uint64_t i = 0; i < rooms; ++i) {
      directory->change(PutRoom{{room_of(i), "room", {}, 1}}, [](const auto&) {});
    }
    for (std::uint64_t i = 0; i < people; ++i) {
      put_person(i, i % 4 == 3);
      say(3 * i, chance() % (i + 1));
      say(chance() % (3 * i + 1), i);
      if (i % 3 == 0) put_person(i / 2, i / 2 % 4 == 3);
      if (i % 100 == 0) directory->wait_until_idle();
    }
    directory->wait_until_idle();
  }

  void erase_every_second() {
    for (std::uint64_t i = 0; i < people; i += 2) {
      directory->change(ErasePerson{person_of(i)}, [](auto failure) { EXPECT_FALSE(failure); });
    }
  }

  void expect_no_byte_of_every_second() {
    const std::string all = bytes_in(folder.path());
    for (std::uint64_t i = 0; i < people; ++i) {
      for (const char* kind : {"name", "hash", "text"}) {
        if (i % 2 == 0) {
          ASSERT_EQ(count(all, mark(kind, i)), 0u) << kind << " of " << i;
        }
      }
      ASSERT_EQ(count(all, mark("name", i)) > 0, i % 2 == 1);
      const bool has_likeness = i % 2 == 1 && i % 4 != 3;  // the others are guests, or gone
      ASSERT_EQ(count(all, unicode::likenesses(mark("name", i)).front()) > 0, has_likeness) << i;
    }
  }
};

// SQLite's secure_delete alone leaves copies of cells in pages that were split; this crowd is large
// enough to show it.
TEST(Erasure, leaves_no_byte_of_name_password_or_words) {
  Crowd crowd;
  ASSERT_GT(count(bytes_in(crowd.folder.path()), "<name 1>"), 0u);
  crowd.erase_every_second();
  crowd.directory->wait_until_idle();
  ASSERT_NO_FATAL_FAILURE(crowd.expect_no_byte_of_every_second());
}

// The writer still had the pages in its memory as they were.
TEST(Erasure, nothing_comes_back_when_the_same_pages_are_changed_again) {
  Crowd crowd;
  crowd.erase_every_second();
  crowd.directory->wait_until_idle();
  for (std::uint64_t i = people; i > 0; --i) {
    crowd.directory->change(SawPerson{person_of(i - 1), 3}, [](const auto&) {});
  }
  crowd.directory->wait_until_idle();
  ASSERT_NO_FATAL_FAILURE(crowd.expect_no_byte_of_every_second());
}

// Whether a page has a part in its gap alone, so that changing what it belongs to is no reason to
// write that page.
bool is_left(std::string file, const std::string& part) {
  constexpr std::size_t page_size = 4096;
  for (std::size_t at = 0; (at = file.find(part, at)) != std::string::npos; ++at) {
    const std::span page{file.data() + at / page_size * page_size, page_size};
    const auto gap = sqlite::gap_of(page, at < page_size);
    const std::string text(page.begin(), page.end()), blank(gap.begin(), gap.end());
    if (count(blank, part) > 0 && count(text, part) == count(blank, part)) return true;
  }
  return false;
}

TEST(Erasure, leaves_no_byte_that_an_older_program_left) {
  Crowd crowd;
  crowd.directory.reset();
  {
    auto older = Database::open(crowd.folder.path() / "directory.db", "");
    // Names of other lengths again and again, so that pages split and are put together.
    ASSERT_EQ(older->run("PRAGMA secure_delete = ON"), SQLITE_OK);
    for (int round = 0; round < 20; ++round) {
      const auto change = fmt::format(
          "UPDATE person SET name = substr(name, 1, instr(name, '>')) ||"
          " substr(hex(zeroblob(300)), 1, (unicode(hex(id)) * 61 + length(name) * {}) % 600)",
          round + 7);
      ASSERT_EQ(older->run(change.c_str()), SQLITE_OK);
    }
    ASSERT_EQ(older->run("PRAGMA wal_checkpoint(TRUNCATE)"), SQLITE_OK);
  }
  std::vector<std::uint64_t> left;  // a few, so that most pages stay as they are
  const std::string before = testing::bytes_of(crowd.folder.path() / "directory.db");
  for (std::uint64_t i = 0; i < people && left.size() < 10; ++i) {
    const bool any = is_left(before, mark("name", i)) || is_left(before, mark("text", i));
    if (any) left.push_back(i);
  }
  ASSERT_EQ(left.empty(), scale::only_threads) << "few people leave nothing";
  crowd.directory = std::move(*SqliteDirectory::open(crowd.folder.path()));
  for (const std::uint64_t i : left) {
    ASSERT_FALSE(change_and_wait(*crowd.directory, ErasePerson{person_of(i)}));
  }
  crowd.directory->wait_until_idle();
  const std::string all = bytes_in(crowd.folder.path());
  for (const std::uint64_t i : left) {
    for (const char* kind : {"name", "hash", "text"}) {
      ASSERT_EQ(count(all, mark(kind, i)), 0u) << kind << " of " << i;
    }
  }
}

// Whoever copies the log back: the writer while it writes, and when it closes.
TEST(Erasure, has_a_file_in_which_nothing_is_left_of_anybody) {
  Crowd crowd;
  crowd.directory.reset();
  auto database = Database::open_for_reading(crowd.folder.path() / "directory.db", "");
  EXPECT_TRUE(*sqlite::are_gaps_blank(*database));
  EXPECT_GT(*database->ask("PRAGMA page_count"), 30);
}

bool is_gone(const std::filesystem::path& folder, std::uint64_t number) {
  return count(bytes_in(folder), mark("name", number)) == 0;
}

void put_and_erase(Directory& directory, std::uint64_t number) {
  const Person person{person_of(number), mark("name", number), "hash", 1, 1};
  ASSERT_FALSE(change_and_wait(directory, PutPerson{person}));
  ASSERT_FALSE(change_and_wait(directory, ErasePerson{person.id}));
}

// False where that takes too long.
bool waits_until(const std::function<bool()>& holds) {
  const auto patience = std::chrono::steady_clock::now() + std::chrono::minutes{1};
  while (!holds() && std::chrono::steady_clock::now() < patience) {
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
  }
  return holds();
}

TEST(Erasure, is_finished_soon_without_being_asked_for) {
  const TemporaryFolder folder;
  auto directory =
      std::move(*SqliteDirectory::open(folder.path(), {}, {std::chrono::milliseconds{20}, {}}));
  for (std::uint64_t number = 1; number <= 3; ++number) {
    ASSERT_NO_FATAL_FAILURE(put_and_erase(*directory, number));
    ASSERT_TRUE(waits_until([&] { return is_gone(folder.path(), number); })) << number;
  }
}

TEST(Erasure, is_tried_again_without_being_asked_for) {
  const TemporaryFolder folder;
  std::atomic<int> tries = 0;
  auto directory = std::move(*SqliteDirectory::open(
      folder.path(), {}, {std::chrono::milliseconds{20}, [&tries] { ++tries; }}));
  ASSERT_FALSE(change_and_wait(*directory, Probe{}));
  {
    const auto other = sqlite::open_snapshot(folder.path() / "directory.db", schema());
    ASSERT_TRUE(other);
    ASSERT_NO_FATAL_FAILURE(put_and_erase(*directory, 1));
    ASSERT_TRUE(waits_until([&] { return tries >= 3; }));
    EXPECT_FALSE(is_gone(folder.path(), 1));
  }
  EXPECT_TRUE(waits_until([&] { return is_gone(folder.path(), 1); }));
}

TEST(Erasure, of_many_is_finished_at_once) {
  const TemporaryFolder folder;
  int removals = 0;
  auto directory = std::move(*SqliteDirectory::open(
      folder.path(), {}, {std::chrono::hours{1}, [&removals] { ++removals; }}));
  for (std::uint64_t number = 1; number <= 5; ++number) {
    ASSERT_NO_FATAL_FAILURE(put_and_erase(*directory, number));
  }
  EXPECT_FALSE(is_gone(folder.path(), 1)) << "it is not time yet";
  directory->wait_until_idle();
  for (std::uint64_t number = 1; number <= 5; ++number) {
    EXPECT_TRUE(is_gone(folder.path(), number));
  }
  directory->wait_until_idle();
  directory.reset();
  EXPECT_EQ(removals, 1);
}

// A backup, or a tool.
TEST(Erasure, waits_for_who_reads_the_store_and_holds_nobody_up) {
  const TemporaryFolder folder;
  auto directory =
      std::move(*SqliteDirectory::open(folder.path(), {}, {std::chrono::hours{1}, {}}));
  ASSERT_FALSE(change_and_wait(*directory, PutPerson{{person_of(9), mark("name", 9), "", 1, 1}}));
  {
    const auto other = sqlite::open_snapshot(folder.path() / "directory.db", schema());
    ASSERT_TRUE(other);
    ASSERT_NO_FATAL_FAILURE(put_and_erase(*directory, 1));
    directory->wait_until_idle();
    EXPECT_FALSE(is_gone(folder.path(), 1));
    EXPECT_FALSE(change_and_wait(*directory, SawPerson{person_of(9), 2}));
  }
  directory->wait_until_idle();
  EXPECT_TRUE(is_gone(folder.path(), 1));
}

TEST(Erasure, of_guests_by_cleaning_up_leaves_no_byte_either) {
  Crowd crowd;
  ASSERT_FALSE(change_and_wait(*crowd.directory, CleanUp{2, 0, 10'000}));
  crowd.directory->wait_until_idle();
  const std::string all = bytes_in(crowd.folder.path());
  for (std::uint64_t i = 0; i < people; ++i) {
    ASSERT_EQ(count(all, mark("name", i)) > 0, i % 4 != 3) << i;
    if (i % 4 == 3) {
      ASSERT_EQ(count(all, mark("text", i)), 0u) << i;
    }
  }
}

TEST(Erasure, is_finished_when_the_program_ended_between_its_two_steps) {
  const TemporaryFolder folder;
  {
    auto store = std::move(*SqliteStore::open(folder.path(), {}));
    const Change changes[] = {PutPerson{{person_of(1), mark("name", 1), "hash", 1, 1}},
                              PutPerson{{person_of(2), mark("name", 2), "hash", 1, 1}}};
    for (const Outcome& outcome : store->keep(changes)) ASSERT_FALSE(outcome);
    const Change gone[] = {ErasePerson{person_of(1)}};
    ASSERT_FALSE(store->keep(gone).front());
    ASSERT_GT(count(bytes_in(folder.path()), mark("name", 1)), 0u) << "still in the log";
  }
  ASSERT_TRUE((*SqliteStore::open(folder.path(), {}))->has_remains());
  auto directory = std::move(*SqliteDirectory::open(folder.path()));
  directory->wait_until_idle();
  EXPECT_EQ(count(bytes_in(folder.path()), mark("name", 1)), 0u);
  EXPECT_GT(count(bytes_in(folder.path()), mark("name", 2)), 0u);
  directory.reset();
  EXPECT_FALSE((*SqliteStore::open(folder.path(), {}))->has_remains());
}

TEST(Erasure, answers_know_nothing_of_who_is_gone) {
  const TemporaryFolder folder;
  auto directory = std::move(*SqliteDirectory::open(folder.path()));
  const PersonId ann = person_of(1), bob = person_of(2);
  const RoomId room = room_of(1);
  const Change changes[] = {
      PutPerson{{ann, "Ann", "hash", 1, 1}},
      PutPerson{{bob, "Bob", "hash", 1, 1}},
      PutSession{token_of(1), ann, 1},
      PutRoom{{room, "text", {ann, bob}, 1}},
      PutGame{{"table", room, "game", {ann, bob, std::nullopt}, {"", "", "quick"}, 5, "Ann wins"}},
      PutSaid{{room, 1, ann, 7, 1, "I am Ann", "", 9}},
      PutSaid{{room, 2, ann, 7, {}, "", "hello", 9}},
      PutSaid{{room, 3, bob, 8, {}, "I am Bob", "", 9}},
      ErasePerson{ann},
      PutSession{token_of(2), ann, 2},
  };
  for (const Change& change : changes) ASSERT_FALSE(change_and_wait(*directory, change));
  EXPECT_FALSE(directory->person(ann).value());
  EXPECT_FALSE(directory->person_named("ann").value());
  EXPECT_FALSE(directory->session(token_of(1)).value());
  EXPECT_FALSE(directory->session(token_of(2)).value()) << "who was erased does not come back";
  EXPECT_FALSE(directory->all_of(ann).value());
  EXPECT_EQ(directory->rooms().value(), (std::vector<Room>{{room, "text", {bob}, 1}}));
  EXPECT_EQ(directory->game("table").value()->seats,
            (std::vector<std::optional<PersonId>>{std::nullopt, bob, std::nullopt}));
  const std::vector<Said> left{{room, 1, {}, 7, 1, "", "", 9},
                               {room, 2, {}, 7, {}, "", "", 9},
                               {room, 3, bob, 8, {}, "I am Bob", "", 9}};
  EXPECT_EQ(directory->said_in(room, 9).value(), left);
  EXPECT_FALSE(change_and_wait(*directory, PutPerson{{person_of(3), "ANN", "hash", 1, 1}}))
      << "the name is free again";
}

}  // namespace
}  // namespace directory
