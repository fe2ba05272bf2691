#include "terminal/watching.h"

#include "protocol/room_problem.h"
#include "terminal/line_editor.h"
#include "terminal/phrases.h"

namespace terminal {
namespace {

constexpr Millis tick{1000};

}  // namespace

Watching::Watching(RemoteTable& table, Screen& screen, RoomLine& line, Lobby& lobby, Writer& writer,
                   Keyboard& keyboard)
    : table_{table},
      screen_{screen},
      line_{line},
      lobby_{lobby},
      writer_{writer},
      keyboard_{keyboard} {}

void Watching::tell_deeds() {
  for (; told_ < table_.thoughts().size(); ++told_) screen_.witness(table_.thoughts()[told_]);
}

std::optional<Outcome> Watching::take(const std::string& line) {
  const auto words = words_of(line);
  if (words.empty()) return std::nullopt;
  if (words.front() == "help" || words.front() == "?") {
    screen_.help();
    lobby_.help();
    return std::nullopt;
  }
  const auto taken = lobby_.hear(line);
  if (!taken.understood) screen_.answer(line, table_.now());
  return taken.end;
}

std::optional<Outcome> Watching::run() {
  const Actor spectator = Actor::spectator();
  screen_.arrive(table_.look(spectator), table_.now());
  told_ = table_.thoughts().size();
  for (;;) {
    const auto passed = table_.pass_time();
    if (!passed) {
      writer_.paragraph(cleaned(passed.error().sentence));
      return Outcome{passed.error().code == protocol::RoomProblem::closed ? Ending::played_out
                                                                          : Ending::stuck};
    }
    if (passed->skipped) {
      screen_.arrive(table_.look(spectator), table_.now());
      told_ = table_.thoughts().size();
    } else if (passed->anything) {
      tell_deeds();
      screen_.update(table_.look(spectator), table_.now());
    }
    if (table_.look(spectator).result) {
      screen_.reveal(table_.thoughts());
      return std::nullopt;
    }
    if (line_.own_seat()) return std::nullopt;
    if (writer_.failed()) return Outcome{Ending::unheard};
    const auto due = table_.next_due();
    keyboard_.wake_on(table_.descriptor());
    const auto heard =
        keyboard_.listen(screen_.prompt(table_.now()), due ? *due - table_.now() : tick);
    if (const auto* signal = std::get_if<Interrupted>(&heard)) {
      return Outcome{Ending::interrupted, signal->signal};
    }
    if (std::holds_alternative<EndOfInput>(heard)) return Outcome{Ending::left};
    if (const auto* line = std::get_if<Line>(&heard)) {
      if (auto end = take(line->text)) return end;
    }
  }
}

}  // namespace terminal
