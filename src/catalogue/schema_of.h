// The types of a game that its clients meet, for a schema.
#pragma once

#include "codec/schema.h"
#include "core/game.h"

namespace catalogue {

// `More` are types of the game's own beside those that every game has.
template <core::Game G, class Options, class Traits, class... More>
void add_schema(codec::Schema& schema) {
  schema.add_root<Options>();
  schema.add_root<typename G::Action>();
  schema.add_root<typename G::Offer>();
  schema.add_root<typename G::View>();
  schema.add_root<typename G::Refusal>();
  (schema.add_root<More>(), ...);
  for (const auto& aid : Traits::aids()) aid.schema(schema);
}

}  // namespace catalogue
