// What every game's refusals have to be: told in a sentence of their own, with a rule behind them.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "core/enum_name.h"
#include "core/game.h"
#include "rulebook/rulebook.h"

namespace battery {

template <core::Game G>
std::vector<typename G::Refusal> all_refusals() {
  std::vector<typename G::Refusal> all;
  all.reserve(core::enum_size<typename G::Refusal>);
  for (std::size_t i = 0; i < core::enum_size<typename G::Refusal>; ++i) {
    all.push_back(typename G::Refusal(i));
  }
  return all;
}

// Whatever the action was. For the first of them each refusal says something else.
template <core::Game G>
void expect_sentences(const typename G::Rules& rules, const typename G::View& seen,
                      const std::vector<typename G::Action>& actions) {
  std::set<std::string> said;
  for (const auto why : all_refusals<G>()) {
    said.insert(explain(rules, seen, actions.front(), why));
    for (const auto& action : actions) {
      const std::string sentence = explain(rules, seen, action, why);
      EXPECT_GE(sentence.size(), 10U) << core::enum_name(why);
      EXPECT_TRUE(sentence.ends_with('.')) << sentence;
      EXPECT_TRUE(sentence[0] >= 'A' && sentence[0] <= 'Z') << sentence;
    }
  }
  EXPECT_EQ(said.size(), all_refusals<G>().size());
}

template <core::Game G>
void expect_rules_on_the_page() {
  for (const auto why : all_refusals<G>()) {
    EXPECT_NE(rulebook::find(rule_of(why)), nullptr) << core::enum_name(why) << " " << rule_of(why);
  }
}

}  // namespace battery
