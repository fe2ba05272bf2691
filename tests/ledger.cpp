#include "ledger.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <regex>
#include <set>

namespace ledger {

std::vector<Rule> rules_of(const std::string& page) {
  static const std::regex heading{R"(^### ([A-Z]-\d\d[a-z]?)(?:[ .:]+(.*))?$)"};
  std::vector<Rule> rules;
  for (const std::string& line : tree::lines(page)) {
    std::smatch match;
    if (std::regex_match(line, match, heading)) rules.push_back({match[1], match[2]});
  }
  return rules;
}

std::vector<std::string> proofs_in(const tree::File& file) {
  static const std::regex in_transcript{R"(^\s*proves\s+(.*))"};
  static const std::regex in_comment{R"(//.*\bproves\s+(.*))"};
  // Wider than a rule's id, so that a slip of the pen is an unknown id rather than nothing.
  static const std::regex id{R"(^(?:,|and|\s)*([A-Z]-\d+[a-z]*)\b)"};
  const std::regex& line_form = file.path.ends_with(".txt") ? in_transcript : in_comment;
  std::vector<std::string> ids;
  for (const std::string& line : tree::lines(file.text)) {
    std::smatch match;
    if (!std::regex_search(line, match, line_form)) continue;
    std::string rest = match[1];
    for (std::smatch next; std::regex_search(rest, next, id); rest = next.suffix().str()) {
      ids.push_back(next[1]);
    }
  }
  return ids;
}

Account account(const std::vector<tree::File>& pages, const std::vector<tree::File>& sources) {
  Account result;
  for (const tree::File& page : pages) {
    const auto rules = rules_of(page.text);
    result.rules.insert(result.rules.end(), rules.begin(), rules.end());
  }
  for (const tree::File& file : sources) {
    const bool transcript = tree::folder_of(file.path).ends_with("transcripts");
    if (!transcript && !file.path.ends_with("_test.cpp")) continue;
    for (const std::string& id : proofs_in(file)) {
      auto& files = result.proofs[id];
      if (files.empty() || files.back() != file.path) files.push_back(file.path);
    }
  }
  return result;
}

std::vector<std::string> complaints(const Account& account) {
  std::vector<std::string> sentences;
  if (account.rules.empty()) {
    sentences.emplace_back("No rules: docs/rules/*.md has no heading like '### F-12 Title'.");
  }
  std::set<std::string> known;
  for (const Rule& rule : account.rules) {
    if (!known.insert(rule.id).second) {
      sentences.push_back(fmt::format("{} is stated twice in docs/rules/.", rule.id));
    } else if (!account.proofs.contains(rule.id)) {
      sentences.push_back(fmt::format(
          "{} ({}) has no test: name it in the transcript or test that proves it, as 'proves {}'.",
          rule.id, rule.title, rule.id));
    }
  }
  for (const auto& [id, files] : account.proofs) {
    if (known.contains(id)) continue;
    sentences.push_back(
        fmt::format("{} proves {}, which docs/rules/ does not state.", fmt::join(files, ", "), id));
  }
  return sentences;
}

std::string table(const Account& account) {
  std::string text;
  for (const Rule& rule : account.rules) {
    const auto proofs = account.proofs.find(rule.id);
    text += proofs == account.proofs.end()
                ? fmt::format("{:<6} (no test)\n", rule.id)
                : fmt::format("{:<6} {}\n", rule.id, fmt::join(proofs->second, " "));
  }
  return text;
}

int run(const std::filesystem::path& top) {
  const auto found = account(tree::read_files(top / "docs/rules", {".md"}),
                             tree::read_files(top / "src", {".txt", "_test.cpp"}));
  const auto wrong = complaints(found);
  fmt::print("{}", table(found));
  if (!wrong.empty()) fmt::print("\n{}\n", fmt::join(wrong, "\n"));
  fmt::print("rules: {}, complaints: {}\n", found.rules.size(), wrong.size());
  return wrong.empty() ? 0 : 1;
}

}  // namespace ledger
