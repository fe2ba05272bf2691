#include "lab/seating.h"

#include <fmt/format.h>

#include <algorithm>

namespace lab {
namespace {

using catalogue::GameInfo;
using catalogue::Match;
using core::Actor;

std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto end = std::min(text.find(','), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

codec::Read<std::vector<std::string>> named(const GameInfo& game, std::string_view name) {
  std::string names;
  for (const auto& bot : game.bots) {
    if (bot.name == name) return std::vector{bot.name};
    names += (names.empty() ? "" : ", ") + bot.name;
  }
  return codec::problem(
      LabProblem::unknown_bot,
      fmt::format("There is no bot “{}” for {}; there are: {}.", name, game.title, names));
}

// A team's place among the teams, in the order of their first seats.
std::vector<std::size_t> team_places(const Match& match) {
  std::vector<std::size_t> teams, places;
  for (std::size_t seat = 0; seat < match.seats(); ++seat) {
    const auto team = match.team(Actor::seat(seat));
    const auto known = std::ranges::find(teams, team);
    places.push_back(static_cast<std::size_t>(known - teams.begin()));
    if (known == teams.end()) teams.push_back(team);
  }
  return places;
}

// Seats called so, or whose name is this and a number: guesser is guesser1, guesser2 …
std::vector<std::size_t> seats_called(const Match& match, std::string_view name) {
  std::vector<std::size_t> seats;
  for (std::size_t seat = 0; seat < match.seats(); ++seat) {
    std::string role = match.actor_name(Actor::seat(seat));
    bool called = role == name;
    while (!role.empty() && role.back() >= '0' && role.back() <= '9') role.pop_back();
    if (called || role == name) seats.push_back(seat);
  }
  return seats;
}

std::optional<codec::Problem> seat_by_name(const GameInfo& game, const Match& match,
                                           std::string_view part, Seating& seating) {
  const auto equals = part.find('=');
  const auto seats = seats_called(match, part.substr(0, equals));
  if (equals == std::string_view::npos || seats.empty()) {
    return codec::Problem{LabProblem::unknown_seat,
                          fmt::format("“{}” is not SEAT=BOT with a seat of this game.", part), ""};
  }
  const auto bot = named(game, part.substr(equals + 1));
  if (!bot) return bot.error();
  for (const auto seat : seats) seating[seat] = *bot;
  return std::nullopt;
}

}  // namespace

codec::Read<Seating> seat_bots(const GameInfo& game, const Match& match, std::string_view wish) {
  std::vector<std::string> strongest;
  for (const auto& bot : game.bots) strongest.insert(strongest.begin(), bot.name);
  Seating seating(match.seats(), strongest);
  const auto parts = parts_of(wish);
  if (wish.find('=') != std::string_view::npos) {
    for (const auto& part : parts) {
      if (auto wrong = seat_by_name(game, match, part, seating)) return std::unexpected(*wrong);
    }
    return seating;
  }
  if (parts.empty()) return seating;
  const auto teams = team_places(match);
  const std::size_t team_count = *std::ranges::max_element(teams) + 1;
  if (parts.size() != 1 && parts.size() != seating.size() && parts.size() != team_count) {
    return codec::problem(LabProblem::wrong_number_of_bots,
                          fmt::format("{} bots were named for {} seats in {} teams.", parts.size(),
                                      seating.size(), team_count));
  }
  for (std::size_t seat = 0; seat < seating.size(); ++seat) {
    const auto place = parts.size() == 1 ? 0 : parts.size() == seating.size() ? seat : teams[seat];
    auto bot = named(game, parts[place]);
    if (!bot) return std::unexpected(bot.error());
    seating[seat] = std::move(*bot);
  }
  return seating;
}

codec::Read<Seating> seat_in_turn(const GameInfo& game, const Match& match, std::string_view wish) {
  const auto names = parts_of(wish);
  if (names.empty() || names.size() > match.seats()) {
    return codec::problem(
        LabProblem::wrong_number_of_bots,
        fmt::format("{} bots were named for {} seats.", names.size(), match.seats()));
  }
  Seating seating;
  for (std::size_t seat = 0; seat < match.seats(); ++seat) {
    auto bot = named(game, names[seat % names.size()]);
    if (!bot) return std::unexpected(bot.error());
    seating.push_back(std::move(*bot));
  }
  return seating;
}

std::string name_of(const std::vector<std::string>& bots) {
  return bots.size() == 1 ? bots.front() : "strongest";
}

std::string seating_text(const Match& match, const Seating& seating) {
  std::string text;
  for (std::size_t seat = 0; seat < seating.size(); ++seat) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", match.actor_name(Actor::seat(seat)),
                        name_of(seating[seat]));
  }
  return text;
}

}  // namespace lab
