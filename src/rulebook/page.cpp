#include "rulebook/page.h"

#include <fmt/format.h>

#include <algorithm>

namespace rulebook {
namespace {

using core::Line;
using core::Trouble;

constexpr std::string_view ruling_mark = "*Our ruling.*";
constexpr std::string_view ruling_text = "Our ruling.";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// F-12 or B-06c
bool is_id(std::string_view id) {
  if (id.size() != 4 && id.size() != 5) return false;
  if (id.size() == 5 && (id[4] < 'a' || id[4] > 'z')) return false;
  return id[0] >= 'A' && id[0] <= 'Z' && id[1] == '-' && is_digit(id[2]) && is_digit(id[3]);
}

std::unexpected<Trouble> trouble(std::size_t line, std::string sentence) {
  return std::unexpected(Trouble{line, std::move(sentence)});
}

class Reader {
 public:
  std::expected<void, Trouble> take(const Line& line) {
    if (line.text.starts_with("### ")) return begin_rule(line);
    if (line.text.starts_with("#")) return begin_chapter(line);
    if (in_rule_) return continue_rule(line);
    return {};  // what stands before a first rule is for readers of the page alone
  }

  std::expected<void, Trouble> finish() {
    if (!in_rule_) return {};
    in_rule_ = false;
    const Rule& rule = rules_.back();
    if (rule.text.empty() || rule.text.starts_with(ruling_text)) {
      return trouble(rule_line_, fmt::format("{} has no text.", rule.id));
    }
    if (rule.text.ends_with(ruling_text)) {
      return trouble(rule_line_, fmt::format("{} is a ruling without a reason.", rule.id));
    }
    return {};
  }

  std::vector<Rule> rules() && { return std::move(rules_); }

 private:
  std::expected<void, Trouble> begin_chapter(const Line& line) {
    if (auto finished = finish(); !finished) return finished;
    if (line.text.starts_with("## ")) chapter_ = line.text.substr(3);
    return {};
  }

  std::expected<void, Trouble> begin_rule(const Line& line) {
    if (auto finished = finish(); !finished) return finished;
    const std::string_view heading = line.text.substr(4);
    const std::size_t blank = std::min(heading.find(' '), heading.size());
    const std::string_view id = heading.substr(0, blank);
    if (!is_id(id)) {
      return trouble(line.number, fmt::format("\"{}\" is not an id; write F-12 or B-06c.", id));
    }
    if (blank == heading.size()) return trouble(line.number, fmt::format("{} has no title.", id));
    if (chapter_.empty()) {
      return trouble(line.number, fmt::format("{} stands before the first chapter.", id));
    }
    if (std::ranges::find(rules_, id, &Rule::id) != rules_.end()) {
      return trouble(line.number, fmt::format("{} is on this page twice.", id));
    }
    rules_.push_back({.id = std::string{id},
                      .title = std::string{heading.substr(blank + 1)},
                      .text = {},
                      .chapter = chapter_,
                      .ruling = false});
    rule_line_ = line.number;
    in_rule_ = true;
    new_paragraph_ = true;
    return {};
  }

  std::expected<void, Trouble> continue_rule(const Line& line) {
    Rule& rule = rules_.back();
    if (line.text.empty()) {
      new_paragraph_ = true;
      return {};
    }
    if (new_paragraph_ && rule.ruling) {
      return trouble(line.number, fmt::format("The ruling of {} is its last paragraph.", rule.id));
    }
    if (!rule.text.empty()) rule.text += new_paragraph_ ? '\n' : ' ';
    if (line.text.starts_with(ruling_mark)) {
      if (!new_paragraph_) {
        return trouble(line.number,
                       fmt::format("The ruling of {} needs a paragraph of its own.", rule.id));
      }
      rule.ruling = true;
      rule.text += ruling_text;
      rule.text += line.text.substr(ruling_mark.size());
    } else {
      rule.text += line.text;
    }
    new_paragraph_ = false;
    return {};
  }

  std::vector<Rule> rules_;
  std::string chapter_;
  std::size_t rule_line_ = 0;
  bool in_rule_ = false;
  bool new_paragraph_ = true;
};

}  // namespace

std::expected<std::vector<Rule>, Trouble> parse_page(std::string_view markdown) {
  Reader reader;
  for (const Line& line : core::lines(markdown)) {
    if (auto taken = reader.take(line); !taken) return std::unexpected(taken.error());
  }
  if (auto finished = reader.finish(); !finished) return std::unexpected(finished.error());
  return std::move(reader).rules();
}

}  // namespace rulebook
