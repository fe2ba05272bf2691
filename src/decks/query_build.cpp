#include "decks/query_build.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "decks/query_draft.h"

extern "C" {
extern const char liebrary_query_avoid_begin[], liebrary_query_avoid_end[];
}

namespace decks {
namespace {

using core::Trouble;
using lexicon::Entry;
using lexicon::Letter;
using lexicon::LetterSet;
using lexicon::Lexicon;
using lexicon::Word;

constexpr int drawn_for_a_place = 8;  // words that compete for it
constexpr int most_attempts = 5'000;  // at one card

struct Candidate {
  Word word;
  int size;            // SCOWL's: the smaller, the more common
  int cards = 0;       // that have it already
  int most_cards = 0;  // that may have it
};

class Builder {
 public:
  Builder(const Lexicon& lexicon, std::size_t count, core::Generator& generator)
      : generator_{generator} {
    for (const Entry& entry : query_words(lexicon)) {
      words_.push_back({.word = entry.word, .size = entry.size});
      for (std::size_t i = 0; i < entry.word.size(); ++i) ++supply(entry.word[i]);
    }
    for (Candidate& candidate : words_) candidate.most_cards = most_cards(candidate.word, count);
  }

  void take(const QueryCard& card) {
    cards_.push_back(card);
    for (Candidate& candidate : words_) {
      if (std::ranges::find(card.words, candidate.word) != card.words.end()) ++candidate.cards;
    }
  }

  bool make_one() {
    for (int i = 0; i < most_attempts; ++i) {
      const auto card = attempt();
      if (!card || !differs(*card)) continue;
      take(*card);
      return true;
    }
    return false;
  }

  std::vector<QueryCard> cards() && { return std::move(cards_); }

 private:
  int& supply(Letter letter) { return supply_[static_cast<std::size_t>(letter)]; }

  int most_cards(Word word, std::size_t count) {
    int most = most_cards_with_a_word;
    for (std::size_t i = 0; i < word.size(); ++i) {
      const int share = 4 * supply(word[i]);
      most = std::max(most, (5 * static_cast<int>(count) + share - 1) / share);
    }
    return most;
  }

  // The letter that is hardest to get; none if there is none in the set.
  std::optional<Letter> scarcest(LetterSet letters) {
    std::optional<Letter> found;
    for (std::size_t i = 0; i < supply_.size(); ++i) {
      if (!letters.has(Letter(i))) continue;
      if (!found || supply_[i] < supply(*found)) found = Letter(i);
    }
    return found;
  }

  std::optional<QueryCard> attempt() {
    QueryDraft draft;
    while (!draft.full()) {
      const Candidate* chosen = choose(draft, scarcest(draft.missing()));
      if (chosen == nullptr) return std::nullopt;
      draft.add(chosen->word);
    }
    return draft.card();
  }

  // Of some that are drawn, the one that adds most, is common and stands on few cards yet.
  const Candidate* choose(const QueryDraft& draft, std::optional<Letter> letter) {
    std::vector<const Candidate*> suitable;
    for (const Candidate& candidate : words_) {
      if (letter && !candidate.word.has(*letter)) continue;
      if (candidate.cards < candidate.most_cards && draft.suits(candidate.word)) {
        suitable.push_back(&candidate);
      }
    }
    if (suitable.empty()) return nullptr;
    const auto value = [&draft](const Candidate& candidate) {
      return draft.worth(candidate.word) - candidate.size / 5 - 4 * candidate.cards;
    };
    const Candidate* best = nullptr;
    for (int i = 0; i < drawn_for_a_place; ++i) {
      const Candidate* drawn = suitable[generator_.below(suitable.size())];
      if (best == nullptr || value(*drawn) > value(*best)) best = drawn;
    }
    return best;
  }

  bool differs(const QueryCard& card) const {
    return std::ranges::all_of(cards_, [&card](const QueryCard& other) {
      const auto shared = std::ranges::count_if(card.words, [&other](Word word) {
        return std::ranges::find(other.words, word) != other.words.end();
      });
      return static_cast<std::size_t>(shared) <= most_words_shared;
    });
  }

  core::Generator& generator_;
  std::vector<Candidate> words_;
  std::array<int, 26> supply_{};  // by letter: the words that have it
  std::vector<QueryCard> cards_;
};

}  // namespace

std::vector<Entry> query_words(const Lexicon& lexicon) {
  const std::string_view avoid{liebrary_query_avoid_begin, liebrary_query_avoid_end};
  std::vector<Word> avoided;
  for (const core::Line& line : core::data_lines(avoid)) avoided.emplace_back(line.text);
  assert(std::ranges::is_sorted(avoided));
  std::vector<Entry> words;
  for (const Entry& entry : lexicon.entries()) {
    if (entry.verdict == lexicon::Verdict::common && !entry.word.repeats_a_letter() &&
        !std::ranges::binary_search(avoided, entry.word)) {
      words.push_back(entry);
    }
  }
  return words;
}

std::expected<std::vector<QueryCard>, Trouble> build_queries(const Lexicon& lexicon,
                                                             std::span<const QueryCard> given,
                                                             std::size_t count,
                                                             core::Generator& generator) {
  assert(count <= most_query_cards);
  Builder builder{lexicon, count, generator};
  for (const QueryCard& card : given.first(std::min(given.size(), count))) builder.take(card);
  for (std::size_t made = given.size(); made < count; ++made) {
    if (builder.make_one()) continue;
    return std::unexpected(Trouble{
        0, fmt::format("After {} cards no other was found that is different enough; ask for fewer, "
                       "or with another seed.",
                       made)});
  }
  return std::move(builder).cards();
}

}  // namespace decks
