#include "testing/impossible_twins.h"

namespace battery {

using impossible::Character;
using impossible::CharacterSet;
using impossible::Move;
using impossible::Owing;
using impossible::State;

namespace {

// The members among these change places with each other.
template <class Values, class IsMember>
void permute(Values& values, IsMember is_member, core::Generator& generator) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (is_member(values[i])) places.push_back(i);
  }
  for (std::size_t left = places.size(); left > 1; --left) {
    std::swap(values[places[left - 1]], values[places[generator.below(left)]]);
  }
}

}  // namespace

ImpossibleTwins::ImpossibleTwins(const ImpossibleTable& table, std::vector<Move> log, core::Actor,
                                 Fold fold, core::Generator& generator)
    : table_{table},
      log_{std::move(log)},
      fold_{std::move(fold)},
      generator_{generator},
      one_{table.start},
      last_{table.start} {
  std::vector<State> states{table.start};
  for (const Move& move : log_) {
    states.push_back(states.back());
    advance(table_.rules, states.back(), move);
  }
  last_ = states.back();
  const auto& open = last_.open;
  for (std::size_t i = open.known_bottom; i + open.known_top < last_.deck.size(); ++i) {
    unseen_.add(last_.deck[i]);
  }
  played_ = generator_.below(log_.size());
  one_ = other_ = states[played_];
  // After the last shuffle its cards lie there already; before it, twin_of() has its say.
  const bool dealt = last_.shuffles <= 2 ? one_.shuffles >= 1 : one_.shuffles == last_.shuffles;
  if (dealt) {
    permute(other_.deck, [&](Character card) { return unseen_.has(card); }, generator_);
  }
  const auto still_there = [&](impossible::Book book) { return last_.books.contains(book); };
  permute(other_.books, still_there, generator_);
}

Move ImpossibleTwins::twin_of(const Move& move) {
  const auto* draw = std::get_if<core::Draw>(&move.action);
  if (draw == nullptr) return move;
  core::Draw other = *draw;
  const Owing owing = one_.open.owing;
  if (owing == Owing::books) {
    shuffled_ = true;
    permute(
        other.drawn, [&](std::uint16_t i) { return last_.books.contains(impossible::Book(i)); },
        generator_);
  } else if (owing == Owing::characters || owing == Owing::reshuffle) {
    const auto drawn_from = one_.open.discards;
    const bool is_last =
        owing == Owing::reshuffle ? one_.shuffles + 1 == last_.shuffles : last_.shuffles <= 2;
    if (!is_last) return move;
    shuffled_ = true;
    permute(
        other.drawn,
        [&](std::uint16_t i) {
          return unseen_.has(owing == Owing::reshuffle ? drawn_from[i] : Character(i));
        },
        generator_);
  }
  return {move.actor, move.at, other};
}

bool ImpossibleTwins::next() {
  if (played_ == log_.size()) return false;
  const Move& move = log_[played_++];
  const Move twin = twin_of(move);
  fold_(table_.rules, one_, move);
  fold_(table_.rules, other_, twin);
  return !is_over(one_);
}

}  // namespace battery
