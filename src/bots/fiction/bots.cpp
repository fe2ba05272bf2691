#include "bots/fiction/bots.h"

#include <algorithm>
#include <array>

#include "bots/fiction/amateur.h"
#include "bots/fiction/card_play.h"
#include "bots/fiction/gentle.h"
#include "bots/fiction/liar.h"
#include "bots/fiction/reader.h"

namespace fiction::bots {
namespace {

using core::Strength;

constexpr std::array<Introduction, 6> all{{
    {Bot::random, Strength::random, "random",
     "Does anything that the rules allow, on either side of the table; anybody beats it."},
    {Bot::novice, Strength::beginner, "novice",
     "A Guesser of few words who forgets older rows and spends tokens at once; finds a good "
     "liar's word in about half of its games."},
    {Bot::casual, Strength::intermediate, "casual",
     "A Guesser who knows the usual words and the last three rows; finds a good liar's word in "
     "about three games of four."},
    {Bot::reader, Strength::expert, "reader",
     "A Guesser who keeps every word that still fits and asks what tells most; finds nearly every "
     "word."},
    {Bot::gentle, Strength::beginner, "gentle",
     "A Lie-brarian for a first game: everyday words, and lies that other rows give away; the "
     "casual Guesser finds the word in about four guesses."},
    {Bot::liar, Strength::expert, "liar",
     "A Lie-brarian who places each lie where it leaves the most words; takes about half of its "
     "games from the novice, a quarter from the casual."},
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
    case Bot::novice:
    case Bot::casual:
    case Bot::reader: return side == Side::guessers;
    case Bot::gentle:
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
  switch (bot) {
    case Bot::novice:
    case Bot::casual: return guess_by_habit(habits(bot), rules, seen, generator);
    case Bot::reader: return investigate(rules, seen, generator);
    case Bot::gentle: return deceive_gently(rules, seen, generator);
    case Bot::random:
    case Bot::liar: break;
  }
  return deceive(rules, seen, generator);
}

}  // namespace fiction::bots
