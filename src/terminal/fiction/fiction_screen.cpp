#include "terminal/fiction/fiction_screen.h"

#include <fmt/format.h>

#include "games/fiction/text.h"
#include "terminal/fiction/aids_text.h"
#include "terminal/fiction/ending.h"
#include "terminal/fiction/guessing.h"
#include "terminal/fiction/help_text.h"
#include "terminal/fiction/lying.h"
#include "terminal/fiction/story.h"
#include "terminal/fiction/watch_screen.h"

namespace terminal_fiction {
namespace {

using fiction::Phase;
using terminal::Writer;

class FictionScreen final : public terminal::Screen {
 public:
  FictionScreen(const tables::Setup& setup, core::Actor seat, Writer& writer)
      : holders_{setup.holders}, writer_{writer}, lying_{writer} {
    if (auto rules = read_rules(setup)) {
      scene_.rules = *rules;
    } else {
      writer_.paragraph(rules.error().sentence);
    }
    scene_.seat = seat;
    scene_.books = card_backs(setup);
  }

  void arrive(const tables::Snapshot& snapshot, core::TableTime now) override {
    take(snapshot);
    if (!greeted_ && scene_.board().rows.empty()) greet();
    greeted_ = true;
    if (scene_.board().rows.empty()) {
      show_what_is_open();
    } else {
      show_board(writer_, scene_, now);
    }
    lying_.begin_again();
    ask();
  }

  void update(const tables::Snapshot& snapshot, core::TableTime now) override {
    const Scene before = scene_;
    take(snapshot);
    if (before.view == scene_.view && before.notes == scene_.notes) return;
    const auto& board = scene_.board();
    tell_change(writer_, before, scene_, now);
    const bool asked_anew = before.board().phase != board.phase ||
                            before.board().rows.size() != board.rows.size() ||
                            before.offers.empty() != scene_.offers.empty();
    if (!asked_anew) return;
    lying_.begin_again();
    ask();
  }

  std::string prompt(core::TableTime now) const override {
    const auto& board = scene_.board();
    if (!scene_.guesses()) return lying_.prompt(scene_);
    if (board.phase == Phase::keep) return "Keep card 1 or 2 > ";
    if (board.phase != Phase::guess) return "> ";
    return fmt::format("[{}] {}guess {} ({} left, {}) > ",
                       scene_.view.timed ? clock_text(left(board, now)) : "no clock",
                       board.half == 1 ? "" : "second half, ", board.rows.size() + 1,
                       board.boards_left,
                       board.tokens == 1 ? "1 token" : fmt::format("{} tokens", board.tokens));
  }

  std::string role() const override {
    return scene_.guesses() ? "the Guessers" : "the Lie-brarian";
  }

  std::optional<std::string> reminder(core::TableTime now) override {
    const auto& board = scene_.board();
    if (!board.timer.running || !scene_.view.timed) return std::nullopt;
    const auto remaining = left(board, now);
    std::optional<std::string> sentence;
    for (const auto mark :
         {std::chrono::seconds{300}, std::chrono::seconds{60}, std::chrono::seconds{10}}) {
      if (remaining <= mark && reminded_ > mark) {
        sentence = fmt::format("{} left in this half.", clock_text(remaining));
      }
    }
    reminded_ = remaining;
    return sentence;
  }

  terminal::Reply answer(std::string_view line, core::TableTime now) override {
    if (const auto asked = asked_in(line)) {
      const auto* hides = scene_.offered<fiction::ChooseOffer>();
      if (hides == nullptr) {
        if (scene_.guesses() && asked->aid == "words" && asked->about.empty()) {
          writer_.line("(To guess the word, type: guess words)");
        }
        return *asked;
      }
    }
    if (scene_.guesses()) return answer_guesser(writer_, scene_, line, now);
    return lying_.answer(scene_, line, now);
  }

  void help() override { show_help(writer_, scene_); }

  std::string in_words(const catalogue::BotMove& move) const override {
    return fmt::format("A bot would type: {}. {}", move.action.notation(), move.why);
  }

  void tell_aid(const terminal::Ask& asked, std::string_view answer) override {
    show_aid(writer_, scene_, asked, answer);
  }

  void reveal(const std::vector<terminal::Thought>& thoughts) override {
    terminal_fiction::reveal(writer_, scene_, thoughts);
  }

 private:
  void take(const tables::Snapshot& snapshot) {
    auto scene = read_scene(scene_.rules, scene_.seat, snapshot);
    if (scene) {
      scene->books = std::move(scene_.books);
      scene_ = std::move(*scene);
    } else {
      writer_.paragraph(scene.error().sentence);
    }
  }

  std::string who(core::Actor seat) const {
    const auto* bot = std::get_if<tables::Bot>(&holders_.at(seat.seat_index()));
    return bot == nullptr ? std::string{} : fmt::format(" (the bot {})", bot->name);
  }

  std::string length_of_a_half() const {
    if (!scene_.rules.timed()) return " each, without a clock";
    return fmt::format(" and {} each", length_text(scene_.rules.half()));
  }

  void greet() {
    const auto& options = scene_.rules.options;
    const bool banned = options.edition == fiction::Edition::banned;
    writer_.line(
        writer_.paint(terminal::Ink::strong, banned ? "Fiction: Banned Books" : "Fiction"));
    if (scene_.guesses()) {
      writer_.paragraph(fmt::format(
          "You are the Guessers, against the Lie-brarian{}. Find the secret word in two halves of "
          "five guesses{}. Every set of clues holds {}; {} to tell Fact from "
          "Fiction. "
          "Type a word to guess it, help for all else.",
          who(scene_.rules.librarian()), length_of_a_half(),
          options.abilities ? "one lie, unless a card says otherwise" : "exactly one lie",
          options.one_token_a_half ? "you have one token a half" : "you have three tokens"));
    } else {
      const std::size_t other = scene_.rules.librarian().seat_index() == 0 ? 1 : 0;
      writer_.paragraph(
          fmt::format("You are the Lie-brarian, against the Guessers{}. Hide a word of the card, "
                      "and put exactly "
                      "one lie into the clues to every guess. Type help at any time.",
                      who(core::Actor::seat(other))));
    }
  }

  // Before the first guess.
  void show_what_is_open() {
    const auto& board = scene_.board();
    if (board.guessers_card) show_abilities(writer_, scene_);
    if (board.card) {
      writer_.paragraph(fmt::format("The book: {}.", card_back(scene_, *board.card)));
    }
    if (board.named) {
      writer_.paragraph(fmt::format("The secret has the letter {}.{}", upper(*board.named),
                                    scene_.view.timed ? " The clock runs." : ""));
    }
  }

  // What the moment asks of this role.
  void ask() {
    if (const auto* offer = scene_.offered<fiction::KeepOffer>()) {
      writer_.line("You are dealt two ability cards; keep one.");
      for (std::size_t i = 0; i < offer->abilities.size(); ++i) {
        writer_.item(fmt::format("  {}  ", i + 1),
                     fmt::format("{}. {}", fiction::title(offer->abilities[i]),
                                 fiction::describe(offer->abilities[i])));
      }
    }
    if (!scene_.guesses()) lying_.ask(scene_);
  }

  std::vector<tables::Holder> holders_;
  Writer& writer_;
  Scene scene_;
  Lying lying_;
  bool greeted_ = false;
  core::Millis reminded_ = core::Millis::max();
};

std::unique_ptr<terminal::Screen> make(const tables::Setup& setup, core::Actor seat,
                                       Writer& writer) {
  return std::make_unique<FictionScreen>(setup, seat, writer);
}

}  // namespace

terminal::GameScreens screens() {
  return {.game = "fiction",
          .make = make,
          .rules = {.letters = "FB", .remark = "To guess the word, type: guess rules"},
          .watch = watch};
}

}  // namespace terminal_fiction
