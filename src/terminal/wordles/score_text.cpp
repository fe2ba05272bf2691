#include "terminal/wordles/score_text.h"

#include <fmt/format.h>

namespace terminal_wordles {
namespace {

using terminal::capital;
using terminal::Writer;
using wordles::Seat;

constexpr int name_width = 18;

bool round_is_open(const Scene& scene) { return scene.open().phase < wordles::Phase::over; }

std::vector<std::size_t> points_by_round(const Scene& scene, Seat of) {
  std::vector<std::size_t> points;
  for (const auto& past : scene.open().past) points.push_back(past.points[wordles::index(of)]);
  if (round_is_open(scene)) points.push_back(scene.board(of).points);
  return points;
}

void show_in_words(Writer& writer, const Scene& scene) {
  for (const Seat of : scene.seats()) {
    std::vector<std::string> rounds;
    const auto points = points_by_round(scene, of);
    for (std::size_t r = 0; r < points.size(); ++r) {
      rounds.push_back(fmt::format("{} in round {}", points[r], r + 1));
    }
    writer.paragraph(fmt::format("{}: {}; {}.", capital(scene.full_name(of)),
                                 points_text(scene.board(of).score), terminal::listed(rounds)));
  }
}

}  // namespace

void show_score(Writer& writer, const Scene& scene) {
  const std::size_t rounds = scene.open().past.size() + (round_is_open(scene) ? 1 : 0);
  if (writer.look().plain || name_width + 3 * rounds + 6 > writer.look().width) {
    show_in_words(writer, scene);
  } else {
    std::string head = fmt::format("{:{}}", "Round", name_width);
    for (std::size_t r = 0; r < rounds; ++r) head += fmt::format("{:3}", r + 1);
    writer.line(head + "   all");
    for (const Seat of : scene.seats()) {
      std::string text = fmt::format("{:{}}", capital(scene.full_name(of)), name_width);
      for (const auto points : points_by_round(scene, of)) text += fmt::format("{:3}", points);
      writer.line(text + fmt::format("{:6}", scene.board(of).score));
    }
  }
  writer.paragraph(
      scene.rules.is_duel()
          ? "Rows are worth 6, 5, 4, 3, 2 and 1 from the top. Play goes on until somebody has "
            "more than 20 points."
          : "Rows are worth 6, 5, 4, 3, 2 and 1 from the top. There are five rounds.");
}

void show_past_round(Writer& writer, const Scene& scene, std::size_t round) {
  const auto& past = scene.open().past[round];
  for (const Seat of : scene.seats()) {
    const auto i = wordles::index(of);
    const std::string wrong = past.mistaken.has(of) ? ", for a row was marked wrongly" : "";
    if (writer.look().plain) {
      writer.paragraph(fmt::format("{} {} and {} {}{}; {} in all.",
                                   capital(scene.does(of, "hid", "hid")), past.words[i].upper(),
                                   of == scene.seat ? "score" : "scores",
                                   points_text(past.points[i]), wrong, scene.board(of).score));
      continue;
    }
    writer.line(fmt::format(" {:{}}{}  {:>9}, {} in all", capital(scene.full_name(of)), name_width,
                            past.words[i].upper(), points_text(past.points[i]),
                            scene.board(of).score));
    if (past.mistaken.has(of)) {
      writer.paragraph(fmt::format("{} a row wrongly and {} nothing in this round.",
                                   capital(scene.does(of, "marked", "marked")),
                                   of == scene.seat ? "score" : "scores"));
    }
  }
}

void show_past_words(Writer& writer, const Scene& scene) {
  for (std::size_t r = 0; r < scene.open().past.size(); ++r) {
    std::vector<std::string> words;
    for (const Seat of : scene.seats()) {
      words.push_back(fmt::format("{} {}", capital(scene.name(of)),
                                  scene.open().past[r].words[wordles::index(of)].upper()));
    }
    writer.item(fmt::format("Round {}: ", r + 1), terminal::listed(words) + ".");
  }
}

}  // namespace terminal_wordles
