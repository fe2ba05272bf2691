// What helps to choose between two Librarians. Not printed on the cards, so not in data/.
#include "cast/cards.h"

namespace cast {

const std::string& ability(const LibrarianCard& card, bool alone) {
  return alone && !card.alone.empty() ? card.alone : card.ability;
}

std::string_view example(Librarian librarian) {
  switch (librarian) {
    case Librarian::octavius:
      return "you hold nobody who fits. Discard your hand and draw three, where others draw two, "
             "and "
             "fill up to four in your Upkeep. Eight arms help.";
    case Librarian::hazel:
      return "Milady de Winter lies in the Pool, and the Ballpoint Book has one space left. "
             "Discard "
             "Aunt Polly, and Milady leaves before she can do any harm.";
    case Librarian::ambrose:
      return "Captain Ahab would fit a spot of the Quill Book, and his label molds the Typewriter "
             "Book. Discard Puck as well, and it stays clean.";
    case Librarian::marguerite:
      return "you put the last Character into Dracula. It is saved, and a Mold on Treasure Island "
             "goes back as well.";
    case Librarian::ferdinand:
      return "you hold Alice, whom you need, and two Villains, whom nobody needs. Trade the "
             "Villains in and keep Alice.";
    case Librarian::odile:
      return "the deck would bring the Queen of Hearts next, and the Typewriter Book cannot bear "
             "her. Off to the bottom of the deck with her.";
    case Librarian::basil:
      return "three of the Pool’s four cards attack, and the third is Moby Dick, a Quill. He "
             "changes "
             "places with the fourth, Puck, who has no label: no Mold for the Quill Book today.";
    case Librarian::cordelia:
      return "The Snow Queen lacks a Child, and it is your friend’s turn next. Hand Huckleberry "
             "Finn over, and the Book is as good as saved.";
    case Librarian::tobias:
      return "A Christmas Carol lacks a Child, and your neighbour holds Alice. They say yes, and "
             "you add Alice on your turn.";
    case Librarian::percival:
      return "the Pool is full of Quills, and Dracula lies at Quill with one space left. Discard a "
             "card, and it changes slots with a Book that can bear them.";
  }
  return {};
}

std::string_view advice(Librarian librarian) {
  switch (librarian) {
    case Librarian::octavius: return "More cards, more choices. Never a wrong pick.";
    case Librarian::hazel: return "Best against a Pool that attacks often.";
    case Librarian::ambrose:
      return "Lets you add whom you like, as long as you hold cards to spare.";
    case Librarian::marguerite:
      return "Every Book you finish heals another. Best when you hold the last Character.";
    case Librarian::ferdinand: return "You keep what you need, and only change the rest.";
    case Librarian::odile: return "You know what comes, and stop the worst of it.";
    case Librarian::basil: return "Best when the Pool holds more cards than attack.";
    case Librarian::cordelia: return "The right card gets to the right hand. Not for a game alone.";
    case Librarian::tobias:
      return "The right card is often in somebody else’s hand. Not for a game alone.";
    case Librarian::percival: return "Moves a Book out of the Mold’s way, for the price of a card.";
  }
  return {};
}

}  // namespace cast
