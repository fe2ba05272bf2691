// Sessions without sockets: two at a table and a stranger, whose messages are any bytes, between
// cuts, kills and time that passes. The server goes on, and answers whoever asks properly.
#include <cstdlib>

#include "catalogue/catalogue.h"
#include "simulation/world.h"

namespace {

using simulation::Client;
using simulation::World;

// The first letter of a line says who and what, the rest is sent as it is.
void act(World& world, Client& client, const std::string& room, char what, std::string_view rest) {
  switch (what % 8) {
    case 0: client.open(room); break;
    case 1: client.cut(); break;
    case 2: world.rest(static_cast<std::int64_t>(rest.size()) * 1'000); break;
    case 3:
      world.http("POST", "/api/" + std::string{rest.substr(0, rest.find(' '))},
                 std::string{rest.substr(std::min(rest.find(' '), rest.size()))}, &client);
      break;
    default: client.say(std::string{rest}); break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 16'384) return 0;
  std::string_view input{reinterpret_cast<const char*>(data), size};
  if (input.empty()) return 0;
  const auto& games = catalogue::games();
  const auto& game = games[static_cast<std::uint8_t>(input.front()) % games.size()];
  input.remove_prefix(1);
  World world{games};
  Client ada{world, "Ada"}, bob{world, "Bob"}, eve{world, "Eve"};
  protocol::NewRoom wish{
      .game = game.name, .options = {}, .seats = {"me"}, .settings = {}, .start = false};
  const auto room = world.make_room(ada, wish);
  Client* const clients[] = {&ada, &bob, &eve};
  ada.open(room);
  bob.open(room);
  bob.ask(protocol::Sit{core::Seat::from_index(1)});
  world.rest(100);
  while (!input.empty()) {
    const auto end = std::min(input.find('\n'), input.size());
    const auto line = input.substr(0, end);
    input.remove_prefix(std::min(end + 1, input.size()));
    if (line.empty()) continue;
    const auto what = line.front();
    act(world, *clients[static_cast<std::uint8_t>(what) / 8 % 3], room, what, line.substr(1));
    world.rest(50);
  }
  world.kill();
  world.restart();
  Client late{world, "Late"};
  late.open(room);
  world.rest(1'000);
  if (!late.welcome && !late.bye && late.texts.empty()) std::abort();
  return 0;
}
