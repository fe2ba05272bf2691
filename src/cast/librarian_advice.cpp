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
      return "you put the last Character into Dracula. It is saved, two Mold on Treasure Island go "
             "back as well, and two cards are your reward.";
    case Librarian::ferdinand:
      return "you hold three Villains, and not one Book wants another. Discard them in Draw, and "
             "four new cards come in, with a fresh smell of rabbit.";
    case Librarian::odile:
      return "the deck would bring the Queen of Hearts next, and the Typewriter Book cannot bear "
             "her. Off to the bottom of the deck with her.";
    case Librarian::basil:
      return "Milady de Winter leads the Pool, and would destroy the Ballpoint Book. Send Alice, "
             "who has no label, in her place, and cast Milady in Macbeth.";
    case Librarian::cordelia:
      return "The Snow Queen lacks a Child, and it is your friend’s turn next. Hand Huckleberry "
             "Finn over, and the Book is as good as saved.";
    case Librarian::tobias:
      return "A Christmas Carol lacks a Child, and your neighbour holds Alice. They say yes, "
             "you add Alice on your turn, and they draw another.";
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
    case Librarian::ferdinand:
      return "Throw a hand away, and hold more than before. Best when you dare.";
    case Librarian::odile: return "You know what comes, and stop the worst of it.";
    case Librarian::basil:
      return "Whoever leads the attack comes into your hand, and somebody harmless leads it.";
    case Librarian::cordelia: return "The right card gets to the right hand.";
    case Librarian::tobias:
      return "The right card is often in somebody else’s hand, and they get a new one.";
    case Librarian::percival:
      return "Moves a Book out of the Mold’s way, and costs you next to nothing.";
  }
  return {};
}

}  // namespace cast
