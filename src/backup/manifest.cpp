#include "backup/manifest.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace backup {
namespace {

constexpr int format_version = 1;

bool is_file_name(std::string_view name) {
  return !name.empty() && name.front() != '.' && name.find('/') == std::string_view::npos;
}

bool is_sha256(std::string_view text) {
  return text.size() == 64 && std::ranges::all_of(text, [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

}  // namespace

std::string text_of(const Manifest& manifest) {
  std::string text = fmt::format("liebrary backup {}\nmade {}\n", format_version, manifest.made);
  for (const auto& part : manifest.parts) {
    text += fmt::format("file {} {} {}\n", part.name, part.bytes, part.sha256);
  }
  return text;
}

std::expected<Manifest, std::string> parse_manifest(std::string_view text) {
  std::istringstream lines{std::string{text}};
  std::string program, what, word;
  int version = 0;
  Manifest manifest;
  lines >> program >> what >> version;
  if (!lines || program != "liebrary" || what != "backup") {
    return std::unexpected("it is no backup of Liebrary");
  }
  if (version > format_version) {
    return std::unexpected("it was written by a newer Liebrary; use that one");
  }
  lines >> word >> manifest.made;
  if (!lines || word != "made") return std::unexpected("its manifest is damaged");
  while (lines >> word) {
    PartListed part;
    lines >> part.name >> part.bytes >> part.sha256;
    if (!lines || word != "file" || !is_file_name(part.name) || !is_sha256(part.sha256)) {
      return std::unexpected("its manifest is damaged");
    }
    manifest.parts.push_back(std::move(part));
  }
  return manifest;
}

}  // namespace backup
