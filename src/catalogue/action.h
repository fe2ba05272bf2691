// What somebody wants to do in a game, as a value: it can be copied, compared, written down and
// played by code that does not know the game. It is made once, by reading notation or JSON
// (Match::parse_action, Match::parse_action_json) or from a game's own type, and needs no heap.
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "codec/raw_json.h"

namespace catalogue {

class Action {
 public:
  // A type of actions; there is one per game, and it is known by its address.
  struct Type {
    bool (*equal)(const std::byte*, const std::byte*);
    std::string (*notation)(const std::byte*);
    std::string (*json)(const std::byte*);
  };

  std::string notation() const { return type_->notation(bytes_.data()); }  // canonical
  codec::RawJson json() const { return {type_->json(bytes_.data())}; }

  friend bool operator==(const Action& a, const Action& b) {
    return a.type_ == b.type_ && a.type_->equal(a.bytes_.data(), b.bytes_.data());
  }

 private:
  template <class GameAction>
  friend class TypedAction;  // catalogue/typed_action.h

  explicit Action(const Type& type) : type_{&type} {}

  static constexpr std::size_t capacity = 272;  // enough for a draw of chance

  const Type* type_;
  alignas(8) std::array<std::byte, capacity> bytes_{};
};

}  // namespace catalogue
