#include "bots/wordles/calling.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/wordles/querying.h"

namespace wordles::bots {
namespace {

using lexicon::Entry;
using lexicon::LetterSet;
using lexicon::Verdict;
using solver::HiddenWord;

constexpr double clearly = 0.1;                      // better, in points, to exchange a card
constexpr std::size_t most_comparisons = 1'000'000;  // a choice: some 10 ms
constexpr std::size_t fixed_cost = 400;              // of judging a query, in comparisons

core::List<Word, rows_a_board> called(const Thought& thought) {
  core::List<Word, rows_a_board> words;
  const SeatSet owners = takers(thought.rules, thought.open());
  for (const Row& row : thought.open().boards[index(owners.first())].rows) {
    words.push_back(row.query);
  }
  return words;
}

std::vector<Word> not_called(const Thought& thought, const QueryCard& card) {
  const auto before = called(thought);
  std::vector<Word> words;
  for (const Word word : card.words) {
    if (!before.contains(word)) words.push_back(word);
  }
  return words;
}

bool may_exchange(const Thought& thought) {
  return thought.rules.has_cards() && !thought.open().exchanged && thought.seen.top;
}

// Whoever goes by letters.

class Letters {
 public:
  explicit Letters(const Thought& thought) {
    for (const Word word : called(thought)) known_ = known_ | word.letters();
    frequency_.fill(1);
    if (!thought.character.knows_letters) return;
    for (const Word word : thought.rules.words->common()) {
      for (std::size_t i = 0; i < word.size(); ++i) {
        ++frequency_[static_cast<std::size_t>(word[i])];
      }
    }
  }

  std::size_t news(Word word) const {
    std::size_t sum = 0;
    for (std::size_t l = 0; l < frequency_.size(); ++l) {
      const auto letter = static_cast<lexicon::Letter>(l);
      if (word.has(letter) && !known_.has(letter)) sum += frequency_[l];
    }
    return sum;
  }

  Word most_news(std::vector<Word> words, core::Generator& generator) const {
    generator.shuffle(std::span{words});
    return *std::ranges::max_element(words, {}, [&](Word word) { return news(word); });
  }

 private:
  LetterSet known_;
  std::array<std::size_t, 26> frequency_{};
};

// Words of one's own: some that come to mind because they fit a board.
std::vector<Word> fitting_words(const Thought& thought) {
  const auto before = called(thought);
  const auto boards = followed(thought, takers(thought.rules, thought.open()));
  std::vector<Word> words;
  if (boards.empty()) return words;  // only one's own is left
  for (const HiddenWord& hidden : hidden_words(thought, boards.front())) {
    const Word word = hidden.letters.word;
    if (!before.contains(word)) words.push_back(word);
  }
  thought.generator.shuffle(std::span{words});
  if (words.size() > thought.character.ideas) words.resize(thought.character.ideas);
  return words;
}

// Any word that people know, or any at all in a lexicon that has none such left.
Word some_word(const Thought& thought) {
  const auto before = called(thought);
  std::vector<Word> known, others;
  for (const Entry& entry : thought.rules.words->entries()) {
    if (before.contains(entry.word)) continue;
    (entry.verdict == Verdict::common ? known : others).push_back(entry.word);
  }
  return thought.generator.one_of(std::span<const Word>{known.empty() ? others : known});
}

Choice call_by_letters(const Thought& thought) {
  const Letters letters{thought};
  auto words = thought.rules.has_cards()
                   ? not_called(thought, thought.seen.cards[index(thought.me())])
                   : fitting_words(thought);
  if (words.empty()) words.push_back(some_word(thought));
  const Word word = letters.most_news(std::move(words), thought.generator);
  if (letters.news(word) == 0 && may_exchange(thought)) {
    return {Exchange{*thought.open().top}, "This card has no new letters.", {}};
  }
  return {Call{word}, "It asks for letters that nobody has asked for yet.", {}};
}

// Whoever counts.

// Words of one's own: those that may be hidden, and as many others as there is time for.
std::vector<Word> pool(const Thought& thought, const Querying& querying) {
  const auto before = called(thought);
  std::vector<Word> likely = querying.likely_words();
  std::vector<Word> others;
  for (const Entry& entry : thought.rules.words->entries()) {
    const bool fit_to_say = entry.verdict != Verdict::unsuitable;
    if (fit_to_say && entry.size <= 60) others.push_back(entry.word);
  }
  thought.generator.shuffle(std::span{likely});
  thought.generator.shuffle(std::span{others});
  const std::size_t room = 1 + most_comparisons / (querying.comparisons() + fixed_cost);
  if (likely.size() > room / 2) likely.resize(room / 2);
  likely.insert(likely.end(), others.begin(), others.end());
  std::vector<Word> words;
  for (const Word word : likely) {
    if (words.size() == room) break;
    if (!before.contains(word)) words.push_back(word);
  }
  return words;
}

struct Judged {
  Word word;
  Judgement judgement;
  double worth = -1e9;
};

struct Comparison {
  Judged best;
  Judgement sum;  // of all
  std::size_t words = 0;
};

Comparison compare(Querying& querying, const std::vector<Word>& words) {
  Comparison result;
  for (const Word word : words) {
    const Judgement judgement = querying.judge(word);
    const double worth = judgement.worth(querying.care());
    if (worth > result.best.worth) result.best = {word, judgement, worth};
    for (std::size_t i = 0; i < most_players; ++i) result.sum.about[i] += judgement.about[i];
    result.sum.given += judgement.given;
    ++result.words;
  }
  return result;
}

std::string reason(const Thought& thought, const Querying& querying, const Comparison& compared) {
  const auto words = static_cast<double>(compared.words);
  const Judgement& best = compared.best.judgement;
  const bool hides = words * best.given < compared.sum.given;
  if (thought.rules.is_duel()) return "It parts the words that fit into the smallest heaps.";
  std::vector<std::size_t> about;
  for (SeatSet rest = querying.asked(); !rest.empty(); rest.remove(rest.first())) {
    const std::size_t owner = index(rest.first());
    if (words * best.about[owner] > compared.sum.about[owner]) about.push_back(owner + 1);
  }
  if (about.empty()) return "It tells least about your own word.";
  std::string players = fmt::format("player {}", about.front());
  if (about.size() > 1) {
    players = fmt::format("players {}", about.front());
    for (std::size_t i = 1; i < about.size(); ++i) {
      players += fmt::format("{} {}", i + 1 == about.size() ? " and" : ",", about[i]);
    }
  }
  return fmt::format("It tells much about {}{}.", players,
                     hides ? " and little about your own word" : "");
}

Choice call_by_counting(const Thought& thought) {
  Querying querying{thought};
  const bool has_cards = thought.rules.has_cards();
  const auto words = has_cards ? not_called(thought, thought.seen.cards[index(thought.me())])
                               : pool(thought, querying);
  if (words.empty() && !may_exchange(thought)) return call_by_letters(thought);
  const Comparison own = compare(querying, words);
  if (may_exchange(thought)) {
    const Comparison top = compare(querying, not_called(thought, *thought.seen.top));
    if (top.best.worth > own.best.worth + clearly) {
      return {Exchange{*thought.open().top},
              fmt::format("{} on the top card is better than any word of yours.",
                          top.best.word.upper()),
              {}};
    }
  }
  return {Call{own.best.word}, reason(thought, querying, own), {}};
}

}  // namespace

Choice call(const Thought& thought) {
  return thought.character.counts ? call_by_counting(thought) : call_by_letters(thought);
}

}  // namespace wordles::bots
