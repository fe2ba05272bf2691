// The rules that players read, by id, from docs/rules/.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace rulebook {

struct Rule {
  std::string id;       // F-12, B-06c
  std::string title;    // Five boards a half
  std::string text;     // a paragraph a line; a ruling's reason is the last, after "Our ruling."
  std::string chapter;  // Guessing
  bool ruling = false;  // ours, at least in part, where the printed rules leave something open
};

std::span<const Rule> rules();  // all pages, in the order of play

// In either case; none where there is no such rule.
const Rule* find(std::string_view id);

}  // namespace rulebook
