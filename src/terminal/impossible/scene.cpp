#include "terminal/impossible/scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "codec/impossible_json.h"
#include "codec/options.h"

namespace terminal_impossible {

using impossible::Character;
using impossible::Seat;

std::vector<Character> Scene::hand(Seat of) const {
  std::vector<Character> cards;
  for (const Character card : open().player(of).hand) cards.push_back(card);
  return cards;
}

std::optional<core::Millis> Scene::left(core::TableTime now) const {
  const auto end = impossible::runs_out(rules, open());
  if (!end) return std::nullopt;
  return std::max(core::Millis{0}, *end - now);
}

std::optional<std::string> Scene::plan() const {
  for (const auto& note : notes) {
    if (note.key == "plan") return note.value;
  }
  return std::nullopt;
}

std::string Scene::full_name(Seat of) const {
  const auto& bot = bots[impossible::index(of)];
  return bot.empty() ? name(of) : fmt::format("{} ({})", player(of), bot);
}

codec::Read<Scene> first_scene(const tables::Setup& setup, core::Actor seat) {
  impossible::Options options;
  for (const auto& [name, value] : setup.options) {
    if (auto wrong = codec::set_option(options, name, value)) return std::unexpected(*wrong);
  }
  Scene scene;
  scene.rules = {options, cast::standard_cards()};
  // A spectator's is a seat that nobody has.
  scene.seat = impossible::seat_at(seat.is_seat() ? seat.seat_index() : options.seats);
  std::size_t people = 0;
  for (const auto& holder : setup.holders) {
    const auto* bot = std::get_if<tables::Bot>(&holder);
    scene.bots.push_back(bot == nullptr ? "" : bot->name);
    if (std::holds_alternative<tables::Person>(holder)) ++people;
  }
  scene.shared = people > 1;
  return scene;
}

codec::Read<Scene> read_scene(const Scene& before, const tables::Snapshot& snapshot) {
  const auto view_json = codec::parse_json(snapshot.view);
  if (!view_json) return std::unexpected(view_json.error());
  const auto offers_json = codec::parse_json(snapshot.offers);
  if (!offers_json) return std::unexpected(offers_json.error());
  auto view = codec::from_json<impossible::View>(*view_json, "view");
  if (!view) return std::unexpected(view.error());
  auto offers = codec::from_json<std::vector<impossible::Offer>>(*offers_json, "offers");
  if (!offers) return std::unexpected(offers.error());
  Scene scene = before;
  scene.view = *view;
  scene.offers = std::move(*offers);
  scene.notes = snapshot.notes;
  scene.result = snapshot.result;
  return scene;
}

}  // namespace terminal_impossible
