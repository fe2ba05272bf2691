#include "terminal/fiction/ending.h"

#include <fmt/format.h>

#include <set>

#include "codec/notation.h"
#include "games/fiction/text.h"

namespace terminal_fiction {
namespace {

using fiction::Outcome;
using terminal::Writer;

// A closed game has no final view; its word is in the last seal that names one ("word crane", or
// "row 3 secret crane honest …").
std::string opened_secret(const std::vector<tables::Seal>& openings) {
  std::string secret;
  for (const auto& seal : openings) {
    codec::Words words{seal.value};
    while (!words.empty()) {
      const auto key = words.next();
      if (key != "word" && key != "secret") continue;
      const auto word = lexicon::Word::parse(words.next(), fiction::word_length);
      if (word) secret = word->upper();
    }
  }
  return secret;
}

std::string verdict(const Scene& scene) {
  const std::string secret = scene.view.desk ? scene.view.desk->secret.upper() : "?";
  switch (scene.board().outcome) {
    case Outcome::word_found: return fmt::format("The Guessers win: {} is the word.", secret);
    case Outcome::boards_ran_out:
      return fmt::format("The Lie-brarian wins: the boards are used up. The word was {}.", secret);
    case Outcome::time_ran_out:
      return fmt::format("The Lie-brarian wins: the time is up. The word was {}.", secret);
    case Outcome::undecided: break;
  }
  const std::string opened = opened_secret(scene.openings);
  return "The game is closed without a result." +
         (opened.empty() ? "" : fmt::format(" The word was {}.", opened));
}

void show_truth(Writer& writer, const Scene& scene) {
  const auto& desk = *scene.view.desk;
  writer.line();
  writer.line(writer.look().plain ? "All guesses, with the lies:"
                                  : "All guesses, rings around the lies:");
  for (std::size_t i = 0; i < scene.board().rows.size(); ++i) {
    const auto& row = scene.board().rows[i];
    if (row.shared) {
      show_row(writer, scene, i);
    } else {
      const auto head =
          writer.look().plain ? fmt::format("Guess {}: ", i + 1) : fmt::format("{:3}  ", i + 1);
      writer.line(fmt::format("{}{}{}", head, row.guess.upper(),
                              row.guess == desk.secret ? ", the word itself." : "."));
    }
  }
  if (desk.change) {
    writer.paragraph(fmt::format("The secret was {} at first; from guess {} on it was {}.",
                                 desk.change->from.upper(), fiction::index(desk.change->at) + 1,
                                 desk.secret.upper()));
  }
  for (const auto& hand : {scene.view.guessers_hand, scene.view.librarian_hand}) {
    if (!hand || !hand->kept) continue;
    const auto other = hand->dealt[0] == *hand->kept ? hand->dealt[1] : hand->dealt[0];
    writer.paragraph(fmt::format("{} kept {} and left {}.",
                                 fiction::side_of(*hand->kept) == fiction::Side::guessers
                                     ? "The Guessers"
                                     : "The Lie-brarian",
                                 fiction::title(*hand->kept), fiction::title(other)));
  }
}

void show_thoughts(Writer& writer, const std::vector<terminal::Thought>& thoughts) {
  std::set<std::string> different;
  for (const auto& thought : thoughts) different.insert(thought.why);
  if (different.size() < 2) return;  // a bot that always says the same says nothing
  writer.line();
  writer.line("What the bot thought:");
  for (const auto& thought : thoughts)
    writer.item(fmt::format("  {}: ", thought.action.notation()), thought.why);
}

}  // namespace

void reveal(Writer& writer, const Scene& scene, const std::vector<terminal::Thought>& thoughts) {
  writer.line();
  writer.paragraph(writer.paint(terminal::Ink::strong, verdict(scene)));
  if (!scene.view.desk || scene.board().outcome == Outcome::undecided) return;
  show_truth(writer, scene);
  show_thoughts(writer, thoughts);
}

}  // namespace terminal_fiction
