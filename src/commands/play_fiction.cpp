#include <fmt/format.h>

#include "catalogue/catalogue.h"
#include "commands/failure.h"
#include "commands/files.h"
#include "commands/played_game.h"
#include "decks/deck_text.h"
#include "terminal/fiction/fiction_screen.h"
#include "terminal/fiction/invitation.h"

namespace commands {
namespace {

class PlayedFiction final : public PlayedGame {
 public:
  terminal::GameScreens screens() const override { return terminal_fiction::screens(); }

  std::vector<Name> names() const override {
    return {{"fiction", "find the word behind one lie a guess"},
            {"banned", "Banned Books, with ability cards"}};
  }

  std::vector<const CLI::Option*> add_options(CLI::App& command, const SharedOptions&) override {
    std::vector<const CLI::Option*> own{
        command.add_option("--edition", wishes_.edition, "classic or banned"),
        command.add_option("--as", wishes_.as,
                           "guesser (default), librarian, or both at one keyboard"),
        command.add_option("--hard", wishes_.hard, "any of tokens,timer,red")
            ->delimiter(',')
            ->allow_extra_args(false),
        command.add_flag("--abilities", wishes_.abilities, "Ability cards (Banned Books)"),
        command.add_option("--minutes", wishes_.minutes, "Minutes a half, instead of ten"),
        command.add_option("--clock", wishes_.clock,
                           "normal, half_more or double the time, or off for none"),
        command.add_option("--deck", deck_, "Cards of your own: a file of liebrary deck build")
            ->type_name("FILE")};
    return own;
  }

  codec::Read<terminal::NewGame> table(std::string_view name, const TableWishes& common,
                                       bool from_menu) const override {
    auto wishes = wishes_;
    wishes.players = common.players;
    wishes.bot = common.bot;
    wishes.by_hand = common.by_hand;
    if (!deck_.empty()) wishes.own_cards = read_deck();
    if (name == "banned") wishes.edition = "banned";
    if (name == "banned" && from_menu) wishes.abilities = true;
    return terminal_fiction::new_game(*catalogue::find_game("fiction"), wishes);
  }

 private:
  // As the program writes it, whatever the file looks like: the log keeps it so.
  std::string read_deck() const {
    const auto deck = decks::parse_deck(read_text(deck_), lexicon::five_letters(), "");
    if (deck) return decks::text(*deck);
    throw Failure{bad_usage,
                  fmt::format("{}:{}: {}", deck_, deck.error().line, deck.error().sentence)};
  }

  terminal_fiction::Wishes wishes_;
  std::string deck_;
};

}  // namespace

std::unique_ptr<PlayedGame> played_fiction() { return std::make_unique<PlayedFiction>(); }

}  // namespace commands
