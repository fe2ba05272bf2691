#include "server/offered.h"

#include "protocol/problems.h"
#include "server/people.h"
#include "server/query.h"

namespace server {

using core::Actor;
using protocol::ServerProblem;

namespace {

protocol::OptionShown shown(const catalogue::OptionInfo& option) {
  protocol::OptionShown told{.name = option.name,
                             .value = option.value,
                             .title = option.title,
                             .sentence = option.sentence,
                             .kind = static_cast<protocol::OptionKind>(option.kind),
                             .min = option.min,
                             .max = option.max,
                             .choices = {},
                             .depends_on = option.depends_on};
  for (const auto& [name, title, sentence] : option.choices) {
    told.choices.push_back({name, title, sentence});
  }
  return told;
}

protocol::PresetShown shown(const catalogue::Preset& preset) {
  return {preset.id, preset.title, preset.sentence, preset.options, preset.aids};
}

protocol::GameShown shown(const catalogue::GameInfo& game) {
  protocol::GameShown told{.name = game.name,
                           .title = game.title,
                           .rules_version = static_cast<protocol::Number>(game.rules_version),
                           .symmetric_seats = game.symmetric_seats,
                           .seats = {},
                           .options = {},
                           .bots = {},
                           .presets = {},
                           .aids = {},
                           .cards = {},
                           .print = {},
                           .review = {}};
  for (const auto& option : game.option_infos) told.options.push_back(shown(option));
  for (const auto& bot : game.bots) told.bots.push_back({bot.name, bot.sentence, bot.strength});
  for (const auto& aid : game.aids) told.aids.push_back({aid.name, aid.sentence, aid.answer});
  if (game.cards) told.cards = game.cards->type;
  if (game.print) told.print = game.print->type;
  if (game.review) told.review = game.review->type;
  const auto options = game.options({});
  if (!options) return told;
  if (game.presets != nullptr) {
    for (const auto& preset : game.presets(*options)) told.presets.push_back(shown(preset));
  }
  if (const auto start = game.start(*options)) told.seats = seats_of(game, **start);
  return told;
}

}  // namespace

std::vector<protocol::SeatOffered> seats_of(const catalogue::GameInfo& game,
                                            const catalogue::Match& match) {
  std::vector<protocol::SeatOffered> seats;
  for (std::size_t i = 0; i < match.seats(); ++i) {
    const Actor actor = Actor::seat(i);
    protocol::SeatOffered seat{.role = match.actor_name(actor),
                               .team = static_cast<protocol::Number>(match.team(actor)),
                               .bots = {}};
    for (const auto& bot : game.bots) {
      if (match.bot_plays(bot.name, actor)) seat.bots.push_back(bot.name);
    }
    seats.push_back(std::move(seat));
  }
  return seats;
}

protocol::Games games_offered(tables::Games games) {
  protocol::Games all;
  for (const auto& game : games) all.games.push_back(shown(game));
  return all;
}

namespace {

std::vector<core::Option> options_in(std::string_view query) {
  std::vector<core::Option> options;
  for (const auto& [name, value] : query_pairs(query)) {
    options.push_back({std::string{name}, std::string{value}});
  }
  return options;
}

HttpResponse unknown_game() {
  return refusal(404, {ServerProblem::unknown_game, "There is no such game here.", ""});
}

}  // namespace

HttpResponse seats_with(const catalogue::GameInfo* game, std::string_view query) {
  if (game == nullptr) return unknown_game();
  const auto start = game->start(options_in(query));
  if (!start) return refusal(400, start.error());
  return {.body = protocol::text(protocol::Seats{seats_of(*game, **start)})};
}

namespace {

// What `info`, a part of the catalogue's entry, says with the options of `query`.
template <class Info>
HttpResponse cards_answer(const std::optional<Info>& info, std::string_view query) {
  if (!info) {
    return refusal(
        404, {ServerProblem::no_cards, "The cards of this game cannot be read here yet.", ""});
  }
  auto json = info->json(options_in(query));
  if (!json) return refusal(400, json.error());
  return {.body = std::move(*json), .headers = {{"Cache-Control", "private, max-age=3600"}}};
}

}  // namespace

HttpResponse cards_of(const catalogue::GameInfo* game, std::string_view query) {
  return game == nullptr ? unknown_game() : cards_answer(game->cards, query);
}

HttpResponse print_of(const catalogue::GameInfo* game, std::string_view query) {
  return game == nullptr ? unknown_game() : cards_answer(game->print, query);
}

}  // namespace server
