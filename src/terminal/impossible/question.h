// What has to be known for a Power or an ability, asked one after the other.
#pragma once

#include <optional>

#include "terminal/impossible/choice.h"
#include "terminal/impossible/scene.h"

namespace terminal_impossible {

struct Question {
  std::string asks;
  std::vector<Choice> choices;
  std::size_t least = 1, most = 1;  // how many of them
  bool obvious = false;             // there is one answer, so nobody need give it
};

using Picked = std::vector<std::size_t>;  // places in the choices, in the order of naming
using Answers = std::vector<Picked>;      // to the questions so far

// Things to choose from, with what each is.
template <class T>
struct Choices {
  std::vector<T> values;
  std::vector<Choice> list;

  void add(T value, Choice choice) {
    values.push_back(value);
    list.push_back(std::move(choice));
  }
};

// Goes through the answers given, and stops at the first question that has none.
class Asking {
 public:
  Asking(const Scene& asked_in, const Answers& answers) : scene{asked_in}, answers_{answers} {}

  const Scene& scene;
  const std::optional<Question>& open() const { return open_; }

  template <class T>
  std::optional<std::vector<T>> some(std::string asks, const Choices<T>& of, std::size_t least,
                                     std::size_t most) {
    if (next_ == answers_.size()) {
      open_ = Question{std::move(asks), of.list, least, most, false};
      return std::nullopt;
    }
    std::vector<T> picked;
    for (const auto place : answers_[next_]) picked.push_back(of.values.at(place));
    ++next_;
    return picked;
  }
  template <class T>
  std::optional<T> one(std::string asks, const Choices<T>& of) {
    const auto picked = some(std::move(asks), of, 1, 1);
    return picked ? std::optional{picked->front()} : std::nullopt;
  }
  // Places on the table, which cost nothing: where there is no choice, none is asked for.
  template <class T>
  std::optional<std::vector<T>> places(std::string asks, const Choices<T>& of, std::size_t count) {
    auto picked = some(std::move(asks), of, count, count);
    if (open_) open_->obvious = of.values.size() == count;
    return picked;
  }
  template <class T>
  std::optional<T> place(std::string asks, const Choices<T>& of) {
    const auto picked = places(std::move(asks), of, 1);
    return picked ? std::optional{picked->front()} : std::nullopt;
  }

 private:
  const Answers& answers_;
  std::size_t next_ = 0;
  std::optional<Question> open_;
};

// Lists with the numbers that these things have on the table: in a hand, in the Pool, at the table.
Choices<impossible::Character> hand_choices(const Scene&, const impossible::CharacterSet& among);
Choices<impossible::Character> pool_choices(const Scene&, const impossible::CharacterSet& among);
Choices<impossible::Label> book_choices(const Scene&, const impossible::LabelSet& among);
Choices<impossible::Seat> player_choices(const Scene&, const impossible::SeatSet& among);
// Own cards first, then those of others and those in Books, each with where it is.
Choices<impossible::Character> cost_choices(const Scene&, const impossible::CharacterSet& among);
// Numbered as they come.
Choices<impossible::Character> card_choices(const Scene&, std::span<const impossible::Character>);

Choice card_choice(const Scene&, impossible::Character, std::size_t number);

}  // namespace terminal_impossible
