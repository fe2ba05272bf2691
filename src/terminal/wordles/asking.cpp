#include "terminal/wordles/asking.h"

#include <fmt/format.h>

#include "terminal/wordles/card_text.h"

namespace terminal_wordles {
namespace {

using terminal::Writer;
using wordles::Phase;
using wordles::Seat;

std::size_t next_value(const Scene& scene) {
  const auto owners = wordles::takers(scene.rules, scene.open());
  const std::size_t rows = owners.empty() ? 0 : scene.board(owners.first()).rows.size();
  return wordles::rows_a_board - rows;
}

void ask_for_call(Writer& writer, const Scene& scene) {
  if (!scene.rules.has_cards()) {
    return writer.paragraph(
        fmt::format("Your turn: call any word. Its row is worth {}.", next_value(scene)));
  }
  writer.paragraph(
      fmt::format("Your turn: call a word of your card. Its row is worth {}.", next_value(scene)));
  show_card(writer, scene, scene.seat);
  if (scene.offered<wordles::ExchangeOffer>() != nullptr) show_top(writer, scene);
}

void ask_for_attempt(Writer& writer, const Scene& scene) {
  const auto value = points_text(wordles::row_value(scene.rules, scene.open()));
  const auto targets = scene.targets();
  if (targets.size() == 1) {
    return writer.paragraph(
        fmt::format("Try {} word for {}, or pass.", scene.whose(targets.first()), value));
  }
  writer.paragraph(fmt::format("Try one word for {}, as in: {} crane; or pass.", value,
                               wordles::index(targets.first()) + 1));
}

}  // namespace

void greet(Writer& writer, const Scene& scene) {
  const auto& rules = scene.rules;
  std::vector<std::string> others;
  for (const Seat of : scene.seats()) {
    if (of != scene.seat) others.push_back(scene.full_name(of));
  }
  const bool begins = scene.open().round == 1 && scene.open().phase <= Phase::hide;
  writer.line(
      writer.paint(terminal::Ink::strong,
                   begins ? "Wordles" : fmt::format("Wordles, round {}", scene.open().round)));
  const auto table =
      fmt::format("You are {}, with {}.", player(scene.seat), terminal::listed(others));
  if (!begins) return writer.paragraph(table);
  writer.paragraph(fmt::format(
      "{} {} hide a word of {} letters{} {} Type help at any time.", table,
      rules.is_duel() ? "Both of you" : "All of you", terminal::number_word(rules.options.letters),
      rules.is_duel()
          ? ". In turn you call any word, and whoever called it may then try the "
            "other's word. Whoever passes 20 points first wins."
          : " and hunt the others'. A called word is held against every hidden one, and "
            "then everybody has one attempt at one word. There are five rounds.",
      rules.options.by_hand ? "Owners mark their boards by hand: a wrong mark costs the round's "
                              "points."
                            : "The program marks the boards."));
}

void ask_player(Writer& writer, const Scene& scene) {
  if (!scene.is_asked()) return;
  switch (scene.open().phase) {
    case Phase::hide:
      return writer.paragraph(
          fmt::format("Hide a word of {} letters; type it, or deal to be dealt one.",
                      terminal::number_word(scene.rules.options.letters)));
    case Phase::call: return ask_for_call(writer, scene);
    case Phase::window: return ask_for_attempt(writer, scene);
    case Phase::round_over:
      return writer.paragraph("Press Enter, or type ready, when you are ready for the next round.");
    case Phase::deal:
    case Phase::mark:
    case Phase::over: break;
  }
}

std::string prompt_text(const Scene& scene) {
  const auto& open = scene.open();
  switch (open.phase) {
    case Phase::hide: return scene.is_asked() ? "Hide a word > " : "Others still hide a word > ";
    case Phase::call:
      return scene.is_asked()
                 ? fmt::format("Call a word (worth {}) > ", next_value(scene))
                 : fmt::format("{} calls a word > ", terminal::capital(player(open.active)));
    case Phase::mark: return fmt::format("{} is being marked > ", open.called.upper());
    case Phase::window:
      if (scene.is_asked()) {
        return fmt::format("Try a word (worth {}) or pass > ",
                           wordles::row_value(scene.rules, open));
      }
      return scene.rules.is_duel()
                 ? fmt::format("{} may try your word > ", terminal::capital(player(open.active)))
                 : "Others still think > ";
    case Phase::round_over:
      return scene.is_asked() ? "Ready for the next round? > " : "Others are not ready yet > ";
    case Phase::deal:
    case Phase::over: break;
  }
  return "> ";
}

}  // namespace terminal_wordles
