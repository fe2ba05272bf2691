#include "terminal/guest_tokens.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <map>

#include "tables/problems.h"

namespace terminal {
namespace {

constexpr const char* file_name = "guest-tokens";

// A line is an address and a token.
std::map<std::string, std::string> read_all(const std::filesystem::path& file) {
  std::map<std::string, std::string> all;
  std::ifstream in{file};
  for (std::string server, token; in >> server >> token;) all[server] = token;
  return all;
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

codec::Problem cannot_keep(const std::filesystem::path& file, int error) {
  return {tables::StorageProblem::cannot_save,
          fmt::format("{} cannot be written ({}); name another folder with --data.", file.string(),
                      std::strerror(error)),
          ""};
}

}  // namespace

std::string kept_token(const std::filesystem::path& folder, const std::string& server) {
  const auto all = read_all(folder / file_name);
  const auto found = all.find(server);
  return found == all.end() ? std::string{} : found->second;
}

std::optional<codec::Problem> keep_token(const std::filesystem::path& folder,
                                         const std::string& server, const std::string& token) {
  const auto path = folder / file_name;
  std::error_code wrong;
  std::filesystem::create_directories(folder, wrong);
  if (wrong) return cannot_keep(path, wrong.value());
  auto all = read_all(path);
  all[server] = token;
  std::string text;
  for (const auto& [address, each] : all) text += fmt::format("{} {}\n", address, each);

  // Written beside it and renamed: whoever reads sees the old file or the new one.
  std::string fresh = path.string() + ".XXXXXX";
  const int file = ::mkostemp(fresh.data(), O_CLOEXEC);  // for its owner alone
  if (file < 0) return cannot_keep(path, errno);
  const bool written = write_all(file, text);
  const int error = errno;
  ::close(file);
  if (written && ::rename(fresh.c_str(), path.c_str()) == 0) return std::nullopt;
  const int why = written ? errno : error;
  ::unlink(fresh.c_str());
  return cannot_keep(path, why);
}

}  // namespace terminal
