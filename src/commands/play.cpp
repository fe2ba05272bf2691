#include "terminal/play.h"

#include <fmt/format.h>

#include <memory>

#include "catalogue/catalogue.h"
#include "commands/failure.h"
#include "commands/files.h"
#include "decks/deck_text.h"
#include "terminal/fiction/fiction_screen.h"
#include "terminal/fiction/invitation.h"

namespace commands {
namespace {

struct PlayCall {
  std::string game;
  terminal_fiction::Wishes wishes;
  std::string data, resume, deck;
  bool plain = false;
  std::optional<std::uint64_t> seed;
  bool resumes = false;
};

// As the program writes it, whatever the file looks like: the log keeps it so.
std::string read_deck(const std::string& file) {
  const auto deck = decks::parse_deck(read_text(file), lexicon::five_letters(), "");
  if (deck) return decks::text(*deck);
  throw Failure{bad_usage,
                fmt::format("{}:{}: {}", file, deck.error().line, deck.error().sentence)};
}

int refuse(const std::string& sentence) {
  fmt::print(stderr, "{}\n", sentence);
  return bad_usage;
}

codec::Read<terminal::FromMenu> menu(const catalogue::GameInfo& game,
                                     const terminal_fiction::Wishes& wishes) {
  terminal::FromMenu items;
  auto banned = wishes;
  banned.edition = "banned";
  banned.abilities = true;
  for (const auto& [word, label, wish] :
       {std::tuple{"fiction", "find the word behind one lie a guess", wishes},
        std::tuple{"banned", "Banned Books, with ability cards", banned}}) {
    auto item = terminal_fiction::new_game(game, wish);
    if (!item) return std::unexpected(item.error());
    items.items.push_back({word, label, std::move(*item)});
  }
  return items;
}

int run(const PlayCall& wanted) {
  const auto screens = std::array{terminal_fiction::screens()};
  const auto* game = catalogue::find_game(screens[0].game);
  terminal::Call call{.what = terminal::Resume{wanted.resume},
                      .data = std::nullopt,
                      .plain = wanted.plain,
                      .seed = wanted.seed,
                      .wall = {}};
  if (!wanted.data.empty()) call.data = wanted.data;
  auto wishes = wanted.wishes;
  if (!wanted.deck.empty()) wishes.own_cards = read_deck(wanted.deck);
  if (!wanted.resumes && wanted.game.empty()) {
    auto items = menu(*game, wishes);
    if (!items) return refuse(items.error().sentence);
    call.what = std::move(*items);
  } else if (!wanted.resumes) {
    if (wanted.game == "banned") {
      wishes.edition = "banned";
    } else if (wanted.game != game->name) {
      return refuse(fmt::format(
          "There is no game “{}” for the terminal; there are: fiction, banned.", wanted.game));
    }
    auto fresh = terminal_fiction::new_game(*game, wishes);
    if (!fresh) return refuse(fresh.error().sentence);
    call.what = std::move(*fresh);
  }
  return terminal::play(call, catalogue::games(), screens);
}

}  // namespace

void add_play(CLI::App& app, int& exit_code) {
  auto* command = app.add_subcommand("play", "Play at this terminal");
  const auto wanted = std::make_shared<PlayCall>();
  auto& wishes = wanted->wishes;
  command->add_option("game", wanted->game, "fiction, or banned for Banned Books");
  command->add_option("--edition", wishes.edition, "classic or banned");
  command->add_option("--as", wishes.as, "guesser (default), librarian, or both at one keyboard");
  command->add_option("--hard", wishes.hard, "any of tokens,timer,red")->delimiter(',');
  command->add_flag("--abilities", wishes.abilities, "Ability cards (Banned Books)");
  command->add_option("--minutes", wishes.minutes, "Minutes a half, instead of ten");
  command->add_option("--players", wishes.players, "Seats at the table, 2 to 12");
  command->add_option("--bot", wishes.bot, "Who takes the other side; the strongest by default");
  command->add_flag("--by-hand", wishes.by_hand, "The Lie-brarian writes the honest clues, too");
  command->add_option("--deck", wanted->deck, "Cards of your own: a file of liebrary deck build")
      ->type_name("FILE");
  command->add_flag("--plain", wanted->plain, "Words only: no colour, no glyphs, nothing redrawn");
  command->add_option("--data", wanted->data, "Folder of the games");
  const auto* resume =
      command->add_option("--resume", wanted->resume, "Go on with the latest game, or with TABLE")
          ->type_name("[TABLE]")
          ->expected(0, 1);
  command->add_option("--seed", wanted->seed, "For tests: chance that anybody can repeat")
      ->group("");
  on_choice(*command, exit_code, [wanted, resume] {
    wanted->resumes = resume->count() > 0;
    return static_cast<ExitCode>(run(*wanted));
  });
}

}  // namespace commands
