#include "testing/letterbox/letterbox_text.h"

#include <fmt/format.h>

#include "codec/leaf.h"

namespace letterbox {

using core::Actor;

std::string explain(Refusal why) {
  switch (why) {
    case Refusal::game_over: return "The game is over.";
    case Refusal::only_watching: return "You are watching; sit down to play.";
    case Refusal::only_chance: return "Only chance deals letters.";
    case Refusal::only_the_clock: return "Only the table's clock does that.";
    case Refusal::nothing_is_owed: return "Nothing is to be drawn now.";
    case Refusal::draw_does_not_fit: return "That draw is not what the game asked for.";
    case Refusal::no_clock_runs: return "No clock is running that could run out.";
    case Refusal::nothing_to_choose: return "That seat has no choice pending.";
    case Refusal::letters_are_being_dealt: return "The letters are not dealt yet; wait a moment.";
    case Refusal::not_your_turn: return "It is not your turn; wait for your rival.";
    case Refusal::already_asked: return "You asked about that letter already; ask about another.";
  }
  return {};
}

std::string_view rule_of(Refusal why) {
  const bool of_a_turn = why == Refusal::not_your_turn || why == Refusal::already_asked;
  return of_a_turn ? "L-02" : "L-01";
}

std::string actor_name(Actor actor) {
  if (actor == Actor::seat(0)) return "first";
  if (actor == Actor::seat(1)) return "second";
  return codec::actor_text(actor);
}

std::vector<std::string> facts(const View& seen) {
  std::vector<std::string> list;
  const auto tell_letter = [&](Actor seat, std::optional<Letter> letter) {
    if (!letter) return;
    list.push_back(fmt::format("{} {}", seat == seen.viewer ? "own" : actor_name(seat),
                               lexicon::to_char(*letter)));
  };
  tell_letter(Actor::seat(0), seen.first_letter);
  tell_letter(Actor::seat(1), seen.second_letter);
  for (const Answer& answer : seen.board.answers) {
    list.push_back(fmt::format("asked {} by {}: {}", lexicon::to_char(answer.before),
                               actor_name(answer.asker), answer.yes ? "yes" : "no"));
  }
  if (seen.board.phase == Phase::play) {
    list.push_back(fmt::format("to move {}", actor_name(seen.board.to_move)));
  }
  if (seen.board.phase == Phase::over) {
    list.push_back(
        fmt::format("winner {}", seen.board.outcome == Outcome::first_wins ? "first" : "second"));
  }
  return list;
}

}  // namespace letterbox
