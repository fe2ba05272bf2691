#include "codec/notation.h"

#include "codec/parse_problem.h"

namespace codec {
namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(blanks);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

}  // namespace

Words::Words(std::string_view line) : left_{trimmed(line)} {}

bool Words::empty() const { return left_.empty(); }

std::string_view Words::peek() const { return left_.substr(0, left_.find_first_of(blanks)); }

std::string_view Words::next() {
  const auto word = peek();
  left_ = trimmed(left_.substr(word.size()));
  return word;
}

std::string_view Words::rest() {
  const auto all = left_;
  left_ = {};
  return all;
}

bool nothing_left(std::optional<Problem>& wrong, std::string_view after) {
  wrong =
      Problem{ParseProblem::missing, fmt::format("Something is missing after “{}”.", after), ""};
  return false;
}

bool no_kind(std::optional<Problem>& wrong, std::string_view name, std::string_view what,
             std::span<const std::string_view> names) {
  if (name.empty()) {
    wrong = Problem{ParseProblem::missing,
                    fmt::format("{} needs one of: {}.", what, fmt::join(names, ", ")), ""};
  } else {
    wrong = none_of(name, names);
  }
  return false;
}

}  // namespace codec
