// What the Lie-brarian's line means. Clues are shown as the Guessers will see them before they go.
#pragma once

#include "terminal/fiction/board_text.h"
#include "terminal/screen.h"

namespace terminal_fiction {

class Lying {
 public:
  explicit Lying(terminal::Writer& writer) : writer_{&writer} {}

  // What the Lie-brarian should see before answering: the card's front, or guess and honest clues.
  void ask(const Scene&) const;

  terminal::Reply answer(const Scene&, std::string_view line, core::TableTime now);
  std::string prompt(const Scene&) const;
  void begin_again() { pending_.reset(), honest_.reset(); }  // another guess lies on the desk

 private:
  terminal::Reply say(std::string_view sentence) const;
  terminal::Reply choose(const Scene&, std::string_view line) const;
  terminal::Reply write_honest(const Scene&, std::string_view clues);
  terminal::Reply consider(const Scene&, const codec::Read<fiction::Share>&);
  void preview(const Scene&, const fiction::Share&) const;

  terminal::Writer* writer_;
  std::optional<fiction::Share> pending_;
  std::optional<lexicon::Marks> honest_;  // written by hand
};

}  // namespace terminal_fiction
