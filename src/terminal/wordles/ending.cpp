#include "terminal/wordles/ending.h"

#include <fmt/format.h>

#include <map>

#include "codec/wordles_json.h"
#include "terminal/wordles/answering.h"
#include "terminal/wordles/score_text.h"

namespace terminal_wordles {
namespace {

using terminal::capital;
using terminal::Writer;
using wordles::Seat;

// A closed game has no final view; the words of its last round are in the seals ("round 2 player 1
// word crane").
std::string opened_words(const Scene& scene) {
  std::map<std::size_t, std::string> words;  // by player
  for (const auto& seal : scene.openings) {
    codec::Words text{seal.value};
    if (text.next() != "round" || text.next() != std::to_string(scene.open().round)) continue;
    if (text.next() != "player") continue;
    const auto number = codec::parse_number<std::uint8_t>(text.next(), 1, wordles::most_players);
    if (!number || text.next() != "word") continue;
    const auto word = lexicon::Word::parse(text.next(), scene.rules.options.letters);
    const auto of = wordles::seat_at(*number - 1U);
    if (word) words[*number] = fmt::format("{} {}", scene.whose(of), word->upper());
  }
  std::vector<std::string> list;
  for (const auto& [number, word] : words) list.push_back(word);
  return terminal::listed(list);
}

std::string verdict(const Scene& scene) {
  const auto& open = scene.open();
  if (open.phase != wordles::Phase::over) {
    const auto words = opened_words(scene);
    return "The game is closed without a result." +
           (words.empty() ? "" : fmt::format(" The words were {}.", words));
  }
  const auto points = points_text(scene.board(open.winners.first()).score);
  if (open.winners.size() == 1) {
    const Seat winner = open.winners.first();
    return fmt::format("{} with {}.", capital(scene.does(winner, "win", "wins")), points);
  }
  std::vector<std::string> names;
  for (auto left = open.winners; !left.empty(); left.remove(left.first())) {
    names.push_back(scene.name(left.first()));
  }
  return fmt::format("{} share the win with {} each.", capital(terminal::listed(names)), points);
}

void show_thoughts(Writer& writer, const Scene& scene,
                   const std::vector<terminal::Thought>& thoughts) {
  if (thoughts.empty()) return writer.line("The bots have no reasons to tell.");
  writer.line("What the bots thought:");
  for (const auto& [seat, erased, why] : thoughts) {
    const auto notation = erased.notation();
    const auto action = codec::from_notation<wordles::Action>(notation);
    writer.item(fmt::format("  {}, {}: ", scene.name(wordles::seat_at(seat.seat_index())),
                            action ? as_typed(*action) : notation),
                why);
  }
}

}  // namespace

void reveal(Writer& writer, const Scene& scene, const std::vector<terminal::Thought>& thoughts,
            Reasons reasons) {
  writer.line();
  writer.paragraph(writer.paint(terminal::Ink::strong, verdict(scene)));
  if (scene.open().phase != wordles::Phase::over) return;
  show_score(writer, scene);
  show_past_words(writer, scene);
  if (reasons == Reasons::left_out) return;
  writer.line();
  show_thoughts(writer, scene, thoughts);
}

}  // namespace terminal_wordles
