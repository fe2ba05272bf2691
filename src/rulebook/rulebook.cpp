#include "rulebook/rulebook.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <vector>

#include "rulebook/page.h"

extern "C" {
extern const char liebrary_rules_fiction_begin[], liebrary_rules_fiction_end[];
extern const char liebrary_rules_wordles_begin[], liebrary_rules_wordles_end[];
extern const char liebrary_rules_impossible_begin[], liebrary_rules_impossible_end[];
}

namespace rulebook {
namespace {

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// The pages are ours, so trouble in them is a bug, and the tests find it.
std::vector<Rule> all_pages() {
  const std::array pages{
      std::string_view{liebrary_rules_fiction_begin, liebrary_rules_fiction_end},
      std::string_view{liebrary_rules_wordles_begin, liebrary_rules_wordles_end},
      std::string_view{liebrary_rules_impossible_begin, liebrary_rules_impossible_end},
  };
  std::vector<Rule> all;
  for (const std::string_view page : pages) {
    auto rules = parse_page(page);
    assert(rules.has_value());
    std::ranges::move(*rules, std::back_inserter(all));
  }
  return all;
}

}  // namespace

std::span<const Rule> rules() {
  static const std::vector<Rule> all = all_pages();
  return all;
}

const Rule* find(std::string_view id) {
  const auto found = std::ranges::find_if(rules(), [id](const Rule& rule) {
    return std::ranges::equal(rule.id, id, {}, upper, upper);
  });
  return found == rules().end() ? nullptr : &*found;
}

}  // namespace rulebook
