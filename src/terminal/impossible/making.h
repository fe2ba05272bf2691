// A Power or an ability that is being used: what is still to be asked, and what was answered.
#pragma once

#include "terminal/impossible/picking.h"

namespace terminal_impossible {

class Making {
 public:
  explicit Making(impossible::Character card) : card_{card} {}
  Making() = default;  // the Librarian's ability

  // The question to be asked next; nothing where there is none, or where it cannot be used any
  // more.
  std::optional<Question> question(const Scene&) const;

  // What it has come to, once nothing is left to ask.
  std::optional<impossible::Action> action(const Scene&) const;

  // Answers as many questions as the words reach for. A sentence where one does not fit.
  std::optional<std::string> answer(const Scene&, Typed words);

  // Whether it can go on after the table has changed: there is still something to ask, and what was
  // answered means what it meant.
  bool survives(const Scene& before, const Scene& after) const;

  std::string name(const Scene&) const;  // "Robin Hood's REPLACE", "Hazel"

 private:
  std::optional<impossible::Action> go_through(Asking&) const;
  std::optional<Question> question(const Scene&, const Answers& so_far) const;

  std::optional<impossible::Character> card_;
  Answers answers_;
};

}  // namespace terminal_impossible
