// A board that its owner marks by hand (W-08). Marks are shown as the others will see them before
// they go; whether they are true is the owner's own care.
#pragma once

#include "terminal/screen.h"
#include "terminal/wordles/board_text.h"

namespace terminal_wordles {

class Marking {
 public:
  explicit Marking(terminal::Writer& writer) : writer_{&writer} {}

  void ask(const Scene&) const;
  std::string prompt(const Scene&) const;
  // "mark v~xxx <", or the marks alone.
  terminal::Reply answer(const Scene&, std::vector<std::string> words);
  bool is_pending() const { return pending_.has_value(); }
  void begin_again() { pending_.reset(); }  // another word is called

 private:
  terminal::Reply say(std::string_view sentence) const;
  terminal::Reply consider(const Scene&, const wordles::Marking&);

  terminal::Writer* writer_;
  std::optional<wordles::Marking> pending_;
};

}  // namespace terminal_wordles
