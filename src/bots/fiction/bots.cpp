#include "bots/fiction/bots.h"

#include <algorithm>
#include <array>

#include "bots/fiction/card_play.h"
#include "bots/fiction/liar.h"
#include "bots/fiction/reader.h"

namespace fiction::bots {
namespace {

constexpr std::array<Introduction, 3> all{{
    {Bot::random, "random", "Does anything that the rules allow, on either side of the table."},
    {Bot::reader, "reader",
     "A Guesser who keeps every word that still fits and asks what tells most."},
    {Bot::liar, "liar", "A Lie-brarian who places each lie where it leaves the most words."},
}};

std::optional<Side> side(const Rules& rules, const View& seen) {
  if (seen.viewer == rules.librarian()) return Side::librarian;
  if (rules.guesses(seen.viewer)) return Side::guessers;
  return std::nullopt;
}

Choice anything(const Rules& rules, const View& seen, std::span<const Offer> open,
                core::Generator& generator) {
  return {sample(rules, seen, generator.one_of(open), generator), "Anything will do."};
}

}  // namespace

std::span<const Introduction> introductions() { return all; }

std::optional<Bot> bot_named(std::string_view name) {
  const auto found = std::ranges::find(all, name, &Introduction::name);
  if (found == all.end()) return std::nullopt;
  return found->bot;
}

bool plays(Bot bot, Side side) {
  switch (bot) {
    case Bot::random: return true;
    case Bot::reader: return side == Side::guessers;
    case Bot::liar: return side == Side::librarian;
  }
  return false;
}

std::optional<Choice> choose(Bot bot, const Rules& rules, const View& seen,
                             core::Generator& generator) {
  const auto seated = side(rules, seen);
  if (!seated || !plays(bot, *seated)) return std::nullopt;
  const auto open = offers(rules, seen);
  if (open.empty()) return std::nullopt;
  if (bot == Bot::random) return anything(rules, seen, open, generator);
  if (const auto* keep = std::get_if<KeepOffer>(&open.front())) {
    return keep_better(rules, keep->abilities);
  }
  return bot == Bot::reader ? investigate(rules, seen, generator) : deceive(rules, seen, generator);
}

}  // namespace fiction::bots
