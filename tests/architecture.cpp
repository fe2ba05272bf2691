#include "architecture.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <set>

namespace architecture {
namespace {

using Findings = std::vector<std::string>;

struct Include {
  std::size_t line;
  std::string path;
  bool quoted;
};

std::vector<Include> includes(const std::string& text) {
  static const std::regex directive{R"re(^\s*#\s*include\s*(["<])([^">]+)[">])re"};
  std::vector<Include> found;
  std::size_t number = 0;
  for (const std::string& line : tree::lines(text)) {
    ++number;
    std::smatch match;
    if (std::regex_search(line, match, directive))
      found.push_back({number, match[2], match[1] == "\""});
  }
  return found;
}

// What the `*` of `pattern` stands for in `folder`; nothing where the pattern does not fit.
std::optional<std::string> star(const std::string& pattern, const std::string& folder) {
  if (!pattern.ends_with("/*")) {
    return pattern == folder ? std::optional<std::string>{""} : std::nullopt;
  }
  const std::string stem = pattern.substr(0, pattern.size() - 1);
  if (!folder.starts_with(stem) || folder.size() == stem.size()) return std::nullopt;
  const std::string rest = folder.substr(stem.size());
  return rest.find('/') == std::string::npos ? std::optional{rest} : std::nullopt;
}

const Edge* edge_of(const Picture& picture, const std::string& folder, std::string& stands_for) {
  for (const Edge& edge : picture.edges) {
    if (auto name = star(edge.folder, folder)) {
      stands_for = *name;
      return &edge;
    }
  }
  return nullptr;
}

bool sees(const std::string& allowed, const std::string& stands_for, const std::string& included) {
  const std::string folder = tree::folder_of(included);
  if (allowed == "**") return !folder.starts_with("testing");
  if (allowed.ends_with("/**")) return folder.starts_with(allowed.substr(0, allowed.size() - 2));
  if (allowed.find('.') != std::string::npos) return included == allowed;
  if (allowed.ends_with("/*")) return folder == allowed.substr(0, allowed.size() - 1) + stands_for;
  return folder == allowed;
}

bool is_below(const std::string& folder, const std::string& top) {
  return folder == top || folder.starts_with(top + "/");
}

bool has(const std::vector<std::string>& values, const std::string& value) {
  return std::find(values.begin(), values.end(), value) != values.end();
}

void check_own_include(const Edge& edge, const std::string& stands_for, const tree::File& file,
                       const Include& include, Findings& findings) {
  const std::string from = tree::folder_of(file.path), to = tree::folder_of(include.path);
  if (to.empty()) {
    findings.push_back(fmt::format("{}:{}: \"{}\" does not begin at src/; write the folder too",
                                   file.path, include.line, include.path));
    return;
  }
  if (from == to || (is_below(from, "testing") && is_below(to, "testing"))) return;
  const bool allowed = std::any_of(edge.sees.begin(), edge.sees.end(), [&](const auto& each) {
    return sees(each, stands_for, include.path);
  });
  if (!allowed) {
    findings.push_back(fmt::format("{}:{}: {} may not include \"{}\"", file.path, include.line,
                                   from.empty() ? "src" : from, include.path));
  }
}

void check_library(const Picture& picture, const Edge& edge, const tree::File& file,
                   const Include& include, Findings& findings) {
  const std::string from = tree::folder_of(file.path);
  for (const Library& library : picture.libraries) {
    if (!include.path.starts_with(library.header)) continue;
    const bool allowed = std::any_of(library.folders.begin(), library.folders.end(),
                                     [&](const auto& folder) { return is_below(from, folder); });
    if (!allowed) {
      findings.push_back(fmt::format("{}:{}: <{}> is not for {}", file.path, include.line,
                                     include.path, from.empty() ? "src" : from));
    }
  }
  if (edge.pure && has(picture.impure_headers, include.path)) {
    findings.push_back(fmt::format("{}:{}: {} is pure and does without <{}>", file.path,
                                   include.line, from, include.path));
  }
}

void check_names(const Picture& picture, const tree::File& file, Findings& findings) {
  const std::string from = tree::folder_of(file.path);
  if (!has(picture.neutral_folders, from)) return;
  for (const std::string& name : picture.game_names) {
    const std::regex spelled{"\\b" + name + "\\b", std::regex::icase};
    std::size_t number = 0;
    for (const std::string& line : tree::lines(file.text)) {
      ++number;
      if (!std::regex_search(line, spelled)) continue;
      findings.push_back(
          fmt::format("{}:{}: {} names the game '{}'", file.path, number, from, name));
    }
  }
}

void check_source(const Picture& picture, const tree::File& file, Findings& findings) {
  const std::size_t length = tree::lines(file.text).size();
  if (length > picture.longest_file) {
    findings.push_back(fmt::format("{}: {} lines, and no file has more than {}", file.path, length,
                                   picture.longest_file));
  }
  if (tree::is_test(file.path)) return;
  std::string stands_for;
  const Edge* edge = edge_of(picture, tree::folder_of(file.path), stands_for);
  if (edge == nullptr) {
    findings.push_back(
        fmt::format("{}: its folder is not in the picture of the architecture test", file.path));
    return;
  }
  for (const Include& include : includes(file.text)) {
    if (include.quoted) {
      check_own_include(*edge, stands_for, file, include, findings);
    } else {
      check_library(picture, *edge, file, include, findings);
    }
  }
  check_names(picture, file, findings);
}

void check_target(const Picture& picture, const std::string& folder, const std::string* lists,
                  Findings& findings) {
  if (folder.empty()) return;
  std::string part = folder, stands_for;
  std::replace(part.begin(), part.end(), '/', '_');
  std::smatch call;
  if (lists == nullptr ||
      !std::regex_search(*lists, call, std::regex{R"(liebrary_part\(\s*(\w+)([^)]*)\))"})) {
    findings.push_back(
        fmt::format("{}: has no CMakeLists.txt with liebrary_part({} …)", folder, part));
    return;
  }
  if (call[1] != part && !is_below(folder, "testing")) {
    findings.push_back(
        fmt::format("{}: its target is called {} and should be {}", folder, call[1].str(), part));
  }
  const Edge* edge = edge_of(picture, folder, stands_for);
  if (edge != nullptr && edge->pure && call[2].str().find("PURE") == std::string::npos) {
    findings.push_back(fmt::format("{}: its liebrary_part must say PURE", folder));
  }
}

}  // namespace

std::vector<std::string> findings(const Picture& picture, const std::vector<tree::File>& files) {
  Findings found;
  std::set<std::string> folders;
  std::map<std::string, std::string> lists;
  for (const tree::File& file : files) {
    const std::string folder = tree::folder_of(file.path);
    if (file.path.ends_with("CMakeLists.txt")) {
      lists[folder] = file.text;
      continue;
    }
    folders.insert(folder);
    check_source(picture, file, found);
  }
  for (const std::string& folder : folders) {
    const auto list = lists.find(folder);
    check_target(picture, folder, list == lists.end() ? nullptr : &list->second, found);
  }
  return found;
}

}  // namespace architecture
