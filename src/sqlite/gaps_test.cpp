// What is left in a database file besides what it holds: nothing.
#include "sqlite/gaps.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <random>

#include "journal/testing/temporary_folder.h"
#include "sqlite/statement.h"
#include "sqlite/store.h"

namespace sqlite {
namespace {

using journal::testing::TemporaryFolder;

constexpr std::array two_kinds = {
    "CREATE TABLE keyed (id BLOB PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID, STRICT;"
    "CREATE INDEX keyed_by_text ON keyed (text);"
    "CREATE TABLE numbered (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;"};
const Schema rows_schema{4711, two_kinds};

// Every byte of a file that holds something, found by walking through its trees as
// https://www.sqlite.org/fileformat2.html describes them; the program itself only knows the gaps.
class Used {
 public:
  explicit Used(const std::filesystem::path& path) : database_(*Database::open(path, "")) {
    std::ifstream in(path, std::ios::binary);
    bytes_.assign(std::istreambuf_iterator<char>(in), {});
    used_.resize(bytes_.size());
    size_ = static_cast<std::size_t>(*database_.ask("PRAGMA page_size"));
    mark(0, 100);
    walk(1);
    Statement roots(database_, "SELECT rootpage FROM sqlite_schema WHERE rootpage > 0");
    Run run(roots);
    while (run.step() == SQLITE_ROW) walk(static_cast<std::size_t>(run.number(0)));
    for (std::size_t trunk = number(32, 4); trunk != 0; trunk = number(start(trunk), 4)) {
      mark_numbers(start(trunk), start(trunk) + size_);
    }
  }

  std::size_t pages() const { return bytes_.size() / size_; }
  std::size_t gaps_seen() const { return gaps_; }
  std::size_t overflows_seen() const { return overflows_; }

  // Where something else than zero lies, and nothing uses it.
  std::vector<std::string> remains() const {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < bytes_.size(); ++at) {
      if (bytes_[at] == 0 || used_[at]) continue;
      found.push_back(fmt::format("page {}, byte {}", at / size_ + 1, at % size_));
    }
    return found;
  }

 private:
  std::size_t start(std::size_t page) const { return (page - 1) * size_; }
  std::size_t number(std::size_t at, std::size_t length) const {
    std::size_t value = 0;
    for (std::size_t i = 0; i < length; ++i) {
      value = value << 8U | static_cast<unsigned char>(bytes_.at(at + i));
    }
    return value;
  }
  std::size_t varint(std::size_t& at) const {
    std::size_t value = 0;
    for (int i = 0; i < 8; ++i) {
      const std::size_t byte = number(at++, 1);
      value = value << 7U | (byte & 127U);
      if (byte < 128) return value;
    }
    return value << 8U | number(at++, 1);
  }
  void mark(std::size_t from, std::size_t length) {
    for (std::size_t at = from; at < from + length; ++at) used_.at(at) = true;
  }

  // A free page that lists others keeps the numbers of some that are not free any more; so does an
  // overflow page that was one, behind its contents.
  void mark_numbers(std::size_t from, std::size_t end) {
    for (from = (from + 3) / 4 * 4; from < end; from += 4) {
      if (number(from, 4) <= pages()) mark(from, 4);
    }
  }

  void walk(std::size_t page) {
    const std::size_t header = start(page) + (page == 1 ? 100 : 0), kind = number(header, 1);
    const bool is_leaf = kind == 10 || kind == 13;
    const std::size_t cells = number(header + 3, 2), list = header + (is_leaf ? 8 : 12);
    mark(header, list - header + 2 * cells);
    gaps_ += number(header + 5, 2) > list - start(page) + 2 * cells ? 1 : 0;
    for (std::size_t i = 0; i < cells; ++i) walk_cell(page, number(list + 2 * i, 2), kind);
    for (auto free = number(header + 1, 2); free != 0; free = number(start(page) + free, 2)) {
      mark(start(page) + free, 4);
    }
    if (!is_leaf) walk(number(header + 8, 4));
  }

  void walk_cell(std::size_t page, std::size_t offset, std::size_t kind) {
    const std::size_t from = start(page) + offset;
    std::size_t at = from;
    if (kind == 2 || kind == 5) walk(number(at, 4)), at += 4;
    if (kind == 5) {
      varint(at);
      return mark(from, at - from);
    }
    const std::size_t payload = varint(at);
    if (kind == 13) varint(at);
    const std::size_t least = (size_ - 12) * 32 / 255 - 23;
    const std::size_t most = kind == 13 ? size_ - 35 : (size_ - 12) * 64 / 255 - 23;
    std::size_t local = payload;
    if (payload > most) {
      local = least + (payload - least) % (size_ - 4);
      if (local > most) local = least;
    }
    at += local;
    if (local < payload) walk_overflow(number(at, 4), payload - local), at += 4;
    mark(from, std::max<std::size_t>(4, at - from));
  }

  void walk_overflow(std::size_t page, std::size_t left) {
    for (; page != 0; page = number(start(page), 4)) {
      const std::size_t here = std::min(left, size_ - 4);
      mark(start(page), 4 + here);
      mark_numbers(start(page) + 4 + here, start(page) + size_);
      left -= here;
      ++overflows_;
    }
  }

  Database database_;
  std::string bytes_;
  std::vector<bool> used_;
  std::size_t size_ = 0, gaps_ = 0, overflows_ = 0;
};

// Rows of many lengths that come, change and go, so that pages split and are put together.
void stir(Database& database, std::uint64_t seed, int changes) {
  std::mt19937_64 chance(seed);
  Statement put_keyed(database, "INSERT OR REPLACE INTO keyed VALUES (?, ?)");
  Statement put_numbered(database, "INSERT OR REPLACE INTO numbered VALUES (?, ?)");
  Statement drop_keyed(database, "DELETE FROM keyed WHERE id = ?");
  Statement drop_numbered(database, "DELETE FROM numbered WHERE id = ?");
  ASSERT_EQ(database.run("BEGIN"), SQLITE_OK);
  for (int i = 0; i < changes; ++i) {
    const auto number = static_cast<std::int64_t>(chance() % 500);
    const std::string id = fmt::format("{:09}", number * 7'654'321 % 1'000'000'007);
    const std::string text(chance() % 40 == 0 ? chance() % 20'000 : chance() % 300, 'x');
    const bool drops = chance() % 3 == 0;
    Run keyed(drops ? drop_keyed : put_keyed), numbered(drops ? drop_numbered : put_numbered);
    keyed.bind_blob(id);
    numbered.bind_number(number);
    if (!drops) keyed.bind_text(&text), numbered.bind_text(&text);
    ASSERT_EQ(keyed.step(), SQLITE_DONE);
    ASSERT_EQ(numbered.step(), SQLITE_DONE);
    if (i % 50 != 49) continue;
    ASSERT_EQ(database.run("COMMIT; BEGIN"), SQLITE_OK);
  }
  ASSERT_EQ(database.run("COMMIT"), SQLITE_OK);
}

std::string contents(Database& database) {
  return *database.ask_text("SELECT group_concat(hex(id) || text, '|') FROM keyed") +
         *database.ask_text("SELECT group_concat(id || text, '|') FROM numbered");
}

Database open_in(const Folder& folder, Gaps gaps) {
  auto database = open_store(folder, "store.db", rows_schema, {"", "FULL", 60}, gaps);
  EXPECT_TRUE(database) << database.error().sentence;
  EXPECT_EQ(database->run("PRAGMA secure_delete = ON"), SQLITE_OK);
  return std::move(*database);
}

TEST(Gaps, no_byte_is_left_that_nothing_uses) {
  const TemporaryFolder folder;
  const auto own = *Folder::own(folder.path(), "store.lock", "rows");
  auto database = open_in(own, Gaps::blank);
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    ASSERT_NO_FATAL_FAILURE(stir(database, seed, 700));
    ASSERT_FALSE(empty_log(database));
    const Used used(database.file());
    ASSERT_EQ(used.remains(), std::vector<std::string>{}) << "seed " << seed;
    ASSERT_GT(used.pages(), 60U);
    ASSERT_GT(used.gaps_seen(), 20U);
    ASSERT_GT(used.overflows_seen(), 5U);
    ASSERT_TRUE(*are_gaps_blank(database));
  }
}

// If the walk above missed what SQLite leaves by itself, it would prove nothing.
TEST(Gaps, sqlite_alone_leaves_bytes_that_nothing_uses) {
  const TemporaryFolder folder;
  const auto own = *Folder::own(folder.path(), "store.lock", "rows");
  auto database = open_in(own, Gaps::left);
  stir(database, 1, 700);
  ASSERT_FALSE(empty_log(database));
  EXPECT_FALSE(Used(database.file()).remains().empty());
  EXPECT_FALSE(*are_gaps_blank(database));
  ASSERT_FALSE(keep_gaps_blank(database));
  ASSERT_EQ(database.run("VACUUM"), SQLITE_OK);
  ASSERT_FALSE(empty_log(database));
  EXPECT_TRUE(*are_gaps_blank(database));
  EXPECT_EQ(Used(database.file()).remains(), std::vector<std::string>{});
}

TEST(Gaps, a_store_holds_the_same_with_and_without) {
  const TemporaryFolder one, other;
  const auto blank_folder = *Folder::own(one.path(), "store.lock", "rows");
  const auto plain_folder = *Folder::own(other.path(), "store.lock", "rows");
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    auto blank = open_in(blank_folder, Gaps::blank), plain = open_in(plain_folder, Gaps::left);
    stir(blank, seed, 500);
    stir(plain, seed, 500);
    ASSERT_EQ(contents(blank), contents(plain));
    ASSERT_EQ(*find_damage(blank, false), std::vector<std::string>{});
  }
}

TEST(Gaps, only_pages_of_trees_have_one) {
  std::vector<char> page(4096, 'x');
  const auto head = [&](std::initializer_list<int> bytes) {
    std::ranges::transform(bytes, page.begin(), [](int byte) { return static_cast<char>(byte); });
  };
  head({13, 0, 0, 0, 2, 15, 0, 0});  // two cells, which begin at 3840
  EXPECT_EQ(gap_of(page, false).data() - page.data(), 12);
  EXPECT_EQ(gap_of(page, false).size(), 3840U - 12);
  head({2, 0, 0, 0, 2, 15, 0, 0, 0, 0, 0, 9});
  EXPECT_EQ(gap_of(page, false).data() - page.data(), 16);
  EXPECT_TRUE(gap_of(page, true).empty()) << "page 1 has its header elsewhere";
  for (const int kind : {0, 1, 3, 4, 9, 11, 12, 14, 255}) {
    head({kind, 0, 0, 0, 2, 15, 0, 0});
    EXPECT_TRUE(gap_of(page, false).empty()) << kind;
  }
  head({13, 0, 0, 0, 2, 0, 11, 0});
  EXPECT_TRUE(gap_of(page, false).empty()) << "cells in the list of cells";
  head({13, 0, 0, 0, 2, 16, 1, 0});
  EXPECT_TRUE(gap_of(page, false).empty()) << "cells behind the page";
  head({13, 0, 0, 0, 0, 16, 0, 0});
  EXPECT_EQ(gap_of(page, false).size(), 4096U - 8) << "no cell at all";
}

TEST(Gaps, a_file_with_pages_of_another_kind_is_refused) {
  const TemporaryFolder folder;
  auto database = Database::open(folder.path() / "store.db", "");
  ASSERT_EQ(database->run("PRAGMA auto_vacuum = FULL; CREATE TABLE numbered (id)"), SQLITE_OK);
  const auto failure = keep_gaps_blank(*database);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->trouble, Trouble::damaged);
}

TEST(Gaps, no_file_grows_until_its_pages_cannot_be_told_apart) {
  const TemporaryFolder folder;
  auto database = Database::open(folder.path() / "store.db", "");
  ASSERT_FALSE(keep_gaps_blank(*database));
  EXPECT_EQ(*database->ask("PRAGMA max_page_count"), (2 << 24) - 1);
}

}  // namespace
}  // namespace sqlite
