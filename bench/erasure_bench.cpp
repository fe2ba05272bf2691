// How long changes of others wait while somebody is erased from a large directory, and how long it
// takes until nothing is left of them.
//
//   erasure_bench [FOLDER] [--rooms 100000] [--games 1000000] [--people 20000]
//
// FOLDER is on the disk to be measured; the system's temporary folder if there is none. What is
// made there is kept for the next run, and opened as a server does after a start.
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "directory/sqlite_directory.h"

namespace {

using Clock = std::chrono::steady_clock;
using directory::SqliteDirectory;

[[noreturn]] void give_up(std::string_view why) {
  fmt::print(stderr, "{}\n", why);
  std::exit(1);
}

struct Size {
  std::uint64_t rooms = 100'000, games = 1'000'000, people = 20'000;
};

double ms_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

template <class Id>
Id id_of(std::uint64_t number, std::uint64_t kind) {
  Id id;
  std::uint64_t bits = (number + 1) * 0x9E3779B97F4A7C15U + kind;
  for (auto& byte : id.bytes) {
    byte = static_cast<std::uint8_t>(bits >> 56U);
    bits = (bits ^ (bits >> 29U)) * 0xBF58476D1CE4E5B9U;
  }
  return id;
}

directory::PersonId person_of(std::uint64_t number) {
  return id_of<directory::PersonId>(number, 1);
}
directory::RoomId room_of(std::uint64_t number) { return id_of<directory::RoomId>(number, 2); }

directory::Change person(std::uint64_t number) {
  return directory::PutPerson{{person_of(number), fmt::format("Reader {}", number), "", 1, 1}};
}

directory::Change room(std::uint64_t number, const Size& size) {
  return directory::PutRoom{{room_of(number),
                             std::string(600, 'r'),
                             {person_of(number % size.people), person_of(number * 7 % size.people)},
                             1}};
}

// In an order in which they are quickly made.
directory::Change game(std::uint64_t number, const Size& size) {
  const std::uint64_t first = number * size.people / size.games;
  return directory::PutGame{{fmt::format("{:032x}", number),
                             room_of(number % size.rooms),
                             "fiction",
                             {person_of(first), person_of((first + 1) % size.people)},
                             {"", ""},
                             static_cast<directory::WallMillis>(number),
                             "Ada wins"}};
}

void fill(SqliteDirectory& directory, const Size& size) {
  const auto put = [&](std::uint64_t number, directory::Change change) {
    directory.change(std::move(change), [](const auto& failure) {
      if (failure) give_up(failure->sentence);
    });
    if (number % 2000 == 1999) directory.wait_until_idle();
  };
  for (std::uint64_t i = 0; i < size.people; ++i) put(i, person(i));
  for (std::uint64_t i = 0; i < size.rooms; ++i) put(i, room(i, size));
  for (std::uint64_t i = 0; i < size.games; ++i) put(i, game(i, size));
  directory.wait_until_idle();
}

// One room is kept after the other, each as soon as the one before is durable: how long each took.
class Others {
 public:
  Others(SqliteDirectory& directory, const Size& size)
      : thread_([this, &directory, size] {
          for (std::uint64_t i = 0; !ends_; ++i) {
            const auto start = Clock::now();
            if (change_and_wait(directory, room(i * 7919 % size.rooms, size))) give_up("refused");
            waits_.push_back(ms_since(start));
          }
        }) {}

  std::vector<double> end() {
    ends_ = true;
    thread_.join();
    std::ranges::sort(waits_);
    return std::move(waits_);
  }

 private:
  std::atomic<bool> ends_ = false;
  std::vector<double> waits_;
  std::thread thread_;
};

void tell(std::string_view what, const std::vector<double>& waits) {
  fmt::print("{:<34} {:>8} {:>9.2f} {:>9.2f} {:>9.2f}\n", what, waits.size(),
             waits[waits.size() / 2], waits[waits.size() * 99 / 100], waits.back());
}

void measure(const std::filesystem::path& folder, const Size& size) {
  auto start = Clock::now();
  auto opened = SqliteDirectory::open(folder);
  if (!opened) give_up(opened.error().sentence);
  SqliteDirectory& directory = **opened;
  if (!directory.person(person_of(0)).value()) {
    fill(directory, size);
    fmt::print("filled in {:.0f} s\n", ms_since(start) / 1000);
    opened->reset();
    start = Clock::now();
    return measure(folder, size);
  }
  fmt::print("{:.0f} MB, opened in {:.0f} ms\n\n",
             static_cast<double>(std::filesystem::file_size(folder / "directory.db")) / 1e6,
             ms_since(start));
  directory.wait_until_idle();
  fmt::print("{:<34} {:>8} {:>9} {:>9} {:>9}\n", "how long a change waits, ms", "changes", "half",
             "99 of 100", "longest");
  {
    Others others(directory, size);
    std::this_thread::sleep_for(std::chrono::seconds{10});
    tell("nobody is erased", others.end());
  }
  Others others(directory, size);
  double longest = 0;
  constexpr int erased = 10;
  for (std::uint64_t i = 0; i < erased; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds{800});
    start = Clock::now();
    if (change_and_wait(directory, directory::ErasePerson{person_of(size.people - 1 - i)})) {
      give_up("refused");
    }
    directory.wait_until_idle();
    longest = std::max(longest, ms_since(start));
  }
  tell(fmt::format("{} are, one after the other", erased), others.end());
  fmt::print("nothing is left of one, if it is not put off, after {:.0f} ms at the most\n",
             longest);
  // For the next run.
  for (std::uint64_t i = 0; i < erased; ++i) {
    change_and_wait(directory, person(size.people - 1 - i));
  }
}

}  // namespace

int main(int count, char** words) {
  std::filesystem::path base = std::filesystem::temp_directory_path();
  Size size;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    const auto number = [&] { return std::strtoull(words[++i], nullptr, 10); };
    if (word == "--rooms" && i + 1 < count) {
      size.rooms = number();
    } else if (word == "--games" && i + 1 < count) {
      size.games = number();
    } else if (word == "--people" && i + 1 < count) {
      size.people = number();
    } else {
      base = word;
    }
  }
  measure(base / "erasure-bench", size);
}
