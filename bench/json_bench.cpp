// How fast views are written as JSON, on one core: with a value in between, and at once.
#include <fmt/core.h>
#include <time.h>

#include <chrono>
#include <cstdlib>
#include <vector>

#include "catalogue/catalogue.h"
#include "codec/fiction_json.h"
#include "codec/impossible_json.h"
#include "codec/wordles_json.h"

namespace {

// The processor's time, not the wall's: whatever else runs on the machine takes none of it.
std::chrono::nanoseconds spent() {
  timespec time{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return std::chrono::seconds{time.tv_sec} + std::chrono::nanoseconds{time.tv_nsec};
}

using core::Actor;
using core::TableTime;

constexpr auto span = std::chrono::seconds{1};
constexpr auto thought = std::chrono::seconds{20};

// What the first seat sees in a game of bots, position by position.
std::vector<std::string> views_of_a_game(const catalogue::GameInfo& game) {
  const auto match = *game.start({});
  core::SeededGenerator generator{1};
  TableTime now{};
  std::vector<std::string> views;
  while (!match->is_over() && views.size() < 100) {
    views.push_back(match->tools().view_json(Actor::seat(0)));
    const auto deadline = match->deadline();
    if (core::is_owed(match->owed())) {
      match->play(Actor::chance(), now, match->draw(generator));
    } else if (deadline && now + thought >= *deadline) {
      now = *deadline;
      match->play(Actor::clock(), now, "expire");
    } else {
      now += thought;
      for (std::size_t i = 0; i < match->seats(); ++i) {
        const auto move = match->bot(game.bots.front().name, Actor::seat(i), generator);
        if (!move) continue;
        match->play(Actor::seat(i), now, move->action);
        break;
      }
    }
  }
  return views;
}

// Nanoseconds for one of `values`.
template <class Values, class Write>
double cost(const Values& values, Write write) {
  std::size_t written = 0, bytes = 0;
  const auto start = spent();
  while (spent() - start < span) {
    for (const auto& value : values) bytes += write(value).size();
    written += values.size();
  }
  if (bytes == 0) std::abort();
  return static_cast<double>((spent() - start).count()) / static_cast<double>(written);
}

template <class View>
void compare(std::string_view name) {
  std::vector<View> views;
  std::size_t bytes = 0;
  for (const auto& text : views_of_a_game(*catalogue::find_game(name))) {
    bytes += text.size();
    views.push_back(*codec::from_json<View>(*codec::parse_json(text), "view"));
  }
  const auto slow =
      cost(views, [](const View& view) { return codec::json_text(codec::to_json(view)); });
  const auto fast = cost(views, [](const View& view) { return codec::written_json(view); });
  fmt::print("{:<28} {:>8} {:>12.0f} {:>12.0f} {:>8.1f}\n", name, bytes / views.size(), slow, fast,
             slow / fast);
}

}  // namespace

int main() {
  fmt::print("{:<28} {:>8} {:>12} {:>12} {:>8}\n", "a view as JSON", "bytes", "ns by value",
             "ns at once", "ratio");
  compare<fiction::View>("fiction");
  compare<wordles::View>("wordles");
  compare<impossible::View>("impossible");
}
