#include "terminal/session.h"

#include <fmt/format.h>

#include <algorithm>

#include "codec/notation.h"
#include "tables/problems.h"
#include "terminal/phrases.h"

namespace terminal {
namespace {

using tables::StorageProblem;

constexpr Millis tick = std::chrono::seconds{1};

}  // namespace

Session::Session(TableLink& link, const GameScreens& game, Writer& writer, Keyboard& keyboard)
    : link_{link}, writer_{writer}, keyboard_{keyboard}, rules_{game.rules}, cards_{game.cards} {
  std::map<std::size_t, Actor> teams;
  for (const Actor seat : link.seats_here()) {
    const bool speaks = teams.emplace(link.team(seat), seat).second;
    if (!speaks && cards_ == Cards::hidden) continue;
    places_.emplace(seat, game.make(link.setup(), seat, writer));
  }
}

Outcome Session::run(std::optional<Actor> seated) {
  if (seated) sit(*seated);
  const Outcome outcome = play_on();
  const bool kept = outcome.ending == Ending::left || outcome.ending == Ending::interrupted;
  if (kept && keeps_secrets()) writer_.hide();  // a secret may stand there
  return outcome;
}

Outcome Session::play_on() {
  for (;;) {
    if (auto end = settle()) return *end;
    if (auto end = seat_whoever_acts()) return *end;
    if (writer_.failed()) return {Ending::unheard};
    if (!writer_.look().live) {
      if (const auto sentence = screen().reminder(link_.now())) writer_.line(*sentence);
    }
    keyboard_.wake_on(link_.descriptor());
    if (auto end = hear(keyboard_.listen(prompt(), patience()))) return *end;
  }
}

std::optional<Outcome> Session::hear(Heard heard) {
  if (const auto* signal = std::get_if<Interrupted>(&heard)) {
    return Outcome{Ending::interrupted, signal->signal};
  }
  if (std::holds_alternative<EndOfInput>(heard)) return Outcome{Ending::left};
  if (const auto* line = std::get_if<Line>(&heard)) {
    // What was due before the line came is told before the line counts.
    if (auto end = settle()) return end;
    return take(line->text);
  }
  return std::nullopt;
}

Millis Session::patience() const {
  const auto due = link_.next_due();
  if (!due) return tick;
  return std::clamp(*due - link_.now() + link_.count_in() + Millis{1}, Millis{1}, tick);
}

std::string Session::prompt() {
  const auto left = link_.count_in();
  if (!writer_.look().live || left <= Millis{0}) return screen().prompt(link_.now());
  return fmt::format("(goes on in {}) {}", (left.count() + 999) / 1000,
                     screen().prompt(link_.now()));
}

std::optional<Outcome> Session::settle() {
  for (;;) {
    const auto passed = link_.pass_time();
    if (!passed) {
      writer_.paragraph(passed.error().sentence);
      return Outcome{Ending::stuck};
    }
    if (passed->skipped && current_.is_seat()) {
      sit(current_);  // as if we had just come
    } else if (passed->anything && current_.is_seat()) {
      tell_deeds();
      screen().update(link_.look(current_), link_.now());
    }
    if (link_.look(places_.begin()->first).result) return finish();
    if (!passed->anything || writer_.failed()) return std::nullopt;
  }
}

std::optional<Outcome> Session::finish() {
  if (!current_.is_seat()) sit(places_.begin()->first);
  screen().reveal(link_.thoughts());
  ask_last();
  return Outcome{writer_.failed() ? Ending::unheard : Ending::played_out};
}

// Nothing that is said or left unsaid here changes the game: it has been played out.
void Session::ask_last() {
  for (;;) {
    const auto question = screen().last_question();
    if (question.empty() || writer_.failed()) return;
    const auto heard = keyboard_.listen(question, tick);
    if (const auto* line = std::get_if<Line>(&heard)) {
      screen().last_answer(line->text);
    } else if (!std::holds_alternative<Tick>(heard)) {
      return;
    }
  }
}

void Session::tell_deeds() {
  if (cards_ != Cards::open) return;
  const auto& thoughts = link_.thoughts();
  for (; told_ < thoughts.size(); ++told_) screen().witness(thoughts[told_]);
}

Actor Session::next_at_the_keyboard() const {
  std::vector<Sitter> sitters;
  for (const auto& [seat, place] : places_) {
    const auto seen = link_.look(seat);
    const bool may = may_act(seen);
    sitters.push_back({seat, may, may && !place->waits(seen), link_.revision()});
  }
  return rota_.next(sitters, current_);
}

Actor Session::next_place(Actor seat) const {
  const auto next = places_.upper_bound(seat);
  return next == places_.end() ? places_.begin()->first : next->first;
}

std::optional<Outcome> Session::seat_whoever_acts() {
  const Actor next = next_at_the_keyboard();
  if (next == current_) return std::nullopt;
  if (is_shared()) {
    if (auto end = hand_over_to(next)) return end;
    if (auto end = settle()) return end;  // a clock may have gone on meanwhile
  }
  if (next != current_) sit(next);
  return std::nullopt;
}

void Session::sit(Actor seat) {
  current_ = seat;
  told_ = link_.thoughts().size();
  screen().arrive(link_.look(seat), link_.now());
}

std::optional<Outcome> Session::hand_over_to(Actor next) {
  if (!keeps_secrets()) return std::nullopt;
  const std::string news = current_.is_seat() ? screen().parting_words() : "";
  const auto meanwhile = [&] {
    const auto passed = link_.pass_time();
    if (!passed) writer_.paragraph(passed.error().sentence);
    return passed.has_value();
  };
  return hand_over(writer_, keyboard_, places_.at(next)->role(), meanwhile, news);
}

std::optional<Outcome> Session::take(std::string_view line) {
  codec::Words words{line};
  const std::string command = lower(words.peek());
  codec::Words after{line};
  after.next();
  if (command == "help" || command == "?") return help(), std::nullopt;
  if (command == "rules") return tell_rules(writer_, rules_, after.rest()), std::nullopt;
  if (is_shared() && command == "keyboard") return call(after.rest());
  const bool alone = lower(words.rest()) == command;
  if (alone && command == "hint") return hint(), std::nullopt;
  if (alone && command == "withdraw") return withdraw();
  if (alone && (command == "quit" || command == "exit")) return Outcome{Ending::left};
  if (command == "give") {
    const auto rest = lower(after.rest());
    if (rest == "up now") return submit(current_, tables::Close{});
    if (rest == "up") {
      writer_.paragraph(
          "That ends this game for everybody, without a result. If you mean it, type: give up now");
      return std::nullopt;
    }
  }
  if (link_.hears(line)) return std::nullopt;

  const Reply reply = screen().answer(line, link_.now());
  if (const auto* notes = std::get_if<Notes>(&reply)) return take_down(*notes);
  if (const auto* wish = std::get_if<Act>(&reply)) return act(*wish);
  if (const auto* question = std::get_if<Ask>(&reply)) ask(*question);
  return std::nullopt;
}

void Session::ask(const Ask& question) {
  const auto answer = link_.aid(current_, question.aid, question.about);
  if (!answer) return tell(answer.error());
  screen().tell_aid(question, *answer);
}

std::optional<Outcome> Session::take_down(const Notes& notes) {
  for (const auto& note : notes) {
    const auto wrong = link_.submit({current_, note});
    if (!wrong) continue;
    tell(*wrong);
    if (wrong->code == StorageProblem::cannot_save) return Outcome{Ending::stuck};
    break;
  }
  screen().update(link_.look(current_), link_.now());
  return std::nullopt;
}

std::optional<Outcome> Session::act(const Act& wish) {
  const Actor actor = current_;
  const auto action = link_.parse_action(wish.action);
  if (!action) return tell(action.error()), std::nullopt;
  if (!keeps_secrets() || !wish.hands_over) return submit(actor, tables::PlayMove{*action});
  // The next side's clock starts with this move, so it is made when they sit at the keyboard.
  if (const auto wrong = link_.refusal(actor, *action)) return tell(*wrong), std::nullopt;
  const Actor next = next_place(actor);
  if (auto end = hand_over_to(next)) return end;
  current_ = Actor::spectator();  // nobody sees the screen of whoever has left
  if (auto end = submit(actor, tables::PlayMove{*action})) return end;
  sit(next);
  return std::nullopt;
}

// Somebody else at the table has something to say.
std::optional<Outcome> Session::call(std::string_view typed) {
  std::string name = lower(typed);
  std::erase(name, ' ');  // "player 2" is player2
  std::string names;
  for (const auto& [seat, place] : places_) {
    names += (names.empty() ? "" : ", ") + link_.name_of(seat);
    if (link_.name_of(seat) != name) continue;
    if (seat == current_) return writer_.line("You sit there already."), std::nullopt;
    if (!may_act(link_.look(seat))) {
      return writer_.line(fmt::format("There is nothing that {} could do now.", name)),
             std::nullopt;
    }
    if (auto end = hand_over_to(seat)) return end;
    rota_.called(seat, link_.revision());
    sit(seat);
    return std::nullopt;
  }
  writer_.paragraph(fmt::format("To whom? Type keyboard and a name, one of: {}.", names));
  return std::nullopt;
}

void Session::help() {
  screen().help();
  if (const auto more = link_.help(); !more.empty()) writer_.paragraph(more);
  if (has_team_mates()) {
    writer_.paragraph("withdraw takes back what you have proposed to your team.");
  }
  if (places_.size() < (cards_ == Cards::open ? 2U : 3U)) return;
  writer_.paragraph(fmt::format("keyboard {} hands the keyboard over to somebody who wants it.",
                                link_.name_of(next_place(current_))));
}

std::optional<Outcome> Session::submit(Actor seat, decltype(tables::Command::what) what) {
  const auto position = link_.revision();
  const auto* act = std::get_if<tables::PlayMove>(&what);
  const bool acts = act != nullptr;
  const auto deed = acts ? std::optional{Thought{seat, act->action, ""}} : std::nullopt;
  const auto wrong = link_.submit({seat, std::move(what)});
  if (!wrong) {
    if (acts) rota_.acted(seat, position);
    const bool told = cards_ != Cards::open || link_.tells_own_deeds();
    if (deed && !told && current_.is_seat()) screen().witness(*deed);
    if (deed) tell_whether_proposed(*deed);
    if (link_.tells_own_deeds()) tell_deeds();
    if (current_.is_seat()) screen().update(link_.look(current_), link_.now());
    return std::nullopt;
  }
  tell(*wrong);
  if (wrong->code == StorageProblem::cannot_save) return Outcome{Ending::stuck};
  return std::nullopt;
}

// Where a team decides together, a move is a proposal until another of them asks for the same.
void Session::tell_whether_proposed(const Thought& deed) {
  const auto seen = link_.look(deed.seat).proposals;
  if (std::ranges::find(seen, tables::Proposal{deed.seat, deed.action}) == seen.end()) return;
  writer_.paragraph(
      "You have proposed that to your team; it is done when another of you asks for the same. To "
      "take it back, type: withdraw");
}

std::optional<Outcome> Session::withdraw() {
  if (const auto wrong = link_.submit({current_, tables::Withdraw{}})) {
    tell(*wrong);
    if (wrong->code == StorageProblem::cannot_save) return Outcome{Ending::stuck};
    return std::nullopt;
  }
  writer_.line("You have withdrawn your proposal.");
  return std::nullopt;
}

// Whether somebody else sits on the same side.
bool Session::has_team_mates() const {
  const auto& holders = link_.setup().holders;
  for (std::size_t i = 0; i < holders.size(); ++i) {
    const Actor seat = Actor::seat(i);
    const bool is_mate = seat != current_ && link_.team(seat) == link_.team(current_);
    if (is_mate && std::holds_alternative<tables::Person>(holders[i])) return true;
  }
  return false;
}

void Session::tell(const Problem& problem) {
  writer_.paragraph(problem.rule.empty()
                        ? problem.sentence
                        : fmt::format("{} (rule {}; type: rules {})", problem.sentence,
                                      problem.rule, problem.rule));
}

void Session::hint() {
  const auto move = link_.hint(current_);
  if (!move) return writer_.line("There is nothing to advise now.");
  writer_.paragraph(screen().in_words(*move));
}

}  // namespace terminal
