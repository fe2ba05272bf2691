// What a load is: how many tables of which games, for how long, and what is done to the server
// meanwhile.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "client/url.h"
#include "tables/setup.h"

namespace load {

struct Wanted {  // a game to be played
  const catalogue::GameInfo* game;
  std::vector<catalogue::Option> options;
};

struct Plan {
  std::vector<Wanted> games;  // table after table gets the next of them
  std::size_t tables = 50;
  std::chrono::milliseconds lasts{10'000};
  std::chrono::milliseconds think{0};  // between a move and the next at the same table, about
  std::size_t kills = 0;
  std::uint64_t seed = 1;
  std::optional<client::Url> server{};       // one that is there already; else one of our own …
  std::filesystem::path data{};              // … with this folder, which knows …
  tables::Games known = catalogue::games();  // … these games
};

}  // namespace load
