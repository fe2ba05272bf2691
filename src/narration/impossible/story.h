// What happened between two looks at a table, in sentences in the order of play.
#pragma once

#include "narration/impossible/consequences.h"

namespace narration_impossible {

// A change of the table, with what it went through. Without a deed it was the clock's or chance's.
// `before` and `after` must outlive it.
struct Change {
  Change(const Scene& was, const Scene& is, std::optional<Deed> done);

  const Scene& before;
  const Scene& after;
  std::optional<Deed> deed;
  Consequences result;
};

// Parts of the story, without capital and end; empty if there is nothing to tell.
bool is_asked_for(const Change&);                         // the deed waits for consent
std::string agreed_text(const Change&);                   // what was agreed on happens now
std::vector<std::string> librarian_texts(const Change&);  // that were chosen
std::vector<std::string> saving_texts(const Change&);     // what saved Books have brought
std::vector<std::string> book_texts(const Change&);       // that were laid on the table
std::vector<std::string> draw_texts(const Change&);       // to hands and into the Pool
bool are_shown(const Change&);                            // the next cards of the deck
std::string shown_text(const Change&);                    // these
bool begins_turn(const Change&);
std::string turn_text(const Change&);  // "player 2's turn, with Hazel …"

// All of it as whole sentences, for somebody who has seen `before`. An action that is no seat's is
// only looked at for whether it was the clock's.
std::vector<std::string> story(const Scene& before, const Scene& after, core::Actor,
                               const impossible::Action&);

}  // namespace narration_impossible
