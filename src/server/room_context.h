// What all rooms of a server share.
#pragma once

#include "protocol/json.h"
#include "server/limits.h"
#include "server/ports.h"
#include "server/rates.h"

namespace server {

// What an update is written from, and its text: all connections of the same kind are sent the same.
struct UpdateText {
  struct Kind {
    core::Actor viewer;
    protocol::Number commitments_before = 0;
    enum class Content : std::uint8_t { whole, difference, nothing } content{};
    friend bool operator==(const Kind&, const Kind&) = default;
  } kind;
  std::shared_ptr<const std::string> text;
};

class Room;

struct RoomContext {
  Ports ports;
  Limits limits;
  Limit talk, aids;
  std::function<void(const Room&)> room_changed;  // the hub finds rooms by what they are
  std::function<std::string()> new_code;
  // What updates are written in: used again and again, for the sake of its memory.
  struct {
    tables::Snapshot view;
    tables::TableDifference difference;
    protocol::Update update;
    std::vector<UpdateText> texts;
  } scratch{};

  const catalogue::GameInfo* find_game(std::string_view name) const;
};

}  // namespace server
