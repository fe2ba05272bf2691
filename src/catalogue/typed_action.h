// Between a game's own type of actions and catalogue::Action.
#pragma once

#include <cstring>
#include <new>
#include <type_traits>

#include "catalogue/action.h"
#include "codec/json_writer.h"
#include "codec/notation.h"

namespace catalogue {

template <class GameAction>
class TypedAction {
  static_assert(std::is_trivially_copyable_v<GameAction>);
  static_assert(sizeof(GameAction) <= Action::capacity && alignof(GameAction) <= 8);

 public:
  static Action erase(const GameAction& action) {
    Action erased{type};
    ::new (erased.bytes_.data()) GameAction{action};
    return erased;
  }

  // Returns nullptr if the action belongs to another game.
  static const GameAction* find(const Action& action) {
    return action.type_ == &type ? &typed(action.bytes_.data()) : nullptr;
  }

 private:
  static const GameAction& typed(const std::byte* bytes) {
    return *std::launder(reinterpret_cast<const GameAction*>(bytes));
  }

  static constexpr Action::Type type{
      .equal = [](const std::byte* a, const std::byte* b) { return typed(a) == typed(b); },
      .notation = [](const std::byte* a) { return codec::to_notation(typed(a)); },
      .json = [](const std::byte* a) { return codec::written_json(typed(a)); },
  };
};

template <class GameAction>
Action to_action(const GameAction& action) {
  return TypedAction<GameAction>::erase(action);
}

}  // namespace catalogue
