#include "terminal/wordles/aids_text.h"

#include <fmt/format.h>

#include "catalogue/wordles_aids.h"
#include "terminal/phrases.h"

namespace terminal_wordles {

void show_aid(terminal::Writer& writer, const Scene& scene, std::string_view answer) {
  const auto json = codec::parse_json(answer);
  if (!json) return writer.paragraph(json.error().sentence);
  const auto told = codec::from_json<wordles::aids::Words>(*json, "aid");
  if (!told) return writer.paragraph(told.error().sentence);
  for (const auto& [player_number, count, words] : told->boards) {
    if (player_number < 1 || player_number > scene.rules.options.seats) continue;
    std::string list;
    for (const auto word : words) list += (list.empty() ? "" : " ") + word.text();
    writer.paragraph(
        fmt::format("{} word: {} possible{}",
                    terminal::capital(scene.whose(wordles::seat_at(player_number - 1))), count,
                    count > words.size() ? ", the likeliest of them:"
                    : words.empty()      ? "."
                                         : ":"));
    if (!list.empty()) writer.item("  ", list);
  }
}

}  // namespace terminal_wordles
