#include "terminal/impossible/help_text.h"

#include <fmt/format.h>

#include <span>

namespace terminal_impossible {
namespace {

struct Entry {
  std::string_view typed, means;
};

constexpr Entry turn[]{
    {"keep, refresh", "Draw: your hand as it is, or all of it for new cards"},
    {"3", "Add: the third way of the list; 3 anyway where it would lose"},
    {"add 2 to quill 1", "the same by name: add darcy to hamlet 1, add darcy to ophelia"},
    {"done", "adding is over: full Books are completed, then comes Upkeep"},
};
constexpr Entry powers[]{
    {"use 2", "discard card 2 for its Power; what it needs is asked, or named at once:"},
    {"use 2 puck", "so that nothing is asked; cancel leaves a Power that was begun"},
    {"ability", "let your Librarian help, the same way; librarian explains all of them"},
    {"power 2, card puck", "what a Power does; a card with all that is printed on it"},
    {"pass", "no Power before this attack; pass turn, pass always; heed takes it back"},
    {"yes, no", "answer when somebody asks for your consent, or offers you something"},
};
constexpr Entry looking[]{
    {"Enter", "what is asked now, and every way to add"},
    {"board", "all of the table; books, hands, pool, shelf, discards, deck: a part of it"},
    {"book quill", "a Book with its summary so far"},
    {"phases, time", "what happens in a turn; whose turn it is, and the clock"},
    {"story", "the book of the game so far; save FILE keeps it as text"},
    {"note Darcy waits", "a note for all to see; note shows it, note - wipes it off"},
    {"hint, reasons", "what a bot would do; have the bots say why they do it, or not"},
    {"rules, rules I-15", "all rules by name, one rule in full"},
    {"quit", "stop for now; the game is kept"},
    {"give up", "end this game without a result; it asks once more"},
};

void show(terminal::Writer& writer, std::span<const Entry> entries) {
  for (const auto& [typed, means] : entries) {
    writer.item(writer.look().plain ? fmt::format("{}: ", typed) : fmt::format("  {:18} ", typed),
                means);
  }
}

}  // namespace

void show_help(terminal::Writer& writer, const Scene&) {
  writer.paragraph(
      "Fill the three spots of a Book to save it; all of you win or lose together. A Character "
      "fits "
      "by a role in common with the original, and a label that is not the Book's costs a Mold on "
      "the "
      "Book at that label. You can type, names by any part that is unlike the others':");
  show(writer, turn);
  show(writer, powers);
  show(writer, looking);
}

}  // namespace terminal_impossible
