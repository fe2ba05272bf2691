// The filter against the rules themselves: every playing of a small table, every secret, every
// legal set of clues and use of an ability, every order of tokens. Playings that look alike to the
// Guessers are put together; the filter must find exactly their secrets.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <unordered_map>

#include "solver/knowledge.h"
#include "solver/played_table.h"
#include "testing/scale.h"

namespace solver::testing {
namespace {

using fiction::Marks;
using lexicon::Mark;

struct Menu {
  std::vector<Word> guesses;  // in this order
  fiction::PlaceSet token_places;
  std::size_t tokens = 3;   // laid or discarded, at most
  bool may_expire = false;  // the first half's timer may run out at any time
};

fiction::PlaceSet places(std::initializer_list<std::size_t> list) {
  fiction::PlaceSet set;
  for (const auto i : list) set.add(fiction::place_at(i));
  return set;
}

// Near enough to tell most boards apart; views under one key are still compared whole.
std::string key(const View& seen) {
  std::string text;
  for (const fiction::Row& row : seen.board.rows) {
    text += row.guess.text() + row.shown.text() + (row.no_tokens ? '!' : ' ');
    text += static_cast<char>('A' + row.pinned.bits());
    for (const auto answer : row.answers) text += static_cast<char>('0' + static_cast<int>(answer));
  }
  const fiction::Board& board = seen.board;
  text += fmt::format(" tokens {} half {} position {} asked {} {} compared {} pinned {}",
                      board.tokens, board.half, board.position, board.answers.asked.bits(),
                      board.answers.vowel_count.value_or(9), board.answers.comparisons.size(),
                      board.next.pinned.bits());
  return text;
}

std::string listed(const std::set<Word>& words) {
  std::string text;
  for (const Word word : words) text += word.text() + ' ';
  return text;
}

class Explorer {
 public:
  Explorer(const Table& table, const Menu& menu) : table_{table}, menu_{menu} {}

  void explore(const State& state) {
    if (fiction::is_over(state)) return;
    const View seen = table_.guessers_view(state);
    const std::string text = key(seen);
    auto& alike = states_[text + state.desk.secret.text()];
    if (std::ranges::find(alike, state) != alike.end()) return;
    alike.push_back(state);
    note(text, seen, state.desk.secret);
    if (state.board.phase == fiction::Phase::deceive) return share_all(state);
    investigate(state, seen);
  }

  std::size_t check() const {
    std::size_t views = 0;
    for (const auto& [text, groups] : groups_) {
      for (const Group& group : groups) {
        ++views;
        const auto found = possible_words(table_.rules, group.seen);
        const std::set<Word> set{found.begin(), found.end()};
        EXPECT_EQ(found.size(), set.size());
        EXPECT_EQ(listed(set), listed(group.secrets)) << text;
        if (set != group.secrets) return views;
      }
    }
    return views;
  }

 private:
  struct Group {
    View seen;
    std::set<Word> secrets;
  };

  void note(const std::string& text, const View& seen, Word secret) {
    auto& groups = groups_[text];
    const auto same = std::ranges::find(groups, seen, &Group::seen);
    if (same != groups.end()) {
      same->secrets.insert(secret);
    } else {
      groups.push_back({seen, {secret}});
    }
  }

  void after(State state, core::Actor actor, const fiction::Action& action) {
    if (table_.play(state, actor, action)) explore(state);
  }

  std::vector<fiction::Use> uses(const State& state) const {
    std::vector<fiction::Use> list = plain_uses();
    list.emplace_back(fiction::Ban{lexicon::letter('z')});
    for (const Word word : state.desk.front.yellow) list.emplace_back(fiction::NewWord{word});
    for (const Word word : state.desk.front.red) list.emplace_back(fiction::NewWord{word});
    return list;
  }

  void share_all(const State& state) {
    const View seen = fiction::view(table_.rules, state, librarian);
    for (const fiction::Use& use : uses(state)) {
      const auto ability = fiction::ability_of(use);
      if (ability && ability != state.board.librarian_card) continue;
      for (unsigned bits = 0; bits < 1U << 10U; ++bits) {
        Marks shown;
        for (std::size_t i = 0; i < 5; ++i) shown.set(i, Mark(bits >> 2 * i & 3U));
        const fiction::Share share{shown, use, std::nullopt};
        if (!fiction::refusal(table_.rules, seen, share)) after(state, librarian, share);
      }
    }
  }

  void investigate(const State& state, const View& seen) {
    if (state.board.rows.size() < menu_.guesses.size()) {
      after(state, guesser, fiction::Guess{menu_.guesses[state.board.rows.size()]});
    }
    if (menu_.may_expire && state.board.half == 1)
      after(state, core::Actor::clock(), core::Expire{});
    if (table_.rules.first_tokens() - state.board.tokens >= static_cast<int>(menu_.tokens)) return;
    for (const fiction::Offer& offer : fiction::offers(table_.rules, seen)) {
      if (const auto* tokens = std::get_if<fiction::TokenOffer>(&offer)) lay_all(state, *tokens);
      if (const auto* discard = std::get_if<fiction::DiscardOffer>(&offer)) {
        discard_all(state, discard->favour);
      }
    }
  }

  void lay_all(const State& state, const fiction::TokenOffer& offer) {
    for (const fiction::Spot& spot : offer.spots) {
      if (!menu_.token_places.has(spot.place)) continue;
      after(state, guesser, fiction::Token{spot.row, spot.place, std::nullopt});
      for (std::size_t i = 0; i < 5; ++i) {
        const auto place = fiction::place_at(i);
        if (!spot.neighbours.has(place) || !menu_.token_places.has(place)) continue;
        after(state, guesser, fiction::Token{spot.row, spot.place, place});
      }
    }
  }

  void discard_all(const State& state, const fiction::FavourOffer& offer) {
    if (std::holds_alternative<fiction::LetterQueryOffer>(offer)) {
      for (const char c : {'t', 'b'}) {
        after(state, guesser, fiction::Discard{fiction::LetterQuery{lexicon::letter(c)}});
      }
    }
    if (std::holds_alternative<fiction::HonestPlaceOffer>(offer)) {
      for (const std::size_t i : {0U, 1U, 2U}) {
        after(state, guesser, fiction::Discard{fiction::HonestPlace{fiction::place_at(i)}});
      }
    }
    if (std::holds_alternative<fiction::VowelCountOffer>(offer)) {
      after(state, guesser, fiction::Discard{fiction::VowelCount{}});
    }
    if (std::holds_alternative<fiction::BeforeOrAfterOffer>(offer)) {
      after(state, guesser, fiction::Discard{fiction::BeforeOrAfter{}});
    }
    if (std::holds_alternative<fiction::ExtraBoardOffer>(offer)) {
      after(state, guesser, fiction::Discard{fiction::ExtraBoard{}});
    }
  }

  const Table& table_;
  const Menu& menu_;
  std::unordered_map<std::string, std::vector<State>> states_;
  std::map<std::string, std::vector<Group>> groups_;
};

std::vector<Word> words(std::initializer_list<const char*> list) {
  std::vector<Word> words;
  for (const char* text : list) words.emplace_back(text);
  return words;
}

const std::vector<Word> yellow = words({"crane", "trace", "brace", "carve", "abide"});
const std::vector<Word> mixed = words({"crane", "trace", "crack", "racer", "cacao", "ocean"});

fiction::Options options(bool abilities) {
  fiction::Options chosen;
  chosen.edition = abilities ? fiction::Edition::banned : fiction::Edition::classic;
  chosen.abilities = abilities;
  return chosen;
}

// How many different boards the Guessers could see.
std::size_t explore_all(const std::vector<Word>& listed, const fiction::Options& chosen,
                        std::optional<Cards> cards, const Menu& menu) {
  const Table table{listed, chosen};
  Explorer explorer{table, menu};
  for (const Word secret : listed) {
    if (const auto state = opened(table, cards, secret, lexicon::letter('a'))) {
      explorer.explore(*state);
    }
  }
  return explorer.check();
}

TEST(EveryPlaying, Classic) {
  const Menu menu{words({"trace", "brace"}), places({0, 1, 2, 3, 4}), 2};
  EXPECT_GT(explore_all(yellow, options(false), std::nullopt, menu), 1000U);
}

TEST(EveryPlaying, ClassicWithRedWords) {
  auto chosen = options(false);
  chosen.red_words = true;
  const Menu menu{words({"cacao", "racer"}), places({0, 1, 3}), 2};
  EXPECT_GT(explore_all(mixed, chosen, std::nullopt, menu), 1000U);
}

TEST(EveryPlaying, ThreeGuessesWithoutTokens) {
  const Menu menu{words({"carve", "abide", "carve"}), {}, 0};
  EXPECT_GT(explore_all(yellow, options(false), std::nullopt, menu), 1000U);
}

// Every playing is compared in the plain build; a sanitizer looks at the same code in fewer of
// them.
constexpr bool briefly = scale::thinned > 1;

class EachCard : public ::testing::TestWithParam<Ability> {};

TEST_P(EachCard, WithTokens) {
  for (const Ability guessers : scale::some_of({Ability::neighbour, Ability::vowel_hunt})) {
    const Menu menu{words({"trace", "abide"}), briefly ? places({2}) : places({2, 3}),
                    briefly ? 1U : 2U};
    EXPECT_GT(explore_all(yellow, options(true), Cards{GetParam(), guessers}, menu),
              briefly ? 100U : 1000U);
  }
}

TEST_P(EachCard, WithDiscards) {
  for (const Ability guessers : scale::some_of({Ability::letter_query, Ability::honest_place,
                                                Ability::vowel_count, Ability::before_or_after})) {
    const Menu menu{words({"brace", "crane"}), places({1}), 1};
    const auto listed = briefly ? words({"crane", "brace", "abide"}) : yellow;
    EXPECT_GT(explore_all(listed, options(true), Cards{GetParam(), guessers}, menu), 100U);
  }
}

TEST_P(EachCard, WithRedWords) {
  auto chosen = options(true);
  chosen.red_words = true;
  const Menu menu{words({"cacao", "crack"}), briefly ? places({4}) : places({0, 4}), 1};
  const auto listed = briefly ? words({"crane", "crack", "racer", "cacao"}) : mixed;
  EXPECT_GT(explore_all(listed, chosen, Cards{GetParam(), Ability::honest_place}, menu), 100U);
}

INSTANTIATE_TEST_SUITE_P(Librarian, EachCard, ::testing::ValuesIn(librarian_cards()));

TEST(EveryPlaying, LimitedUsesOverThreeGuesses) {
  for (const Ability card :
       scale::some_of({Ability::two_lies, Ability::exchange, Ability::false_token})) {
    const Menu menu{words({"trace", "ocean", "brace"}), {}, 0};
    const auto few = words({"crane", "caret", "ocean", "trace", "carve"});
    EXPECT_GT(explore_all(few, options(true), Cards{card, Ability::vowel_hunt}, menu), 300U);
  }
}

// Which token came first must be told from what the board shows, and from no more.
TEST(EveryPlaying, FalseTokenInAnyOrder) {
  const auto few = words({"crane", "trace", "caret", "abide"});
  for (const Ability guessers : scale::some_of({Ability::neighbour, Ability::vowel_hunt})) {
    const Menu menu{words({"brace", "ocean"}), briefly ? places({1, 2}) : places({0, 1, 2, 4}),
                    briefly ? 2U : 3U};
    const auto small = words({"crane", "trace", "brace", "ocean"});
    EXPECT_GT(explore_all(small, options(true), Cards{Ability::false_token, guessers}, menu),
              1000U);
  }
  for (const Ability guessers :
       scale::some_of({Ability::neighbour, Ability::vowel_hunt, Ability::extra_board})) {
    auto chosen = options(true);
    chosen.one_token_a_half = true;
    const Menu menu{words({"abide", "trace"}), briefly ? places({1, 2}) : places({0, 1, 2, 3, 4}),
                    briefly ? 2U : 3U, true};
    EXPECT_GT(explore_all(few, chosen, Cards{Ability::false_token, guessers}, menu),
              briefly ? 100U : 1000U);
  }
}

}  // namespace
}  // namespace solver::testing
