#include "bots/wordles/querying.h"

#include <algorithm>

#include "solver/prospect.h"

namespace wordles::bots {
namespace {

using solver::HiddenWord;

// Where there are many words, the unlikely ones make no difference to the choice.
constexpr std::size_t many = 300;
constexpr float unlikely = 0.1F;

std::vector<HiddenWord> likely_words(const Thought& thought, Seat owner) {
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
    : with_sign_{thought.rules.options.sequence}, care_{thought.rules.options.seats - 1.0} {
  const Open& open = thought.open();
  const SeatSet owners = takers(thought.rules, open);
  value_ = static_cast<int>(rows_a_board - open.boards[index(owners.first())].rows.size());
  asked_ = followed(thought, owners);
  for (const Seat owner : asked_) words_.push_back(likely_words(thought, owner));
  if (!owners.has(thought.me())) return;
  mine_ = likely_words(thought, thought.me());
  secret_.emplace(thought.seen.own->secret);
}

std::size_t Querying::comparisons() const {
  std::size_t sum = mine_.size();
  for (const auto& words : words_) sum += words.size();
  return sum;
}

Judgement Querying::judge(Word word) {
  const solver::Letters query{word};
  Judgement judgement;
  for (std::size_t i = 0; i < asked_.size(); ++i) {
    split_.part(words_[i], query, with_sign_);
    double points = 0;
    double weight = 0;
    for (const solver::Answer answer : split_.found()) {
      const solver::Cell& cell = split_.cell(answer);
      points += cell.weight * solver::prospect(cell.size(), value_);
      weight += cell.weight;
    }
    if (weight > 0) judgement.about[index(asked_[i])] = points / weight;
    judgement.told += judgement.about[index(asked_[i])];
  }
  if (secret_) {
    split_.part(mine_, query, with_sign_);
    const solver::Cell& cell = split_.cell(answer(*secret_, query, with_sign_));
    const auto own = std::ranges::find(
        mine_, secret_->word, [](const HiddenWord& hidden) { return hidden.letters.word; });
    const float weight = own == mine_.end() ? cell.best : own->weight;
    if (weight > 0) judgement.given = solver::prospect(cell.weight / weight, value_);
  }
  return judgement;
}

}  // namespace wordles::bots
