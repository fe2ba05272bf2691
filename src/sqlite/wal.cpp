#include "sqlite/wal.h"

#include <array>
#include <bit>
#include <fstream>
#include <span>
#include <vector>

namespace sqlite {
namespace {

// The format is SQLite's: https://www.sqlite.org/fileformat2.html, section 4.
constexpr std::size_t header_size = 32, frame_header_size = 24;
constexpr std::uint32_t magic = 0x377f0682, version = 3007000;  // of the magic but its last bit

std::uint32_t number(std::span<const char> bytes, std::size_t at, bool big_end_first = true) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto byte = static_cast<unsigned char>(bytes[at + (big_end_first ? i : 3 - i)]);
    value = value << 8U | byte;
  }
  return value;
}

struct Checksum {
  std::uint32_t first = 0, second = 0;
  friend bool operator==(const Checksum&, const Checksum&) = default;

  void add(std::span<const char> bytes, bool big_end_first) {
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
      first += number(bytes, at, big_end_first) + second;
      second += number(bytes, at + 4, big_end_first) + first;
    }
  }
};

class LogFile {
 public:
  explicit LogFile(const std::filesystem::path& path)
      : file_{path, std::ios::binary},
        size_{file_ ? static_cast<std::uint64_t>(std::filesystem::file_size(path)) : 0} {}

  std::optional<LogLoss> loss() {
    if (size_ <= header_size) return std::nullopt;  // nothing was ever in it
    if (!read_header()) return LogLoss{size_ - header_size, 0};
    std::vector<char> frame(frame_header_size + page_size_);
    LogLoss loss;
    bool is_whole = true;
    while (file_.read(frame.data(), static_cast<std::streamsize>(frame.size()))) {
      const bool is_of_this_log = salts_ == std::array{number(frame, 8), number(frame, 12)};
      is_whole = is_whole && is_of_this_log && continues(frame);
      if (is_whole) continue;
      if (!is_of_this_log) continue;  // an older log is overwritten from its beginning
      loss.bytes += frame.size();
      loss.transactions += number(frame, 4) != 0 ? 1 : 0;
    }
    return loss.transactions > 0 ? std::optional{loss} : std::nullopt;
  }

 private:
  bool read_header() {
    std::array<char, header_size> header{};
    if (!file_.read(header.data(), header.size())) return false;
    big_end_first_ = (number(header, 0) & 1U) != 0;
    page_size_ = number(header, 8);
    salts_ = {number(header, 16), number(header, 20)};
    sum_.add(std::span{header}.first(24), big_end_first_);
    return (number(header, 0) & ~1U) == magic && number(header, 4) == version &&
           std::has_single_bit(page_size_) && page_size_ >= 512 && page_size_ <= 65'536 &&
           sum_ == Checksum{number(header, 24), number(header, 28)};
  }

  bool continues(std::span<const char> frame) {
    sum_.add(frame.first(8), big_end_first_);
    sum_.add(frame.subspan(frame_header_size), big_end_first_);
    return sum_ == Checksum{number(frame, 16), number(frame, 20)};
  }

  std::ifstream file_;
  std::uint64_t size_;
  bool big_end_first_ = false;
  std::size_t page_size_ = 0;
  std::array<std::uint32_t, 2> salts_{};
  Checksum sum_;
};

}  // namespace

std::optional<LogLoss> find_log_loss(const std::filesystem::path& database) {
  auto path = database;
  path += "-wal";
  return LogFile{path}.loss();
}

}  // namespace sqlite
