#include "commands/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "commands/failure.h"
#include "commands/print.h"

namespace commands {
namespace {

constexpr std::size_t largest_file = std::size_t{1} << 28U;  // 256 MiB: no book is longer

class File {
 public:
  explicit File(int descriptor) : descriptor_{descriptor} {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() {
    if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
  }
  int get() const { return descriptor_; }

 private:
  int descriptor_;
};

[[noreturn]] void give_up(std::string_view name, std::string_view verb) {
  throw Failure{no_way, fmt::format("{} cannot be {}: {}.", name, verb, std::strerror(errno))};
}

void read_all(int from, std::string_view name, const std::function<void(std::string_view)>& take) {
  std::array<char, 65536> buffer{};
  while (true) {
    const auto got = ::read(from, buffer.data(), buffer.size());
    if (got == 0) return;
    if (got > 0) {
      take({buffer.data(), static_cast<std::size_t>(got)});
    } else if (errno != EINTR) {
      give_up(name, "read");
    }
  }
}

// How many bytes the character at the front takes; 0 where they are not UTF-8 (RFC 3629).
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  }
  const unsigned second = byte(1);
  const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool surrogate = first == 0xED && second >= 0xA0;
  const bool too_high = first == 0xF4 && second >= 0x90;
  return overlong || surrogate || too_high ? 0 : length;
}

void write_all(int to, std::string_view name, std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(to, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      give_up(name, "written");
    }
  }
}

}  // namespace

std::string read_bytes(const std::string& name) {
  const bool input = name == "-";
  const std::string shown = input ? "Standard input" : name;
  const File file{input ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC)};
  if (file.get() < 0) give_up(shown, "opened");
  std::string bytes;
  read_all(file.get(), shown, [&](std::string_view more) {
    if (bytes.size() + more.size() > largest_file) {
      throw Failure{bad_usage, fmt::format("{} is larger than 256 MiB.", shown)};
    }
    bytes += more;
  });
  return bytes;
}

std::string read_text(const std::string& name) {
  std::string bytes = read_bytes(name);
  std::size_t line = 1;
  for (std::string_view left = bytes; !left.empty();) {
    const std::size_t length = left.front() == '\0' ? 0 : character_length(left);
    if (length == 0) {
      throw Failure{bad_usage, fmt::format("{}:{}: This is not text in UTF-8.", name, line)};
    }
    if (left.front() == '\n') ++line;
    left.remove_prefix(length);
  }
  return bytes;
}

void read_input(const std::function<void(std::string_view)>& take) {
  read_all(STDIN_FILENO, "Standard input", take);
}

void write_new_file(const std::filesystem::path& path, std::string_view text) {
  std::error_code ignored;
  const bool device =
      std::filesystem::exists(path, ignored) && std::filesystem::is_character_file(path, ignored);
  if (device) {
    const File file{::open(path.c_str(), O_WRONLY | O_CLOEXEC)};
    if (file.get() < 0) give_up(path.native(), "opened");
    return write_all(file.get(), path.native(), text);
  }
  const File file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)};
  if (file.get() < 0 && errno == EEXIST) {
    throw Failure{no_way, fmt::format("{} is there already: remove it, or name another file.",
                                      path.native())};
  }
  if (file.get() < 0) give_up(path.native(), "made");
  try {
    write_all(file.get(), path.native(), text);
    if (::fsync(file.get()) != 0 && errno != EINVAL) give_up(path.native(), "written");
  } catch (const Failure&) {
    ::unlink(path.c_str());
    throw;
  }
}

void deliver(const std::string& name, std::string_view text) {
  if (name.empty()) return print(text);
  write_new_file(name, text);
}

}  // namespace commands
