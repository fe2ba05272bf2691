// Questions that a seat may ask about what it sees. An aid is a function of the seat's view, which
// gets nothing else of the game: so its answer cannot tell what the seat may not know.
#pragma once

#include <optional>
#include <ranges>
#include <vector>

#include "catalogue/match.h"
#include "codec/json_writer.h"
#include "codec/schema.h"
#include "core/game.h"

namespace catalogue {

template <core::Game G>
struct Aid {
  AidInfo info;
  codec::Read<std::string> (*answer)(const typename G::Rules&, const typename G::View&,
                                     const Question&);
  void (*schema)(codec::Schema&);
};

// `ask` gives a codec::Read of a described struct.
template <core::Game G, auto ask>
Aid<G> aid(std::string name, std::string sentence) {
  using Rules = typename G::Rules;
  using View = typename G::View;
  using Answer = typename std::invoke_result_t<decltype(ask), const Rules&, const View&,
                                               const Question&>::value_type;
  static_assert(codec::describes_all<Answer>);
  return {.info = {std::move(name), std::move(sentence), codec::Schema::name_of<Answer>()},
          .answer = [](const Rules& rules, const View& seen,
                       const Question& question) -> codec::Read<std::string> {
            return codec::mapped(ask(rules, seen, question),
                                 [](const Answer& answer) { return codec::written_json(answer); });
          },
          .schema = [](codec::Schema& schema) { schema.add_root<Answer>(); }};
}

// What the strongest bot would do at this seat; empty where none would do anything now.
struct Hint {
  std::optional<codec::RawJson> action;
  std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(Hint, (), (action, why))

template <core::Game G, class Traits>
codec::Read<Hint> hint(const typename G::Rules& rules, const typename G::View& seen,
                       const Question& question) {
  for (const auto& bot : std::views::reverse(Traits::bots())) {
    if (auto move = Traits::bot_move(bot.name, rules, seen, *question.generator)) {
      return Hint{move->action.json(), std::move(move->why)};
    }
  }
  return Hint{};
}

// The aid that every game has.
template <core::Game G, class Traits>
Aid<G> hint_aid() {
  return aid<G, hint<G, Traits>>("hint", "What a bot would do in your place.");
}

template <class Traits>
std::vector<AidInfo> aids_of() {
  std::vector<AidInfo> all;
  for (const auto& aid : Traits::aids()) all.push_back(aid.info);
  return all;
}

template <class Traits>
std::vector<BotInfo> bots_of() {
  std::vector<BotInfo> all;
  for (const auto& bot : Traits::bots()) {
    all.push_back({std::string{bot.name}, std::string{bot.sentence}, bot.strength});
  }
  return all;
}

}  // namespace catalogue
