#include "terminal/play.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "journal/sqlite_journal.h"
#include "tables/problems.h"
#include "tables/secure_generator.h"
#include "terminal/local_table.h"
#include "terminal/menu.h"
#include "terminal/session.h"
#include "terminal/unfinished.h"

namespace terminal {
namespace {

constexpr int done = 0, said_no = 1, bad_usage = 2, no_way = 3;

int complain(std::string_view sentence, int exit_code) {
  fmt::print(stderr, "{}\n", sentence);
  return exit_code;
}

// A journal must never get the number of a stream that is closed: what we print would end in it.
void hold_standard_streams() {
  for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(file, F_GETFD) >= 0) continue;
    const bool output = file == STDOUT_FILENO;  // to a closed one nothing can be told
    if (::open(output ? "/dev/full" : "/dev/null", output ? O_WRONLY : O_RDWR) != file) return;
  }
}

struct Evening {
  const Call& call;
  tables::Games games;
  std::span<const GameScreens> screens;
  Writer& writer;
  Keyboard& keyboard;
  journal::Journal& journal;
  core::Generator& generator;
  tables::WallClock wall;

  int play(LocalTable&&, std::optional<Actor> seated = std::nullopt);
  int set_up(NewGame);
  int play(const NewGame&);
  int play(const Resume&);
  int after(const Outcome&, const std::string& id);
  const GameScreens* screen_of(const std::string& game) const {
    for (const auto& each : screens) {
      if (each.game == game) return &each;
    }
    return nullptr;
  }
};

std::string resume_command(const Call& call, std::string_view id) {
  const std::string data = call.data ? fmt::format(" --data {}", call.data->string()) : "";
  return fmt::format("liebrary play{} --resume {}", data, id.substr(0, 8));
}

int Evening::after(const Outcome& outcome, const std::string& id) {
  const std::string data = call.data ? fmt::format(" --data {}", call.data->string()) : "";
  switch (outcome.ending) {
    case Ending::played_out:
      writer.line();
      writer.line(fmt::format("Table {}. Its record: liebrary export{} {}", id.substr(0, 8), data,
                              id.substr(0, 8)));
      return writer.failed() ? no_way : done;
    case Ending::unheard: return no_way;
    case Ending::left:
    case Ending::interrupted:
    case Ending::stuck: break;
  }
  writer.line();
  writer.line(fmt::format("The game is kept. To go on: {}", resume_command(call, id)));
  if (outcome.ending == Ending::interrupted) return 128 + outcome.signal;
  if (writer.failed() || outcome.ending == Ending::stuck) return no_way;
  return done;
}

int Evening::play(LocalTable&& table, std::optional<Actor> seated) {
  const auto* screen = screen_of(table.setup().game);
  if (screen == nullptr) {
    return complain(fmt::format("{} has no board for the terminal.", table.setup().game), no_way);
  }
  Session session{table, *screen, writer, keyboard};
  return after(session.run(seated), table.setup().id.text());
}

int Evening::set_up(NewGame game) {
  const auto info = std::ranges::find(games, game.game, &catalogue::GameInfo::name);
  if (!game.asks_set_up || info == games.end() || info->presets == nullptr ||
      ::isatty(STDIN_FILENO) != 1) {
    return play(game);
  }
  const auto chosen = choose_set_up(info->presets(game.options), writer, keyboard);
  if (!chosen) return 128 + chosen.error();
  const auto* options = std::get_if<std::vector<catalogue::Option>>(&*chosen);
  if (options == nullptr) return done;
  game.options.insert(game.options.end(), options->begin(), options->end());
  return play(game);
}

int Evening::play(const NewGame& game) {
  tables::SecureGenerator ids;  // never from a seed: two games must not share one
  auto setup = tables::make_setup(games, game.game, game.options, game.holders,
                                  tables::draw_table_id(ids), game.own_cards);
  if (!setup) return complain(setup.error().sentence, bad_usage);
  for (std::size_t i = setup->holders.size(); i-- > 0;) {  // a person is host, the first of them
    if (std::holds_alternative<tables::Person>(setup->holders[i])) setup->host = Actor::seat(i);
  }
  auto referee = tables::Referee::open(games, std::move(*setup), journal, wall, generator);
  if (!referee) return complain(referee.error().sentence, no_way);
  return play(LocalTable{games, std::move(*referee), wall, Millis{0}});
}

int Evening::play(const Resume& resume) {
  const auto id = find_unfinished(journal, resume.table);
  if (!id) {
    return complain(id.error().sentence,
                    id.error().code == tables::StorageProblem::cannot_read ? no_way : said_no);
  }
  const auto waiting = waiting_at(games, *id, journal);
  if (!waiting) return complain(waiting.error().sentence, no_way);
  const auto* screen = screen_of(waiting->setup.game);
  std::optional<Actor> seated;
  if (screen != nullptr && waiting->is_shared) {
    for (const auto& [seat, sees] : waiting->could_act) {
      const auto place = screen->make(waiting->setup, seat, writer);
      if (place->waits(sees)) continue;
      // The right one sits down before the clock goes on.
      if (auto end = hand_over(writer, keyboard, place->role(), [] { return true; })) {
        return after(*end, id->text());
      }
      seated = seat;
      break;
    }
  }
  auto referee = tables::Referee::resume(games, *id, journal, wall, generator);
  if (!referee) return complain(referee.error().sentence, no_way);
  const bool clock = referee->table().match().deadline().has_value();
  writer.paragraph(fmt::format("Table {} goes on.{}", id->text().substr(0, 8),
                               clock ? " The clock runs again in three seconds." : ""));
  return play(LocalTable{games, std::move(*referee), wall, clock ? tables::count_in : Millis{0}},
              seated);
}

int play_with(const Call& call, tables::Games games, std::span<const GameScreens> screens,
              Writer& writer, Keyboard& keyboard) {
  const auto folder = call.data ? call.data : data_folder();
  if (!folder) {
    return complain("There is no home folder to keep games in; name a folder with --data.", no_way);
  }
  auto journal = journal::SqliteJournal::open(*folder);
  if (!journal) return complain(journal.error().sentence, no_way);
  std::unique_ptr<core::Generator> generator;
  if (call.seed) {
    generator = std::make_unique<core::SeededGenerator>(*call.seed);
  } else {
    generator = std::make_unique<tables::SecureGenerator>();
  }
  Evening evening{
      call,     games,     screens,    writer,
      keyboard, **journal, *generator, call.wall ? call.wall : tables::system_wall_clock()};
  if (const auto* game = std::get_if<NewGame>(&call.what)) return evening.set_up(*game);
  if (const auto* resume = std::get_if<Resume>(&call.what)) return evening.play(*resume);
  const auto chosen = choose(std::get<FromMenu>(call.what).items, writer, keyboard);
  if (!chosen) return 128 + chosen.error();
  if (const auto* game = std::get_if<NewGame>(&*chosen)) return evening.set_up(*game);
  if (const auto* resume = std::get_if<Resume>(&*chosen)) return evening.play(*resume);
  return done;
}

}  // namespace

std::optional<std::filesystem::path> data_folder() {
  if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/') {
    return std::filesystem::path{state} / "liebrary";
  }
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return std::nullopt;
  return std::filesystem::path{home} / ".local/state/liebrary";
}

int play(const Call& call, tables::Games games, std::span<const GameScreens> screens) {
  hold_standard_streams();
  const auto* menu = std::get_if<FromMenu>(&call.what);
  if (menu != nullptr && ::isatty(STDIN_FILENO) != 1) {
    return complain(
        fmt::format("Say what to play, as in: liebrary play {}", menu->items.front().word),
        bad_usage);
  }
  Writer writer{sink_to(STDOUT_FILENO), look_here(call.plain)};
  const auto keyboard = keyboard_here(writer);
  return play_with(call, games, screens, writer, *keyboard);
}

}  // namespace terminal
