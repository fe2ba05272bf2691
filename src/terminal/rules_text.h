// The rules at the prompt.
#pragma once

#include <string>
#include <string_view>

#include "terminal/writer.h"

namespace terminal {

// Which rules a game is played by.
struct RulesOf {
  std::string letters{};  // with which the ids of its rules begin, "FB"; empty for all rules
  std::string remark{};   // a sentence below the list, where "rules" means something else as well
};

// One rule by its id, whichever game's it is; for an empty id the list of this game's.
void tell_rules(Writer&, const RulesOf&, std::string_view id);

}  // namespace terminal
