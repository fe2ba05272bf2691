#include "catalogue/catalogue.h"

#include "catalogue/fiction_entry.h"
#include "catalogue/impossible_entry.h"
#include "catalogue/wordles_entry.h"

namespace catalogue {

const std::vector<GameInfo>& games() {
  static const std::vector<GameInfo> all{fiction_entry(), wordles_entry(), impossible_entry()};
  return all;
}

const GameInfo* find_game(std::string_view name) {
  for (const GameInfo& game : games()) {
    if (game.name == name) return &game;
  }
  return nullptr;
}

}  // namespace catalogue
