#include "backup/tar.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace backup {
namespace {

constexpr std::size_t block = 512;
using Block = std::array<char, block>;

// Where a header has what, and how many bytes of it.
struct Field {
  std::size_t at, size;
};
constexpr Field name_field{0, 100}, mode_field{100, 8}, user_field{108, 8}, group_field{116, 8},
    size_field{124, 12}, time_field{136, 12}, sum_field{148, 8}, type_field{156, 1},
    magic_field{257, 8};

void put(Block& header, Field field, std::string_view text) {
  std::ranges::copy(text.substr(0, field.size), header.begin() + static_cast<long>(field.at));
}

// In octal digits; a size that has more of them than there is room for in binary, as GNU tar has
// it.
void put_number(Block& header, Field field, std::uint64_t number) {
  const auto digits = fmt::format("{:0{}o}", number, field.size - 1);
  if (digits.size() < field.size) return put(header, field, digits);
  for (std::size_t i = 0; i < field.size; ++i, number >>= 8U) {
    header[field.at + field.size - 1 - i] = static_cast<char>(number & 0xffU);
  }
  header[field.at] = static_cast<char>(0x80);
}

std::uint64_t sum_of(Block header) {
  std::fill_n(header.begin() + sum_field.at, sum_field.size, ' ');
  std::uint64_t sum = 0;
  for (const char c : header) sum += static_cast<unsigned char>(c);
  return sum;
}

std::string_view get(const Block& header, Field field) {
  const std::string_view text{header.data() + field.at, field.size};
  return text.substr(0, text.find('\0'));
}

std::optional<std::uint64_t> get_number(const Block& header, Field field) {
  std::uint64_t number = 0;
  if ((static_cast<unsigned char>(header[field.at]) & 0x80U) != 0) {
    for (std::size_t i = field.size - 8; i < field.size; ++i) {
      number = number << 8U | static_cast<unsigned char>(header[field.at + i]);
    }
    return number;
  }
  for (const char c : get(header, field)) {
    if (c == ' ') continue;
    if (c < '0' || c > '7') return std::nullopt;
    number = number << 3U | static_cast<std::uint64_t>(c - '0');
  }
  return number;
}

std::size_t padding(std::uint64_t size) { return (block - size % block) % block; }

}  // namespace

TarWriter::TarWriter(const std::filesystem::path& path) : out_{} {
  out_.exceptions(std::ios::failbit | std::ios::badbit);
  out_.open(path, std::ios::binary | std::ios::trunc);
}

void TarWriter::begin(const std::string& name, std::uint64_t size, std::int64_t seconds) {
  Block header{};
  put(header, name_field, name);
  put_number(header, mode_field, 0600);
  put_number(header, user_field, 0);
  put_number(header, group_field, 0);
  put_number(header, size_field, size);
  put_number(header, time_field, static_cast<std::uint64_t>(std::max<std::int64_t>(0, seconds)));
  put(header, type_field, "0");
  put(header, magic_field, std::string_view{"ustar\00000", 8});
  put(header, sum_field, fmt::format("{:06o}", sum_of(header)) + std::string{"\0 ", 2});
  out_.write(header.data(), header.size());
}

void TarWriter::end(std::uint64_t size) {
  const Block nothing{};
  out_.write(nothing.data(), static_cast<std::streamsize>(padding(size)));
}

void TarWriter::add(const std::string& name, std::string_view content, std::int64_t seconds) {
  begin(name, content.size(), seconds);
  out_.write(content.data(), static_cast<std::streamsize>(content.size()));
  end(content.size());
}

void TarWriter::add_file(const std::string& name, const std::filesystem::path& path,
                         std::int64_t seconds) {
  const auto size = std::filesystem::file_size(path);
  std::ifstream in;
  in.exceptions(std::ios::badbit);
  in.open(path, std::ios::binary);
  begin(name, size, seconds);
  if (size > 0) out_ << in.rdbuf();
  end(size);
}

void TarWriter::finish() {
  const Block nothing{};
  for (int i = 0; i < 2; ++i) out_.write(nothing.data(), nothing.size());
  out_.close();
}

TarReader::TarReader(const std::filesystem::path& path) : in_{path, std::ios::binary} {}

std::expected<std::optional<TarEntry>, std::string> TarReader::next() {
  Block header{};
  if (!in_.read(header.data(), header.size())) return std::unexpected("it ends too early");
  if (std::ranges::all_of(header, [](char c) { return c == '\0'; })) return std::nullopt;
  const auto size = get_number(header, size_field), sum = get_number(header, sum_field);
  if (!size || !sum || *sum != sum_of(header)) {
    return std::unexpected("it is no file that this program has written, or it is damaged");
  }
  size_ = *size;
  return TarEntry{std::string{get(header, name_field)}, *size};
}

bool TarReader::read(const std::function<void(std::string_view)>& take) {
  std::array<char, 65'536> some{};
  for (auto left = size_; left > 0;) {
    const auto wanted = std::min<std::uint64_t>(left, some.size());
    if (!in_.read(some.data(), static_cast<std::streamsize>(wanted))) return false;
    take({some.data(), static_cast<std::size_t>(wanted)});
    left -= wanted;
  }
  return !!in_.ignore(static_cast<std::streamsize>(padding(size_)));
}

}  // namespace backup
