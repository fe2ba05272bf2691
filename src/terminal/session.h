// A game at one keyboard, from sitting down to the end: whose turn it is, what they type, what the
// clock does meanwhile, and the curtain between roles that share the screen.
#pragma once

#include <map>

#include "terminal/hand_over.h"
#include "terminal/rota.h"
#include "terminal/screen.h"

namespace terminal {

class Session {
 public:
  Session(TableLink&, const GameScreens&, Writer&, Keyboard&);

  // `seated`: who has been asked to the keyboard already, where several roles share it.
  Outcome run(std::optional<Actor> seated = std::nullopt);

 private:
  Outcome play_on();
  std::optional<Outcome> settle();
  bool is_shared() const { return places_.size() > 1; }
  bool keeps_secrets() const { return is_shared() && cards_ == Cards::hidden; }
  Actor next_at_the_keyboard() const;
  Actor next_place(Actor) const;  // in the order of the seats
  std::optional<Outcome> seat_whoever_acts();
  std::optional<Outcome> call(std::string_view typed);
  void help();
  std::optional<Outcome> hand_over_to(Actor);
  std::optional<Outcome> hear(Heard);
  std::optional<Outcome> take(std::string_view line);
  std::optional<Outcome> act(const Act&);
  std::optional<Outcome> take_down(const Notes&);
  void ask(const Ask&);
  std::optional<Outcome> submit(Actor, decltype(tables::Command::what));
  std::optional<Outcome> finish();
  void ask_last();
  void tell_deeds();
  void tell_whether_proposed(const Thought&);
  std::optional<Outcome> withdraw();
  bool has_team_mates() const;
  void tell(const Problem&);
  void hint();
  void sit(Actor);
  Screen& screen() { return *places_.at(current_); }
  Millis patience() const;
  std::string prompt();

  TableLink& link_;
  Writer& writer_;
  Keyboard& keyboard_;
  RulesOf rules_;
  Cards cards_;
  std::map<Actor, std::unique_ptr<Screen>>
      places_;     // of the people here, one a team or, with open cards, one each
  Actor current_;  // a spectator before anybody sits
  Rota rota_;
  std::size_t told_ = 0;  // of the bots' deeds, where cards are open
};

}  // namespace terminal
