#include "codec/players.h"

#include "codec/leaf.h"
#include "codec/parse_problem.h"

namespace codec {

std::string player_name(core::Actor actor) {
  if (!actor.is_seat()) return actor_text(actor);
  return fmt::format("player{}", actor.seat_index() + 1);
}

Read<core::Actor> player_from_name(std::size_t seats, std::string_view name) {
  for (std::size_t i = 0; i < seats; ++i) {
    if (name == player_name(core::Actor::seat(i))) return core::Actor::seat(i);
  }
  if (name.starts_with("seat")) {
    return problem(ParseProblem::unknown_actor, fmt::format("“{}” is nobody at this table.", name));
  }
  return parse_actor(name);
}

}  // namespace codec
