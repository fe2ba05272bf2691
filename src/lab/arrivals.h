// Bots that think at the same time, and whose move arrives first.
#pragma once

#include <optional>

#include "lab/seating.h"

namespace lab {

// For moves of which the bot does not say how long they take: five to forty seconds.
inline constexpr core::Millis shortest_thought = std::chrono::seconds{5};
inline constexpr core::Millis longest_thought = std::chrono::seconds{40};
core::Millis drawn_thought(core::Generator&);

struct Wish {
  std::string bot;
  catalogue::Action action;
  core::Millis thinks;
};

// What the first of this seat's bots that has a move would do.
std::optional<Wish> ask(const Seating&, const catalogue::Match&, core::Actor seat,
                        core::Generator&);

// A bot begins to think when it first could act at a position, or after its own last move; its move
// arrives when it has thought as long as it says. It is asked again when what it sees has changed,
// and keeps when it began. Who arrives first of two at the same millisecond is drawn.
class Arrivals {
 public:
  Arrivals(const Seating& seating, core::Generator& generator)
      : seating_{seating}, generator_{generator}, minds_(seating.size()) {}

  struct Arrival {
    core::Actor seat;
    core::TableTime at;  // not before `now`
    Wish wish;
  };
  std::optional<Arrival> first(const catalogue::Match&, core::TableTime now);

  // The actor's move has made one match of the other.
  void moved(core::Actor, const catalogue::Match& before, const catalogue::Match& after);

 private:
  struct Mind {
    bool up_to_date = false;
    std::optional<std::uint32_t> position;  // where it thinks
    core::TableTime began{};
    core::Millis pace{};  // how long it takes where it does not say
    // The smaller comes first. All luck of the bot at this position comes from it: who decides
    // again does not draw again, or every new look would be a new chance to be quick.
    std::uint64_t lot = 0;
    std::optional<Wish> wish;
    core::TableTime arrives() const {
      return began + (wish->thinks > core::Millis{0} ? wish->thinks : pace);
    }
  };
  void look(Mind&, const catalogue::Match&, core::Actor seat, core::TableTime now);

  const Seating& seating_;
  core::Generator& generator_;
  std::vector<Mind> minds_;  // by seat
};

}  // namespace lab
