#include "terminal/fiction/help_text.h"

#include <fmt/format.h>

namespace terminal_fiction {
namespace {

struct Entry {
  std::string_view typed, means;
};

constexpr Entry guessing[]{
    {"crane", "guess the word CRANE; so does guess crane"},
    {"token 3", "is the third clue of your latest guess Fact or Fiction?"},
    {"token 2 3", "the same for the second guess, where a card allows it"},
    {"doubt 3",
     "mark a clue with ?, for yourself; undoubt 3 takes it back; doubt 2 3 is in guess 2"},
    {"note q out", "note a letter as in, out or maybe, or - for nothing; out qxz does several"},
    {"board", "everything on the table; alphabet, time show a part"},
};
constexpr Entry with_abilities[]{
    {"ability", "the ability cards on the table"},
    {"discard", "give a token up for your card's effect: discard q, discard 3 where it asks"},
    {"token 3 and 4", "with the card Neighbour: a second letter is answered too"},
};
constexpr Entry lying[]{
    {"lie 3 x", "change the third clue to absent; v is right, ~ elsewhere"},
    {"xx~vv", "or write all five clues"},
    {"Enter, no", "share the clues that you were shown, or think again"},
    {"board", "all guesses, with rings around your lies; card shows the card's words"},
    {"lies", "what each lie would leave the Guessers, where the table allows it"},
};
constexpr Entry by_hand[]{
    {"honest xx~vv", "the honest clues, before you lie"},
};
constexpr Entry lying_with_abilities[]{
    {"ability", "the ability cards on the table"},
    {"lie 3 x use ban q",
     "use your card with the clues: use hurry, use no tokens, use false token, "
     "use new word crane"},
    {"lie 1 v 3 x", "two lies, with that card; lie 2 _ 4 x leaves a blank with the card Blank"},
    {"swap 2 4", "with the card Exchange; truth, with the card Whole truth"},
};
constexpr Entry everybody[]{
    {"hint", "what a bot would do in your place"},
    {"words, words from s", "the words that may still be the secret, where the table allows it"},
    {"rules, rules F-16", "all rules by name, one rule in full"},
    {"quit", "stop for now; the game is kept"},
    {"give up", "end this game without a result; it asks once more"},
};

template <std::size_t n>
void show(terminal::Writer& writer, const Entry (&entries)[n]) {
  for (const auto& [typed, means] : entries) {
    writer.item(writer.look().plain ? fmt::format("{}: ", typed) : fmt::format("  {:19} ", typed),
                means);
  }
}

}  // namespace

void show_help(terminal::Writer& writer, const Scene& scene) {
  const auto& options = scene.rules.options;
  if (scene.guesses()) {
    writer.paragraph(
        "Find the secret word. Every set of clues holds one lie, unless a card says "
        "otherwise. You can type:");
    show(writer, guessing);
    if (options.abilities) show(writer, with_abilities);
  } else {
    writer.paragraph(
        "Hide your word: exactly one clue of every guess must be a lie, unless your "
        "card says otherwise. You can type:");
    if (options.by_hand) show(writer, by_hand);
    show(writer, lying);
    if (options.abilities) show(writer, lying_with_abilities);
  }
  show(writer, everybody);
  writer.paragraph(writer.look().plain
                       ? "Right: the letter stands there. Elsewhere: it stands in another place. "
                         "Absent: the word does not have it."
                       : "✓ the letter stands there, ~ it stands in another place, ✗ the word does "
                         "not have it.");
}

}  // namespace terminal_fiction
