#include "catalogue/catalogue.h"
#include "catalogue/problems.h"
#include "commands/played_game.h"
#include "terminal/wordles/invitation.h"
#include "terminal/wordles/wordles_screen.h"

namespace commands {
namespace {

using catalogue::MatchProblem;

class PlayedWordles final : public PlayedGame {
 public:
  terminal::GameScreens screens() const override { return terminal_wordles::screens(); }

  std::vector<Name> names() const override {
    return {{"wordles", "hide a word, and find three others'"},
            {"duel", "Wordles for two, with words of your own"}};
  }

  std::vector<const CLI::Option*> add_options(CLI::App& command,
                                              const SharedOptions& shared) override {
    return {
        shared.bots,
        shared.hot_seat,
        shared.clocks,
        command.add_option("--letters", wishes_.letters, "5, or 4 for an easier game"),
        command.add_flag("--sequence", wishes_.sequence,
                         "Rows tell whether the word comes before or after"),
        command.add_flag("--own-words", wishes_.own_words, "Call any word, without query cards"),
        command.add_flag_callback(
            "--no-clocks", [this] { wishes_.clocks = false; }, "Nobody is hurried")};
  }

  codec::Read<terminal::NewGame> table(std::string_view name, const TableWishes& common,
                                       bool) const override {
    auto wishes = wishes_;
    wishes.players = common.players;
    wishes.bot = common.bot;
    wishes.by_hand = common.by_hand;
    wishes.people = common.people;
    wishes.bots = common.bots;
    if (common.clocks && !common.clocks->empty()) {
      return codec::problem(MatchProblem::bad_options,
                            "The clocks of Wordles are set; give --clocks without seconds.");
    }
    if (common.clocks) wishes.clocks = true;
    if (name == "duel") {
      if (wishes.players.value_or(2) != 2) {
        return codec::problem(MatchProblem::bad_options,
                              "A duel is for two; for more, play wordles.");
      }
      wishes.players = 2;
    }
    return terminal_wordles::new_game(*catalogue::find_game("wordles"), wishes);
  }

 private:
  terminal_wordles::Wishes wishes_;
};

}  // namespace

std::unique_ptr<PlayedGame> played_wordles() { return std::make_unique<PlayedWordles>(); }

}  // namespace commands
