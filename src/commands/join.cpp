#include "terminal/join.h"

#include <fmt/format.h>

#include <memory>

#include "catalogue/catalogue.h"
#include "commands/data_folder.h"
#include "commands/failure.h"
#include "commands/played_game.h"

namespace commands {
namespace {

struct JoinOptions {
  terminal::JoinCall call;
  terminal::TableWish wish;
  std::vector<std::string> options;  // NAME=VALUE
  std::vector<std::string> aids;
  std::string data;
};

core::Option named_value(const std::string& text) {
  const auto mark = text.find('=');
  if (mark == std::string::npos || mark == 0) {
    throw Failure{bad_usage,
                  fmt::format("{} is no option: write it as NAME=VALUE.", in_quotes(text))};
  }
  return {text.substr(0, mark), text.substr(mark + 1)};
}

ExitCode run(JoinOptions wanted) {
  auto& call = wanted.call;
  if (!wanted.data.empty()) call.data = wanted.data;
  for (const auto& text : wanted.options) wanted.wish.options.push_back(named_value(text));
  const bool makes = !wanted.wish.game.empty();
  const bool wishes = !wanted.options.empty() || !wanted.wish.bot.empty() || wanted.wish.listed ||
                      !wanted.aids.empty();
  if (!makes && wishes) {
    throw Failure{bad_usage,
                  "--option, --bot, --aids and --public are for a new table: say --make GAME."};
  }
  if (!wanted.aids.empty()) {
    std::erase(wanted.aids, "none");
    wanted.wish.aids = wanted.aids;
  }
  if (makes) call.make = wanted.wish;
  if (call.watch && call.seat) {
    throw Failure{bad_usage, "Whoever watches has no seat: leave out --seat or --watch."};
  }
  const std::vector<terminal::GameScreens> screens{
      played_fiction()->screens(), played_wordles()->screens(), played_impossible()->screens()};
  return static_cast<ExitCode>(terminal::join(call, catalogue::games(), screens));
}

}  // namespace

void add_join(CLI::App& app, int& exit_code) {
  auto wanted = std::make_shared<JoinOptions>();
  auto* command = app.add_subcommand("join", "Play at a table of a server, from this terminal");
  command->footer(
      "URL is the link of a table, or the address of a server: then --code finds a table there,\n"
      "--make makes one, and neither lists what there is. You are a guest there by your name\n"
      "alone; your seat is found again from the same --data folder.");
  auto& call = wanted->call;
  command->add_option("URL", call.link, "A table's link, or a server's address")->required();
  auto* code = command->add_option("--code", call.code,
                                   "The table with this code: its three words, amber-tiger-lemon");
  command->add_option("--name", call.name, "How others call you");
  command->add_option("--seat", call.seat, "The seat to take, counted from 1")
      ->check(CLI::Range(1, 64));
  command->add_flag("--watch", call.watch, "Take no seat");
  command->add_flag("--plain", call.plain, "Words only: no colour, no glyphs, nothing redrawn");
  add_data_option(*command, wanted->data);
  command->add_option("--make", wanted->wish.game, "Make a table for this game")
      ->type_name("GAME")
      ->excludes(code);
  command->add_option("--option", wanted->options, "An option of that game")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  command->add_option("--bot", wanted->wish.bot, "Who takes all other seats")->type_name("NAME");
  command
      ->add_option("--aids", wanted->aids,
                   "Questions that seats may ask there, as in hint,words; none (all of them where "
                   "bots take all other seats)")
      ->type_name("NAMES")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_flag("--public", wanted->wish.listed, "Everybody may find that table");
  on_choice(*command, exit_code, [wanted] { return run(*wanted); });
}

}  // namespace commands
