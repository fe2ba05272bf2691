#include "server/offered.h"

#include "server/people.h"
#include "server/query.h"

namespace server {

using core::Actor;

namespace {

protocol::OptionShown shown(const catalogue::OptionInfo& option) {
  protocol::OptionShown told{.name = option.name,
                             .value = option.value,
                             .title = option.title,
                             .sentence = option.sentence,
                             .kind = static_cast<protocol::OptionKind>(option.kind),
                             .least = option.least,
                             .most = option.most,
                             .choices = {},
                             .needs = {}};
  for (const auto& [name, title, sentence] : option.choices) {
    told.choices.push_back({name, title, sentence});
  }
  if (option.needs) told.needs = {option.needs->name, option.needs->value};
  return told;
}

protocol::SetUpShown shown(const catalogue::SetUp& set_up) {
  protocol::SetUpShown told{set_up.title, set_up.sentence, {}, set_up.aids};
  for (const auto& [name, value] : set_up.options) told.options.push_back({name, value});
  return told;
}

protocol::GameShown shown(const catalogue::GameInfo& game) {
  protocol::GameShown told{.name = game.name,
                           .title = game.title,
                           .rules_version = static_cast<protocol::Number>(game.rules_version),
                           .seats_alike = game.seats_alike,
                           .seats = {},
                           .options = {},
                           .bots = {},
                           .set_ups = {},
                           .aids = {},
                           .cards = {},
                           .review = {}};
  for (const auto& option : game.option_infos) told.options.push_back(shown(option));
  for (const auto& bot : game.bots) told.bots.push_back({bot.name, bot.sentence});
  for (const auto& aid : game.aids) told.aids.push_back({aid.name, aid.sentence, aid.answer});
  if (game.cards) told.cards = game.cards->type;
  if (game.review) told.review = game.review->type;
  const auto options = game.options({});
  if (!options) return told;
  if (game.set_ups != nullptr) {
    for (const auto& set_up : game.set_ups(*options)) told.set_ups.push_back(shown(set_up));
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

HttpResponse cards_of(const catalogue::GameInfo* game, std::string_view query) {
  if (game == nullptr) return refusal(404, {"unknown_game", "There is no such game here.", ""});
  if (!game->cards) {
    return refusal(404, {"no_cards", "The cards of this game cannot be read here yet.", ""});
  }
  std::vector<catalogue::Option> options;
  for (const auto& [name, value] : query_pairs(query)) {
    options.push_back({std::string{name}, std::string{value}});
  }
  auto cards = game->cards->json(options);
  if (!cards) return refusal(400, cards.error());
  return {.body = std::move(*cards), .headers = {{"Cache-Control", "private, max-age=3600"}}};
}

}  // namespace server
