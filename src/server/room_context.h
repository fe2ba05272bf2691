// What all rooms of a server share.
#pragma once

#include "protocol/json.h"
#include "server/limits.h"
#include "server/ports.h"
#include "server/rates.h"

namespace server {

struct RoomContext {
  Ports ports;
  Limits limits;
  Rates talk, aids;
  std::function<void(const std::string& code)> release_code;  // the hub finds rooms by their codes
  std::function<std::string()> new_code;
  // What updates are written in: used again and again, for the sake of its memory.
  struct {
    tables::Snapshot view;
    tables::TableDifference difference;
    protocol::Update update;
  } scratch{};

  const catalogue::GameInfo* find_game(std::string_view name) const;
};

}  // namespace server
