#include "terminal/wordles/help_text.h"

#include <fmt/format.h>

#include <span>

namespace terminal_wordles {
namespace {

struct Entry {
  std::string_view typed, means;
};

constexpr Entry hiding[]{
    {"house", "hide the word HOUSE, at the start of a round; so does hide house"},
    {"deal", "let the program choose your word; word shows it again"},
};
constexpr Entry with_cards[]{
    {"shape", "in your turn: call a word of your query card; so does call shape"},
    {"exchange", "take the top card of the pile instead, once a turn, before you call"},
    {"card, card 2", "your query card and what an exchange brings; player 2's card"},
};
constexpr Entry without_cards[]{
    {"shape", "in your turn: call any word; so does call shape"},
};
constexpr Entry by_hand[]{
    {"mark v~xxx", "mark a called word on your board; v right, ~ elsewhere, x absent"},
    {"Enter, no", "send the marks that you were shown, or think again"},
};
constexpr Entry window[]{
    {"2 crane", "in the window: try CRANE for player 2's word; so does try 2 crane"},
    {"pass, wait", "do without an attempt; take that back while the window is open"},
};
constexpr Entry duel[]{
    {"crane", "after your call's marks: try CRANE for the other's word; so does try crane"},
    {"pass", "do without an attempt"},
};
constexpr Entry looking[]{
    {"boards, board 2", "all boards; one of them"},
    {"score, time", "points by round; whose turn it is, and the clock"},
    {"note 2 crane?", "a note on player 2's word, for yourself; note 2 - wipes it, note - all"},
    {"notes", "your notes"},
    {"hint", "what a bot would do in your place"},
    {"words, words 2",
     "the words that may be hidden, by all boards or by one, where the table allows it"},
    {"reasons", "have the bots tell at the end what they thought, or not"},
    {"rules, rules W-13", "all rules by name, one rule in full"},
    {"quit", "stop for now; the game is kept"},
    {"give up", "end this game without a result; it asks once more"},
};

void show(terminal::Writer& writer, std::span<const Entry> entries) {
  for (const auto& [typed, means] : entries) {
    writer.item(writer.look().plain ? fmt::format("{}: ", typed) : fmt::format("  {:17} ", typed),
                means);
  }
}

}  // namespace

void show_help(terminal::Writer& writer, const Scene& scene) {
  const auto& rules = scene.rules;
  writer.paragraph(
      "Find the others' words before they find each other's. A called word is held against every "
      "hidden one; the earlier the row, the more a word is worth. You can type:");
  show(writer, hiding);
  show(writer, rules.has_cards() ? std::span<const Entry>{with_cards} : without_cards);
  if (rules.options.by_hand) show(writer, by_hand);
  show(writer, rules.is_duel() ? std::span<const Entry>{duel} : window);
  show(writer, looking);
  writer.paragraph(writer.look().plain
                       ? "Right: the letter stands there. Elsewhere: it stands in another place. "
                         "Absent: the word has no such letter, or no more of them. Struck letters "
                         "are in no place of that word."
                       : "✓ the letter stands there, ~ it stands in another place, ✗ the word does "
                         "not have it. Below a board stand the letters that are out.");
  if (rules.options.sequence) {
    writer.paragraph(
        "< says that the hidden word comes before the called one in the alphabet, > after it.");
  }
}

}  // namespace terminal_wordles
