#include "server/profile.h"

#include <algorithm>

#include "catalogue/catalogue.h"
#include "server/finished.h"
#include "server/people.h"

namespace server {

using core::Actor;

namespace {

std::optional<Actor> seat_of(const directory::GamePlayed& game, const directory::PersonId& person) {
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    const bool is_bot = i < game.bots.size() && !game.bots[i].empty();
    if (!is_bot && game.seats[i] == person) return Actor::seat(i);
  }
  return std::nullopt;
}

protocol::KindPlayed& kind_of(protocol::Profile& profile, const catalogue::GameInfo& game,
                              const std::string& title) {
  const auto known = std::ranges::find(profile.kinds, title, &protocol::KindPlayed::title);
  if (known != profile.kinds.end()) return *known;
  return profile.kinds.emplace_back(
      protocol::KindPlayed{.game = game.name, .title = title, .played = 0, .won = 0, .facts = {}});
}

void count(std::vector<protocol::FactCounted>& facts, catalogue::Fact fact) {
  const auto known = std::ranges::find_if(
      facts, [&](const auto& each) { return each.name == fact.name && each.value == fact.value; });
  if (known != facts.end()) {
    ++known->times;
  } else {
    facts.push_back({std::move(fact.name), std::move(fact.value), 1});
  }
}

void add(protocol::Profile& profile, const catalogue::GameInfo& game, const Ended& end,
         Actor seat) {
  auto& kind = kind_of(profile, game, catalogue::title_of(game, end.options));
  const bool won = end.match->tools().seat_results()[seat.seat_index()].won;
  ++kind.played;
  kind.won += won ? 1 : 0;
  profile.wins_in_a_row = won ? profile.wins_in_a_row + 1 : 0;
  profile.most_wins_in_a_row = std::max(profile.most_wins_in_a_row, profile.wins_in_a_row);
  if (game.facts == nullptr) return;
  for (auto& fact : game.facts(*end.match, seat)) count(kind.facts, std::move(fact));
}

}  // namespace

protocol::Profile profile_of(tables::Games games, Store& store, const directory::PersonId& person,
                             std::span<const directory::GamePlayed> played) {
  std::vector<directory::GamePlayed> over(played.begin(), played.end());
  std::erase_if(over, [](const auto& game) { return !game.result; });
  std::ranges::sort(over, {}, &directory::GamePlayed::begun);
  if (over.size() > games_in_a_profile) {
    over.erase(over.begin(), over.end() - games_in_a_profile);
  }
  protocol::Profile profile;
  for (const auto& game : over) {
    const auto seat = seat_of(game, person);
    const auto info = std::ranges::find(games, game.game, &catalogue::GameInfo::name);
    if (!seat || info == games.end()) continue;
    const auto end = ended(games, store, game.table);
    if (end && end->match->is_over()) add(profile, *info, *end, *seat);
  }
  return profile;
}

HttpResponse profile_answer(tables::Games games, Store& store, const directory::PersonId& person) {
  const auto played = store.people().games_of(person, games_in_a_profile);
  if (!played) return cannot_save(played.error());
  return {.body = protocol::text(profile_of(games, store, person, *played))};
}

}  // namespace server
