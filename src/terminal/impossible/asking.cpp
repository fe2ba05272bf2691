#include "terminal/impossible/asking.h"

#include <fmt/format.h>

#include "terminal/impossible/answer_questions.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/placing.h"
#include "terminal/impossible/window_text.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Phase;
using impossible::Seat;
using terminal::Writer;

std::string setup_text(const Scene& scene) {
  const auto& setup = scene.rules.setup;
  return fmt::format(
      "Mold has broken into the Library and the Characters flee from their Books. Give each part "
      "to "
      "somebody who can play it, however oddly: {} must be saved before the Mold runs out. There "
      "are {} Mold in the Containment, and it attacks with {} cards in the Pool.{}",
      terminal::counted(setup.to_fill(), "Book", "Books"), setup.mold, setup.threshold,
      setup.reshuffle_mold == 0 ? ""
                                : fmt::format(" Whenever the discards become the deck, {} Mold "
                                              "{} the game.",
                                              terminal::number_word(setup.reshuffle_mold),
                                              setup.reshuffle_mold == 1 ? "leaves" : "leave"));
}

void ask_for_librarian(Writer& writer, const Scene& scene) {
  writer.paragraph("Choose your Librarian; the other is put away.");
  const auto& dealt = scene.open().player(scene.seat).dealt;
  for (std::size_t i = 0; i < dealt.size(); ++i) {
    writer.item(fmt::format("  {}  ", i + 1), fmt::format("{}. {}", librarian_name(scene, dealt[i]),
                                                          ability_text(scene, dealt[i])));
  }
}

void ask_for_drawing(Writer& writer, const Scene& scene) {
  const auto* refresh = scene.offered<impossible::RefreshOffer>();
  if (refresh == nullptr) {
    writer.paragraph("Draw: your hand is empty, so there is nothing to discard. Say keep.");
    return;
  }
  writer.paragraph(fmt::format("Draw: keep your hand, or refresh it, all of it for {} new cards.",
                               terminal::number_word(refresh->drawn)));
}

// The hand as it is numbered now, by what each card is good for beside a part.
void show_own_powers(Writer& writer, const Scene& scene) {
  const auto cards = scene.hand(scene.seat);
  std::vector<std::string> list;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    list.push_back(
        fmt::format("{} {} {}", i + 1, card_name(scene, cards[i]), power_name(scene, cards[i])));
  }
  if (!list.empty()) {
    writer.item("Powers: ",
                fmt::format("{}; as in: use {}.", terminal::listed(list), cards.size()));
  }
  const auto& librarian = scene.open().player(scene.seat).librarian;
  if (librarian && scene.offered<impossible::HelpOffer>() != nullptr) {
    writer.paragraph(fmt::format("{} can help once in this turn; type: ability",
                                 scene.rules.cards->of(*librarian).name));
  }
}

std::string what_to_add(const Scene& scene) {
  if (!ways(scene).empty()) return "type a number, as often as you like, then done.";
  return scene.hand(scene.seat).empty()
             ? "your hand is empty. Say done."
             : "nobody in your hand fits a free spot. Say done, or use a Power.";
}

void ask_for_adding(Writer& writer, const Scene& scene) {
  writer.paragraph(fmt::format("Add: {}{}", what_to_add(scene),
                               scene.open().understudy ? " The next one fits anywhere." : ""));
  show_ways(writer, scene);
  show_own_powers(writer, scene);
}

std::string others_do(const Scene& scene) {
  const auto& open = scene.open();
  for (const Seat of : scene.seats()) {
    if (of != scene.seat && impossible::is_awaited(open, of)) {
      return fmt::format("{} is thinking > ", terminal::capital(player(of)));
    }
  }
  return "> ";
}

std::string phase_prompt(const Scene& scene) {
  switch (scene.open().phase) {
    case Phase::librarians: return "your Librarian, 1 or 2 > ";
    case Phase::draw:
      return scene.offered<impossible::RefreshOffer>() == nullptr ? "keep > "
                                                                  : "keep or refresh > ";
    case Phase::add: return "add or done > ";
    case Phase::window: return "use a Power or pass > ";
    case Phase::set_up:
    case Phase::resolve:
    case Phase::upkeep:
    case Phase::over: break;
  }
  return "> ";
}

}  // namespace

void greet(Writer& writer, const Scene& scene) {
  writer.line(writer.paint(terminal::Ink::strong, "Fiction Impossible"));
  std::vector<std::string> others;
  for (const Seat of : scene.seats()) {
    if (scene.shared || of != scene.seat) others.push_back(scene.full_name(of));
  }
  const auto table = scene.shared     ? fmt::format("At this table: {}.", terminal::listed(others))
                     : others.empty() ? std::string{"You play alone."}
                                      : fmt::format("You are {}, with {}.", player(scene.seat),
                                                    terminal::listed(others));
  const bool begins = scene.open().phase <= Phase::librarians;
  writer.paragraph(fmt::format("{}{}", table, begins ? " " + setup_text(scene) : ""));
  writer.paragraph("Type help at any time; phases reminds you of a turn.");
}

void ask_player(Writer& writer, const Scene& scene) {
  if (!scene.is_asked()) return;
  if (scene.open().waits_for_an_answer()) return ask_for_answer(writer, scene);
  switch (scene.open().phase) {
    case Phase::librarians: return ask_for_librarian(writer, scene);
    case Phase::draw: return ask_for_drawing(writer, scene);
    case Phase::add: return ask_for_adding(writer, scene);
    case Phase::window: return ask_before_attack(writer, scene);
    case Phase::set_up:
    case Phase::resolve:
    case Phase::upkeep:
    case Phase::over: break;
  }
}

std::string prompt_text(const Scene& scene) {
  if (!scene.is_asked()) return others_do(scene);
  const auto who = scene.shared ? player(scene.seat) + ", " : "";
  return terminal::capital(
      who + (scene.open().waits_for_an_answer() ? answer_prompt(scene) : phase_prompt(scene)));
}

}  // namespace terminal_impossible
