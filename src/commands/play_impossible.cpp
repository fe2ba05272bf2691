#include <fmt/format.h>

#include "catalogue/catalogue.h"
#include "catalogue/problems.h"
#include "codec/leaf.h"
#include "commands/played_game.h"
#include "terminal/impossible/impossible_screen.h"
#include "terminal/impossible/invitation.h"

namespace commands {
namespace {

using catalogue::MatchProblem;

class PlayedImpossible final : public PlayedGame {
 public:
  terminal::GameScreens screens() const override { return terminal_impossible::screens(); }

  std::vector<Name> names() const override {
    return {{"impossible", "save Books from the Mold, alone or together"}};
  }

  std::vector<const CLI::Option*> add_options(CLI::App& command,
                                              const SharedOptions& shared) override {
    return {
        shared.bots,
        shared.hot_seat,
        shared.clocks,
        command.add_option("--preset", wishes_.preset,
                           "draft, or short- or long-: gentle, even, hard, grim, impossible"),
        command.add_option("--mold", wishes_.mold, "Mold in the Containment, 1 to 12"),
        command.add_option("--bookend", wishes_.bookend, "Its slot, 2 to 12"),
        command.add_option("--plus-card", wishes_.plus_card, "Its slot; 0 leaves it out"),
        command.add_option("--plus-threshold", wishes_.plus_threshold, "Its slot, likewise"),
        command.add_option("--cube", wishes_.cube, "Characters into the Pool a turn, 1 to 4"),
        command.add_option("--threshold", wishes_.threshold, "At which the Mold attacks, 2 to 6"),
        command.add_option("--reshuffle-mold", wishes_.reshuffle_mold,
                           "Mold lost when the discards become the deck, 0 to 4"),
        command.add_option("--first", wishes_.first, "Who begins; by lot otherwise"),
        command.add_option("--react", wishes_.reaction_seconds,
                           "Seconds for an answer, 5 to 120; 120 otherwise")};
  }

  codec::Read<terminal::NewGame> table(std::string_view, const TableWishes& common,
                                       bool) const override {
    auto wishes = wishes_;
    wishes.asks = true;
    wishes.players = common.players;
    wishes.bot = common.bot;
    wishes.bots = common.bots;
    wishes.people = common.people;
    if (common.by_hand) {
      return codec::problem(MatchProblem::bad_options,
                            "--by-hand is about clues; leave it out for Fiction Impossible.");
    }
    if (common.clocks) {
      const auto seconds = codec::parse_number<int>(*common.clocks, 1, 9999);
      if (!seconds) {
        return codec::problem(MatchProblem::bad_options,
                              "Say how many seconds a phase has, as in: --clocks 90");
      }
      wishes.phase_seconds = *seconds;
    }
    return terminal_impossible::new_game(*catalogue::find_game("impossible"), wishes);
  }

 private:
  terminal_impossible::Wishes wishes_;
};

}  // namespace

std::unique_ptr<PlayedGame> played_impossible() { return std::make_unique<PlayedImpossible>(); }

}  // namespace commands
