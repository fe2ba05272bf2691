// What everybody in a simulated world shares.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/generator.h"
#include "simulation/clockwork.h"
#include "simulation/trace.h"
#include "simulation/wire.h"
#include "simulation/witness.h"

namespace simulation {

struct Town {
  tables::Games games;
  Clockwork& clock;
  core::Generator& luck;
  Counts& counts;
  Wire& wire;
  Witness& witness;
  bool is_calm = false;   // nobody leaves, misbehaves or ends anything
  bool is_still = false;  // nobody does anything

  bool chance(std::uint64_t of_a_thousand) const { return luck.below(1000) < of_a_thousand; }
  std::int64_t between(std::int64_t least, std::int64_t most) const {
    return least +
           static_cast<std::int64_t>(luck.below(static_cast<std::uint64_t>(most - least + 1)));
  }
};

// Those who play together, and where.
struct Company {
  std::size_t game = 0;  // in the catalogue
  std::string room, code;
  bool is_making = false;  // a room is being made
};

inline server::Caller caller_from(std::string address, std::string token) {
  return {.address = std::move(address),
          .host = "localhost:8080",
          .origin = "http://localhost:8080",
          .token = std::move(token),
          .is_https = false};
}

// The token of a Set-Cookie header; empty where there is none.
std::string token_in(const HttpResponse&);

// Asks to be a guest of that name. The token of the answer; nothing where it was refused or lost.
void ask_to_be_a_guest(Town&, const std::string& name, const std::string& address,
                       std::function<void(std::optional<std::string> token)>);

}  // namespace simulation
