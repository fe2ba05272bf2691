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
             "and fill up to four in your Upkeep. Eight arms help.";
    case Librarian::hazel:
      return "Milady de Winter lies in the Pool, and the Ballpoint Book has one space left. "
             "Discard "
             "Aunt Polly, and Milady leaves before she can do any harm.";
    case Librarian::ambrose:
      return "a Quill would fit a spot of the Typewriter Book, and the Quill Book has one space "
             "left. "
             "Add her all the same: with Ambrose no Mold comes.";
    case Librarian::marguerite:
      return "you put the last Character into Dracula. It is saved, and two Mold on Treasure "
             "Island "
             "go back as well.";
    case Librarian::ferdinand:
      return "you hold Alice, whom you need, and two Villains, whom nobody needs. Trade the "
             "Villains in for three new cards, and keep Alice.";
    case Librarian::odile:
      return "the deck would bring the Queen of Hearts next, and the Typewriter Book cannot bear "
             "her. Off to the bottom of the deck with her.";
    case Librarian::basil:
      return "the Book that you need lies under Mold, and the one who fits it waits in the Pool. "
             "Give a card without a label for them: the Pool is none the worse.";
    case Librarian::cordelia:
      return "The Snow Queen lacks a Child, and it is your friend’s turn next. Hand Huckleberry "
             "Finn over, and the Book is as good as saved.";
    case Librarian::tobias:
      return "A Christmas Carol lacks a Child, and your neighbour holds Alice. They say yes, and "
             "you add Alice on your turn.";
    case Librarian::percival:
      return "the Pool is full of Quills, and Dracula lies at Quill with one space left. Discard a "
             "card, and it changes slots with a Book that can bear them; then draw a card.";
  }
  return {};
}

std::string_view advice(Librarian librarian) {
  switch (librarian) {
    case Librarian::octavius: return "More cards, more choices. Never a wrong pick.";
    case Librarian::hazel: return "Best against a Pool that attacks often.";
    case Librarian::ambrose: return "Lets you add whoever fits, and never look at a label.";
    case Librarian::marguerite:
      return "Every Book you finish heals another. Best when you hold the last Character.";
    case Librarian::ferdinand: return "You keep what you need, and get more than you gave.";
    case Librarian::odile: return "You know what comes, and stop the worst of it.";
    case Librarian::basil:
      return "Gets a card out of the Pool into your hand, and a harmless one in.";
    case Librarian::cordelia: return "The right card gets to the right hand.";
    case Librarian::tobias: return "The right card is often in somebody else’s hand.";
    case Librarian::percival:
      return "Moves a Book out of the Mold’s way, and costs you next to nothing.";
  }
  return {};
}

}  // namespace cast
