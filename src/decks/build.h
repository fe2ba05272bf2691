// A book card from a book of one's own: `liebrary deck build BOOK.txt --title --author --year`.
//
// Whoever wires the command reads the file and calls
//   build_card(content, {title, author, year}, lexicon::five_letters(),
//              general_english(lexicon::five_letters()))
// and prints text(card), from decks/deck_text.h: parse_deck reads it back, alone or with others.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/lines.h"
#include "decks/book_card.h"
#include "decks/word_counts.h"
#include "lexicon/lexicon.h"

namespace decks {

struct Book {
  std::string title;
  std::string author;
  int year = 0;
};

// The words that set this book apart from `background`, chosen as those of the built-in decks
// were: common ones of five letters, at least twice in lower case, more frequent here than there.
// Of these the ones whose frequency is least likely to be mere luck (Dunning's log-likelihood:
// rare words that come twice do not beat frequent ones that come far too often). The same input
// gives the same card. The Trouble, if any, concerns the text as a whole.
std::expected<BookCard, core::Trouble> build_card(std::string_view text, const Book& about,
                                                  const lexicon::Lexicon&,
                                                  const WordCounts& background);

}  // namespace decks
