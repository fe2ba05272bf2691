#include "terminal/play.h"

#include <fmt/format.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "catalogue/problems.h"
#include "commands/failure.h"
#include "commands/played_game.h"
#include "terminal/terminal_problem.h"

namespace commands {
namespace {

struct GameOnOffer {
  std::unique_ptr<PlayedGame> game;
  std::vector<const CLI::Option*> options{};  // its own

  bool takes(const CLI::Option* option) const {
    return std::ranges::find(options, option) != options.end();
  }
  std::string title() const { return catalogue::find_game(game->screens().game)->title; }
  // An option of this game that was given, though that one does not take it.
  const CLI::Option* given_against(const GameOnOffer& played) const {
    const auto found = std::ranges::find_if(
        options, [&](const auto* option) { return option->count() > 0 && !played.takes(option); });
    return found == options.end() ? nullptr : *found;
  }
};

struct PlayCall {
  std::vector<GameOnOffer> games;
  TableWishes wishes;
  std::string name;  // of a game
  std::string data, resume;
  bool plain = false;
  std::optional<std::uint64_t> seed;
  bool resumes = false;
  std::string clocks;  // as it was typed behind --clocks

  // A name behind --clocks is not its seconds: --clocks wordles.
  void take_clocks() {
    if (name.empty() && clocks.find_first_not_of("0123456789") != std::string::npos) {
      name = std::exchange(clocks, "");
    }
    wishes.clocks = clocks;
  }

  std::string takers(const CLI::Option* option) const {
    std::string titles;
    for (const auto& each : games) {
      if (each.takes(option)) titles += (titles.empty() ? "" : " and ") + each.title();
    }
    return titles;
  }

  // Another game's option that was given although this one is played.
  std::optional<codec::Problem> out_of_place(const GameOnOffer& played) const {
    for (const auto& other : games) {
      const auto* option = other.given_against(played);
      if (option == nullptr) continue;
      return codec::Problem{catalogue::MatchProblem::bad_options,
                            fmt::format("{} is an option of {}; leave it out for {}.",
                                        option->get_name(), takers(option), played.title()),
                            ""};
    }
    return std::nullopt;
  }

  codec::Read<terminal::NewGame> table(const GameOnOffer& played, std::string_view word,
                                       bool from_menu) const {
    if (auto wrong = out_of_place(played)) return std::unexpected(std::move(*wrong));
    return played.game->table(word, wishes, from_menu);
  }

  codec::Read<terminal::NewGame> named_table() const {
    std::string all;
    for (const auto& each : games) {
      for (const auto& [word, label] : each.game->names()) {
        if (word == name) return table(each, word, false);
        all += (all.empty() ? "" : ", ") + word;
      }
    }
    return codec::problem(
        terminal::TerminalProblem::no_such_game,
        fmt::format("There is no game “{}” for the terminal; there are: {}.", name, all));
  }

  // What can be played with the options given; a problem where nothing can.
  codec::Read<terminal::FromMenu> menu() const {
    terminal::FromMenu menu;
    std::optional<codec::Problem> wrong;
    for (const auto& each : games) {
      for (const auto& [word, label] : each.game->names()) {
        auto item = table(each, word, true);
        if (item) {
          menu.items.push_back({word, label, std::move(*item)});
        } else if (!wrong) {
          wrong = item.error();
        }
      }
    }
    if (menu.items.empty()) return std::unexpected(std::move(*wrong));
    return menu;
  }

  codec::Read<terminal::Call> call() const {
    terminal::Call result{.what = terminal::Resume{resume},
                          .data = std::nullopt,
                          .plain = plain,
                          .seed = seed,
                          .wall = {}};
    if (!data.empty()) result.data = data;
    if (resumes) return result;
    if (name.empty()) {
      auto items = menu();
      if (!items) return std::unexpected(items.error());
      result.what = std::move(*items);
    } else {
      auto fresh = named_table();
      if (!fresh) return std::unexpected(fresh.error());
      result.what = std::move(*fresh);
    }
    return result;
  }
};

int run_play(const PlayCall& wanted) {
  const auto call = wanted.call();
  if (!call) {
    fmt::print(stderr, "{}\n", call.error().sentence);
    return bad_usage;
  }
  std::vector<terminal::GameScreens> screens;
  for (const auto& each : wanted.games) screens.push_back(each.game->screens());
  return terminal::play(*call, catalogue::games(), screens);
}

}  // namespace

void add_play(CLI::App& app, int& exit_code) {
  auto* command = app.add_subcommand("play", "Play at this terminal");
  const auto wanted = std::make_shared<PlayCall>();
  wanted->games.push_back({played_fiction()});
  wanted->games.push_back({played_wordles()});
  wanted->games.push_back({played_impossible()});
  std::string names;
  for (const auto& each : wanted->games) {
    for (const auto& name : each.game->names()) names += (names.empty() ? "" : ", ") + name.word;
  }
  command->add_option("game", wanted->name, names + "; a menu without a name");
  auto& wishes = wanted->wishes;
  command->add_option("--players", wishes.players,
                      "Seats at the table: Fiction 2 to 12, Wordles 2 to 6, Impossible 1 to 4");
  command->add_option("--bot", wishes.bot, "Who takes the other seats; the strongest by default");
  const SharedOptions shared{
      .bots = command
                  ->add_option("--bots", wishes.bots,
                               "Who takes the other seats, with commas (Wordles, Impossible)")
                  ->delimiter(','),
      .hot_seat = command->add_option("--hot-seat", wishes.people,
                                      "How many share this keyboard (Wordles, Impossible)"),
      .clocks = command
                    ->add_option("--clocks", wanted->clocks,
                                 "Clocks: for Wordles at one keyboard, or seconds a phase for "
                                 "Impossible")
                    ->type_name("[SECONDS]")
                    ->expected(0, 1)};
  command->add_flag("--by-hand", wishes.by_hand,
                    "Honest clues are written by hand: the Lie-brarian's, or each owner's");
  command->add_flag("--plain", wanted->plain, "Words only: no colour, no glyphs, nothing redrawn");
  command->add_option("--data", wanted->data, "Folder of the games");
  const auto* resume =
      command->add_option("--resume", wanted->resume, "Go on with the latest game, or with TABLE")
          ->type_name("[TABLE]")
          ->expected(0, 1);
  command->add_option("--seed", wanted->seed, "For tests: chance that anybody can repeat")
      ->group("");
  for (auto& each : wanted->games) {
    const auto usual = command->option_defaults()->get_group();
    command->option_defaults()->group(each.title());
    each.options = each.game->add_options(*command, shared);
    command->option_defaults()->group(usual);
  }
  on_choice(*command, exit_code, [wanted, resume, clocks = shared.clocks] {
    wanted->resumes = resume->count() > 0;
    if (clocks->count() > 0) wanted->take_clocks();
    return static_cast<ExitCode>(run_play(*wanted));
  });
}

}  // namespace commands
