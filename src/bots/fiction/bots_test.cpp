#include "bots/fiction/bots.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <cstdlib>

#include <algorithm>
#include <chrono>

namespace fiction::bots {
namespace {

struct Played {
  Outcome outcome;
  std::size_t rows;
};

fiction::Deck deck_of(const lexicon::Lexicon& words, core::Generator& generator) {
  std::vector<Word> yellow, red;
  for (const auto& entry : words.entries()) {
    if (entry.verdict != lexicon::Verdict::common) continue;
    (entry.word.repeats_a_letter() ? red : yellow).push_back(entry.word);
  }
  generator.shuffle(std::span{yellow});
  generator.shuffle(std::span{red});
  fiction::Deck deck;
  for (std::size_t c = 0; c < 40; ++c) {
    Front front;
    for (std::size_t i = 0; i < 24; ++i) front.yellow.push_back(yellow[c * 24 + i]);
    for (std::size_t i = 0; i < 8; ++i) front.red.push_back(red[c * 8 + i]);
    deck.push_back(front);
  }
  return deck;
}

struct Pair {
  Bot librarian, guesser;
};

std::vector<double> think[2];

Played play(const Rules& rules, const Deck& deck, Pair pair, core::Generator& generator) {
  State state = start(rules, deck);
  core::TableTime at{};
  while (!is_over(state)) {
    at += core::Millis{500};
    const auto apply = [&](core::Actor actor, const Action& action) {
      const auto why = core::apply<Fiction>(rules, state, {actor, at, action});
      EXPECT_FALSE(why) << "refusal " << static_cast<int>(*why);
      return !why;
    };
    if (const auto due = owed(rules, state); core::is_owed(due)) {
      apply(core::Actor::chance(), core::draw(due, generator));
      continue;
    }
    if (const auto end = deadline(rules, state); end && at >= *end) {
      apply(core::Actor::clock(), core::Expire{});
      continue;
    }
    for (std::size_t s = 0; s < rules.options.seats; ++s) {
      const auto actor = core::Actor::seat(s);
      const Bot bot = actor == rules.librarian() ? pair.librarian : pair.guesser;
      const auto before = std::chrono::steady_clock::now();
      const auto choice = choose(bot, rules, view(rules, state, actor), generator);
      const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - before;
      if (!choice) continue;
      if (bot != Bot::random) think[bot == Bot::liar].push_back(took.count());
      EXPECT_FALSE(choice->why.empty());
      if (!apply(actor, choice->action)) return {Outcome::undecided, 0};
      break;
    }
  }
  return {state.board.outcome, state.board.rows.size()};
}

void measure(const char* name, Options options, Pair pair, int games) {
  const Rules rules{options, &lexicon::five_letters()};
  core::SeededGenerator seed{7};
  const auto deck = deck_of(*rules.words, seed);
  int won = 0;
  double rows = 0;
  for (int g = 0; g < games; ++g) {
    core::SeededGenerator generator{core::mixed_seed(11, static_cast<std::uint64_t>(g))};
    const auto played = play(rules, deck, pair, generator);
    won += played.outcome == Outcome::word_found;
    rows += static_cast<double>(played.rows);
  }
  fmt::print("{:30} guessers win {:5.1f} %  rows {:.2f}\n", name, 100.0 * won / games, rows / games);
  for (auto& t : think) {
    std::ranges::sort(t);
    if (!t.empty()) fmt::print("   p50 {:.1f} ms p99 {:.1f} max {:.1f} n {}\n", t[t.size() / 2], t[t.size() * 99 / 100], t.back(), t.size());
    t.clear();
  }
}

TEST(Bots, Measure) {
  const int n = getenv("GAMES") ? atoi(getenv("GAMES")) : 100;
  Options classic;
  Options hard;
  hard.one_token_a_half = hard.short_timer = hard.red_words = true;
  Options banned;
  banned.edition = Edition::banned;
  banned.abilities = true;
  const std::string which = getenv("WHICH") ? getenv("WHICH") : "crl hrl brl";
  const auto go = [&](const char* code, const char* name, Options o, Pair p) {
    if (which.find(code) != std::string::npos) measure(name, o, p, n);
  };
  go("crr", "classic random/reader", classic, {Bot::random, Bot::reader});
  go("crl", "classic liar/reader", classic, {Bot::liar, Bot::reader});
  go("hrl", "hard liar/reader", hard, {Bot::liar, Bot::reader});
  go("brl", "banned liar/reader", banned, {Bot::liar, Bot::reader});
}

}  // namespace
}  // namespace fiction::bots
