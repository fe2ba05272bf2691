#include "terminal/wordles/scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "codec/options.h"
#include "codec/wordles_json.h"

namespace terminal_wordles {

using wordles::Seat;

std::vector<Seat> Scene::seats() const {
  std::vector<Seat> all;
  for (std::size_t i = 0; i < rules.options.seats; ++i) all.push_back(wordles::seat_at(i));
  return all;
}

wordles::Word Scene::known_word(Seat of) const {
  if (board(of).is_revealed()) return board(of).revealed;
  return of == seat && view.own ? view.own->secret : wordles::Word{};
}

std::optional<std::string> Scene::note_on(Seat of) const {
  for (const auto& note : notes) {
    if (note.key == note_key(of)) return note.value;
  }
  return std::nullopt;
}

std::optional<core::Millis> Scene::left(core::TableTime now) const {
  const auto end = wordles::runs_out(rules, open());
  if (!end) return std::nullopt;
  return std::max(core::Millis{0}, *end - now);
}

std::string player(Seat of) { return fmt::format("player {}", wordles::index(of) + 1); }
std::string note_key(Seat of) { return fmt::format("player{}", wordles::index(of) + 1); }

std::string Scene::name(Seat of) const { return of == seat ? "you" : player(of); }

std::string Scene::full_name(Seat of) const {
  const auto& bot = bots[wordles::index(of)];
  return bot.empty() ? name(of) : fmt::format("{} ({})", player(of), bot);
}

std::string Scene::whose(Seat of) const { return of == seat ? "your" : player(of) + "'s"; }

std::string Scene::does(Seat of, std::string_view you, std::string_view other) const {
  return fmt::format("{} {}", name(of), of == seat ? you : other);
}

codec::Read<Scene> first_scene(const tables::Setup& setup, core::Actor seat) {
  wordles::Options options;
  for (const auto& [name, value] : setup.options) {
    if (auto wrong = codec::set_option(options, name, value)) return std::unexpected(*wrong);
  }
  const bool four = options.letters == 4;
  const auto* words = four ? lexicon::find_four_letters(setup.lexicon_hash)
                           : lexicon::find_five_letters(setup.lexicon_hash);
  if (words == nullptr) words = four ? &lexicon::four_letters() : &lexicon::five_letters();
  Scene scene;
  scene.rules = {options, words, nullptr};
  // A spectator's is a seat that nobody has.
  scene.seat = wordles::seat_at(seat.is_seat() ? seat.seat_index() : options.seats);
  for (const auto& holder : setup.holders) {
    const auto* bot = std::get_if<tables::Bot>(&holder);
    scene.bots.push_back(bot == nullptr ? "" : bot->name);
  }
  return scene;
}

codec::Read<Scene> read_scene(const Scene& before, const tables::Snapshot& snapshot) {
  const auto view_json = codec::parse_json(snapshot.view);
  if (!view_json) return std::unexpected(view_json.error());
  const auto offers_json = codec::parse_json(snapshot.offers);
  if (!offers_json) return std::unexpected(offers_json.error());
  auto view = codec::from_json<wordles::View>(*view_json, "view");
  if (!view) return std::unexpected(view.error());
  auto offers = codec::from_json<std::vector<wordles::Offer>>(*offers_json, "offers");
  if (!offers) return std::unexpected(offers.error());
  return Scene{before.rules,       before.seat,    before.bots,     *view,
               std::move(*offers), snapshot.notes, snapshot.result, snapshot.openings};
}

}  // namespace terminal_wordles
