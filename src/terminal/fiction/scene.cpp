#include "terminal/fiction/scene.h"

#include <fmt/format.h>

#include "codec/fiction_described.h"
#include "codec/json.h"
#include "codec/options.h"

namespace terminal_fiction {

bool Scene::is_doubted(std::size_t row, std::size_t place) const {
  const auto key = fmt::format("{}.{}", row + 1, place + 1);
  for (const auto& note : notes) {
    if (note.key == key) return true;
  }
  return false;
}

std::optional<std::string> Scene::note_on(lexicon::Letter letter) const {
  for (const auto& note : notes) {
    if (note.key == std::string{lexicon::to_char(letter)}) return note.value;
  }
  return std::nullopt;
}

codec::Read<fiction::Rules> read_rules(const tables::Setup& setup) {
  fiction::Options options;
  for (const auto& [name, value] : setup.options) {
    if (auto wrong = codec::set_option(options, name, value)) return std::unexpected(*wrong);
  }
  const auto* words = lexicon::find_five_letters(setup.lexicon_hash);
  return fiction::Rules{options, words == nullptr ? &lexicon::five_letters() : words};
}

codec::Read<Scene> read_scene(const fiction::Rules& rules, core::Actor seat,
                              const tables::Snapshot& snapshot) {
  const auto view_json = codec::parse_json(snapshot.view);
  if (!view_json) return std::unexpected(view_json.error());
  const auto offers_json = codec::parse_json(snapshot.offers);
  if (!offers_json) return std::unexpected(offers_json.error());
  auto view = codec::from_json<fiction::View>(*view_json, "view");
  if (!view) return std::unexpected(view.error());
  auto offers = codec::from_json<std::vector<fiction::Offer>>(*offers_json, "offers");
  if (!offers) return std::unexpected(offers.error());
  return Scene{
      rules, seat, *view, std::move(*offers), snapshot.notes, snapshot.result, snapshot.openings};
}

}  // namespace terminal_fiction
