#include "sqlite/gaps.h"

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace sqlite {
namespace {

// The format is SQLite's: https://www.sqlite.org/fileformat2.html, section 1.6.
constexpr std::size_t file_header_size = 100;
constexpr char inner_index = 2, inner_table = 5, leaf_index = 10, leaf_table = 13;

// Other pages begin with the number of a page, and could be taken for one of a tree if that were
// as large as this: no file may grow so far, which is 128 GB with pages of 4 kB.
constexpr std::int64_t most_pages = std::int64_t{inner_index} << 24U;

std::size_t two_bytes(std::span<const char> bytes, std::size_t at) {
  return std::size_t{static_cast<unsigned char>(bytes[at])} << 8U |
         static_cast<unsigned char>(bytes[at + 1]);
}

bool is_blank(std::span<const char> bytes) {
  return std::ranges::all_of(bytes, [](char byte) { return byte == 0; });
}

// The methods of an open file, but for writing. SQLite finds it by the first member.
struct Methods {
  sqlite3_io_methods all;
  const sqlite3_io_methods* original;
};

const Methods& methods_of(const sqlite3_file* file) {
  return *reinterpret_cast<const Methods*>(file->pMethods);
}

// SQLite writes a database file by whole pages.
int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 offset) {
  const auto& original = *methods_of(file).original;
  const auto* bytes = static_cast<const char*>(from);
  const auto size = static_cast<std::size_t>(count);
  if (!std::has_single_bit(size) || size < 512 || offset % count != 0) {
    return original.xWrite(file, from, count, offset);
  }
  std::vector<char> page(bytes, bytes + size);
  std::ranges::fill(gap_of(page, offset == 0), '\0');
  return original.xWrite(file, page.data(), count, offset);
}

// They live for as long as the program, as those do that they stand for.
const sqlite3_io_methods* with_blank_gaps(const sqlite3_io_methods* original) {
  static std::mutex mutex;
  static std::map<const sqlite3_io_methods*, std::unique_ptr<Methods>> known;
  const std::scoped_lock lock(mutex);
  auto& methods = known[original];
  if (!methods) {
    methods = std::make_unique<Methods>(Methods{*original, original});
    methods->all.xWrite = write;
  }
  return &methods->all;
}

sqlite3_file* file_of(const Database& database) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database.connection(), "main", SQLITE_FCNTL_FILE_POINTER,
                       static_cast<void*>(&file));
  return file;
}

}  // namespace

std::span<char> gap_of(std::span<char> page, bool is_first) {
  const std::size_t header = is_first ? file_header_size : 0;
  const char kind = page[header];
  const bool is_leaf = kind == leaf_index || kind == leaf_table;
  if (!is_leaf && kind != inner_index && kind != inner_table) return {};
  const std::size_t cells = two_bytes(page, header + 3), content = two_bytes(page, header + 5);
  const std::size_t begin = header + (is_leaf ? 8 : 12) + 2 * cells;
  const std::size_t end = content == 0 ? 65'536 : content;
  if (begin > end || end > page.size()) return {};
  return page.subspan(begin, end - begin);
}

std::optional<Failure> keep_gaps_blank(Database& database) {
  const auto pages = database.ask("PRAGMA max_page_count = 33554431");
  if (!pages) return pages.error();
  const auto has_maps = database.ask("PRAGMA auto_vacuum");
  if (!has_maps) return has_maps.error();
  if (*pages >= most_pages || *has_maps != 0) {
    return database.damaged("its pages are not those that it was made with");
  }
  sqlite3_file* file = file_of(database);
  if (file == nullptr || file->pMethods == nullptr) return database.failure(SQLITE_CANTOPEN);
  file->pMethods = with_blank_gaps(file->pMethods);
  return std::nullopt;
}

std::expected<bool, Failure> are_gaps_blank(Database& database) {
  const auto page_size = database.ask("PRAGMA page_size");
  if (!page_size) return std::unexpected(page_size.error());
  constexpr std::size_t at_once = 64;
  std::vector<char> pages(static_cast<std::size_t>(*page_size) * at_once);
  sqlite3_file* file = file_of(database);
  sqlite3_int64 size = 0;
  if (const int code = file->pMethods->xFileSize(file, &size); code != SQLITE_OK) {
    return std::unexpected(database.failure(code));
  }
  for (sqlite3_int64 at = 0; at < size; at += static_cast<sqlite3_int64>(pages.size())) {
    const int code = file->pMethods->xRead(file, pages.data(), static_cast<int>(pages.size()), at);
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) {
      return std::unexpected(database.failure(code));
    }
    for (std::size_t i = 0; i < at_once; ++i) {  // what lies behind the end reads as zeros
      const std::span page{pages.data() + i * static_cast<std::size_t>(*page_size),
                           static_cast<std::size_t>(*page_size)};
      if (!is_blank(gap_of(page, at == 0 && i == 0))) return false;
    }
  }
  return true;
}

}  // namespace sqlite
