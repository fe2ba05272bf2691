#include "bots/wordles/querying.h"

#include <algorithm>

#include "solver/prospect.h"

namespace wordles::bots {
namespace {

using solver::HiddenWord;

// Where there are many words, the unlikely ones make no difference to the choice.
constexpr std::size_t many = 300;
constexpr float unlikely = 0.1F;

std::vector<HiddenWord> likely_words_of(const Thought& thought, Seat owner) {
  auto words = hidden_words(thought, owner);
  const auto likely =
      std::ranges::count_if(words, [](const HiddenWord& word) { return word.weight >= unlikely; });
  if (static_cast<std::size_t>(likely) >= many) {
    std::erase_if(words, [](const HiddenWord& word) { return word.weight < unlikely; });
  }
  return words;
}

}  // namespace

Querying::Querying(const Thought& thought)
    : with_sign_{thought.rules.options.sequence},
      care_{thought.character.care * (thought.rules.options.seats - 1)},
      me_{thought.me()} {
  const Open& open = thought.open();
  const SeatSet owners = takers(thought.rules, open);
  const std::size_t filled = open.boards[index(owners.first())].rows.size();
  value_ = static_cast<int>(rows_a_board - filled);
  for (SeatSet rest = owners; !rest.empty(); rest.remove(rest.first())) {
    const Seat owner = rest.first();
    if (owner != me_) asked_.add(owner);
    if (filled > 0 || heaps_.empty()) heaps_.push_back({{}, likely_words_of(thought, owner)});
    heaps_.back().owners.add(owner);
    if (owner != me_) continue;
    secret_.emplace(thought.seen.own->secret);
    for (const HiddenWord& word : heaps_.back().words) {
      if (word.letters.word == secret_->word) own_weight_ = word.weight;
    }
  }
}

std::size_t Querying::comparisons() const {
  std::size_t sum = 0;
  for (const Heap& heap : heaps_) sum += heap.words.size();
  return sum;
}

std::vector<Word> Querying::likely_words() const {
  std::vector<Word> words;
  for (const Heap& heap : heaps_) {
    SeatSet others = heap.owners;
    others.remove(me_);
    if (others.empty()) continue;
    for (const HiddenWord& word : heap.words) words.push_back(word.letters.word);
  }
  return words;
}

Judgement Querying::judge(Word word) {
  const solver::Letters query{word};
  Judgement judgement;
  for (const Heap& heap : heaps_) {
    split_.part(heap.words, query, with_sign_);
    if (heap.owners.has(me_)) {
      const solver::Cell& cell = split_.cell(answer(*secret_, query, with_sign_));
      const float weight = own_weight_ > 0 ? own_weight_ : cell.best;
      if (weight > 0) judgement.given = solver::prospect(cell.weight / weight, value_);
      if (heap.owners.size() == 1) continue;
    }
    double points = 0;
    double weight = 0;
    for (const solver::Answer answer : split_.found()) {
      const solver::Cell& cell = split_.cell(answer);
      points += cell.weight * solver::prospect(cell.size(), value_);
      weight += cell.weight;
    }
    if (weight == 0) continue;
    for (SeatSet rest = heap.owners; !rest.empty(); rest.remove(rest.first())) {
      if (rest.first() == me_) continue;
      judgement.about[index(rest.first())] = points / weight;
      judgement.told += points / weight;
    }
  }
  return judgement;
}

}  // namespace wordles::bots
