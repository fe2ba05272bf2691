// Many who ask, one writer.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <thread>

#include "directory/sqlite_directory.h"
#include "directory/testing/random_change.h"
#include "journal/testing/temporary_folder.h"
#include "sqlite/testing/disk.h"
#include "sqlite/testing/disk_files.h"

namespace directory {
namespace {

using journal::testing::Place;
using journal::testing::TemporaryFolder;
using testing::person_of;
using testing::room_of;

Change person(std::uint64_t number) {
  return PutPerson{{person_of(number), std::to_string(number), "hash", 1, 1}};
}

TEST(Concurrency, changes_that_wait_share_a_commit) {
  sqlite::testing::Disk disk;
  const sqlite::testing::DiskFiles files(disk);
  const TemporaryFolder folder;
  auto directory = std::move(*SqliteDirectory::open(folder.path(), {files.name(), "FULL", 1000}));
  ASSERT_FALSE(change_and_wait(*directory, person(0)));
  // While the first `done` keeps the writer busy, the others queue; then all are kept at once.
  constexpr std::uint64_t others = 500;
  std::promise<void> busy, queued, finished;
  std::atomic<std::uint64_t> open = others, syncs_before = 0;
  directory->change(person(1), [&](auto) {
    busy.set_value();
    queued.get_future().wait();
    syncs_before = disk.counts().syncs;
  });
  busy.get_future().wait();
  for (std::uint64_t i = 2; i < 2 + others; ++i) {
    directory->change(person(i), [&](auto failure) {
      EXPECT_FALSE(failure);
      if (open == others) {
        EXPECT_TRUE(directory->person(person_of(1 + others)).value()) << "all are there at once";
      }
      if (--open == 0) finished.set_value();
    });
  }
  queued.set_value();
  finished.get_future().wait();
  EXPECT_EQ(disk.counts().syncs - syncs_before, 1u) << "one commit, one sync of the log";
}

TEST(Concurrency, many_threads_change_and_read) {
  const TemporaryFolder folder(Place::disk);
  constexpr std::uint64_t threads = 6, each = 25;
  {
    auto directory = std::move(*SqliteDirectory::open(folder.path()));
    std::atomic<int> failures = 0;
    std::vector<std::thread> all;
    for (std::uint64_t thread = 0; thread < threads; ++thread) {
      all.emplace_back([&, thread] {
        for (std::uint64_t i = thread * each; i < (thread + 1) * each; ++i) {
          if (change_and_wait(*directory, person(i))) ++failures;
          const auto found = directory->person(person_of(i));
          if (!found || !*found) ++failures;
          if (change_and_wait(*directory, PutRoom{{room_of(thread), "r", {person_of(i)}, 1}})) {
            ++failures;
          }
          if (!directory->rooms() || !directory->all_of(person_of(i))) ++failures;
          if (i % each == 3 && change_and_wait(*directory, ErasePerson{person_of(i)})) ++failures;
        }
      });
    }
    for (auto& thread : all) thread.join();
    EXPECT_EQ(failures, 0);
  }
  auto directory = std::move(*SqliteDirectory::open(folder.path()));
  for (std::uint64_t i = 0; i < threads * each; ++i) {
    EXPECT_EQ(directory->person(person_of(i)).value().has_value(), i % each != 3);
  }
  EXPECT_EQ(directory->rooms().value().size(), threads);
}

TEST(Concurrency, nobody_waits_for_an_export) {
  const TemporaryFolder folder;
  auto directory = std::move(*SqliteDirectory::open(folder.path()));
  directory->change(person(1), [](auto) {});
  directory->change(PutRoom{{room_of(1), "r", {person_of(1)}, 1}}, [](auto) {});
  constexpr std::uint32_t lines = 40'000;
  for (std::uint32_t i = 1; i <= lines; ++i) {
    directory->change(PutSaid{{room_of(1), i, person_of(1), 1, {}, "so many words", "", 1}},
                      [](auto) {});
  }
  directory->wait_until_idle();
  using Clock = std::chrono::steady_clock;
  int quick = 0;
  for (int round = 0; round < 20; ++round) {
    std::atomic<bool> begun = false;
    Clock::duration exporting{};
    std::thread other([&] {
      const auto start = Clock::now();
      begun = true;
      const auto all = directory->all_of(person_of(1));
      exporting = Clock::now() - start;
      EXPECT_EQ(all.value()->said.size(), lines);
    });
    while (!begun) std::this_thread::yield();
    std::this_thread::sleep_for(std::chrono::milliseconds{2});
    const auto start = Clock::now();
    EXPECT_TRUE(directory->person(person_of(1)).value());
    const auto looking_up = Clock::now() - start;
    other.join();
    quick += looking_up < exporting / 4 ? 1 : 0;
  }
  EXPECT_GE(quick, 5) << "on a busy machine not every time";
}

// Whatever takes long when remains are removed is done by a thread of its own.
TEST(Concurrency, nobody_waits_while_remains_are_removed) {
  const TemporaryFolder folder;
  std::promise<void> begun, end;
  auto directory = std::move(*SqliteDirectory::open(folder.path(), {}, {std::chrono::hours{1}, [&] {
                                                                          begun.set_value();
                                                                          end.get_future().wait();
                                                                        }}));
  ASSERT_FALSE(change_and_wait(*directory, person(1)));
  ASSERT_FALSE(change_and_wait(*directory, ErasePerson{person_of(1)}));
  std::thread other([&] { directory->wait_until_idle(); });
  begun.get_future().wait();
  for (std::uint64_t i = 2; i < 100; ++i) {
    ASSERT_FALSE(change_and_wait(*directory, person(i)));
    ASSERT_TRUE(directory->person(person_of(i)).value());
    ASSERT_TRUE(directory->all_of(person_of(i)).value());
  }
  end.set_value();
  other.join();
  directory.reset();
  EXPECT_FALSE((*SqliteStore::open(folder.path(), {}))->has_remains());
}

TEST(Concurrency, closing_does_not_wait_until_remains_are_to_be_removed) {
  const TemporaryFolder folder;
  {
    auto directory =
        std::move(*SqliteDirectory::open(folder.path(), {}, {std::chrono::hours{1}, {}}));
    ASSERT_FALSE(change_and_wait(*directory, ErasePerson{person_of(1)}));
  }
  EXPECT_TRUE((*SqliteStore::open(folder.path(), {}))->has_remains());
  auto directory =
      std::move(*SqliteDirectory::open(folder.path(), {}, {std::chrono::hours{1}, {}}));
  directory->wait_until_idle();
  directory.reset();
  EXPECT_FALSE((*SqliteStore::open(folder.path(), {}))->has_remains());
}

TEST(Concurrency, of_two_who_want_a_name_one_gets_it) {
  const TemporaryFolder folder;
  auto directory = std::move(*SqliteDirectory::open(folder.path()));
  for (int round = 0; round < 20; ++round) {
    std::atomic<int> taken = 0, refused = 0;
    std::vector<std::thread> rivals;
    for (std::uint64_t rival = 0; rival < 4; ++rival) {
      rivals.emplace_back([&, rival] {
        const std::string name = (rival % 2 == 0 ? "Ann" : "aNN") + std::to_string(round);
        const auto failure = change_and_wait(
            *directory,
            PutPerson{{person_of(static_cast<std::uint64_t>(round) * 4 + rival), name, "x", 1, 1}});
        ++(failure ? refused : taken);
        if (failure) {
          EXPECT_EQ(failure->trouble, Trouble::name_taken);
          EXPECT_EQ(failure->sentence, "Somebody with a password is called " + name +
                                           " already, or what looks like it. Choose another "
                                           "name, or sign in if it is yours.");
        }
      });
    }
    for (auto& rival : rivals) rival.join();
    EXPECT_EQ(taken, 1);
    EXPECT_EQ(refused, 3);
  }
}

TEST(Concurrency, a_done_may_call_the_directory) {
  const TemporaryFolder folder;
  auto directory = std::move(*SqliteDirectory::open(folder.path()));
  std::promise<bool> found;
  directory->change(person(1), [&](auto) {
    EXPECT_TRUE(directory->person(person_of(1)).value());
    directory->change(person(2), [&](auto) {
      found.set_value(directory->person(person_of(2)).value().has_value());
    });
  });
  EXPECT_TRUE(found.get_future().get());
}

TEST(Concurrency, closing_answers_everybody) {
  for (int round = 0; round < 20; ++round) {
    const TemporaryFolder folder;
    auto directory = std::move(*SqliteDirectory::open(folder.path()));
    std::atomic<int> kept = 0, closed = 0;
    SqliteDirectory& open = *directory;  // reset() clears the pointer before it destroys
    for (std::uint64_t i = 0; i < 50; ++i) {
      open.change(person(i), [&, i](const auto& failure) {
        ++(failure ? closed : kept);
        open.change(person(100 + i), [&](const auto& next) { ++(next ? closed : kept); });
      });
    }
    directory.reset();
    EXPECT_EQ(kept + closed, 100);
    EXPECT_GE(kept, 50);
  }
}

}  // namespace
}  // namespace directory
