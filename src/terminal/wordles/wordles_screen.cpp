#include "terminal/wordles/wordles_screen.h"

#include <fmt/format.h>

#include "codec/wordles_json.h"
#include "terminal/reminder.h"
#include "terminal/wordles/aids_text.h"
#include "terminal/wordles/answering.h"
#include "terminal/wordles/asking.h"
#include "terminal/wordles/ending.h"
#include "terminal/wordles/help_text.h"
#include "terminal/wordles/marking.h"
#include "terminal/wordles/story.h"
#include "terminal/wordles/watch_screen.h"

namespace terminal_wordles {
namespace {

using terminal::Writer;
using wordles::Phase;

class WordlesScreen final : public terminal::Screen {
 public:
  WordlesScreen(const tables::Setup& setup, core::Actor seat, Writer& writer)
      : writer_{writer}, marking_{writer} {
    if (auto scene = first_scene(setup, seat)) {
      scene_ = std::move(*scene);
    } else {
      writer_.paragraph(scene.error().sentence);
    }
  }

  void arrive(const tables::Snapshot& snapshot, core::TableTime) override {
    const Scene before = scene_;
    take(snapshot);
    if (before.open().boards.empty()) {
      greet(writer_, scene_);
    } else {
      tell_change(writer_, before, scene_, Rows::left_out);
    }
    if (scene_.open().phase > Phase::hide) show_boards(writer_, scene_);
    marking_.begin_again();
    parting_.clear();
    ask();
  }

  void update(const tables::Snapshot& snapshot, core::TableTime) override {
    const Scene before = scene_;
    take(snapshot);
    if (before.view == scene_.view && before.notes == scene_.notes) return;
    tell_change(writer_, before, scene_);
    remember_own_attempt(before);
    const bool moved_on = before.open().position != scene_.open().position;
    if (moved_on) marking_.begin_again();
    if (moved_on || (scene_.is_asked() && !before.is_asked())) ask();
  }

  std::string prompt(core::TableTime now) const override {
    const auto left = scene_.left(now);
    const std::string clock = left ? fmt::format("[{}] ", terminal::clock_text(*left)) : "";
    if (scene_.open().phase == Phase::mark && is_my_board()) {
      return clock + marking_.prompt(scene_);
    }
    return clock + prompt_text(scene_);
  }

  std::string role() const override { return player(scene_.seat); }

  std::optional<std::string> reminder(core::TableTime now) override {
    return reminder_.at(scene_.left(now), scene_.open().since, scene_.is_asked());
  }

  bool waits(const tables::Snapshot& snapshot) const override {
    const auto scene = read_scene(scene_, snapshot);
    return scene && !scene->is_asked();
  }

  std::string parting_words() const override { return parting_; }

  terminal::Reply answer(std::string_view line, core::TableTime now) override {
    const auto words = terminal::words_of(line);
    if (words == std::vector<std::string>{"reasons"}) return change_reasons();
    if (scene_.open().phase == Phase::mark && is_my_board()) {
      const bool marks = words.empty() || words[0] == "mark" || words[0] == "yes" ||
                         words[0] == "y" || words[0] == "no" || words[0] == "n" ||
                         words[0].find_first_not_of("vx~<>_✓✗") == std::string::npos;
      if (marks) return marking_.answer(scene_, words);
    }
    return answer_player(writer_, scene_, line, now);
  }

  void help() override { show_help(writer_, scene_); }

  std::string in_words(const catalogue::BotMove& move) const override {
    const auto action = codec::from_notation<wordles::Action>(move.action.notation());
    return fmt::format("A bot would type: {}. {}",
                       action ? as_typed(*action) : move.action.notation(), move.why);
  }

  void tell_aid(const terminal::Ask&, std::string_view answer) override {
    show_aid(writer_, scene_, answer);
  }

  void reveal(const std::vector<terminal::Thought>& thoughts) override {
    terminal_wordles::reveal(writer_, scene_, thoughts, reasons_);
  }

 private:
  void take(const tables::Snapshot& snapshot) {
    auto scene = read_scene(scene_, snapshot);
    if (scene) {
      scene_ = std::move(*scene);
    } else {
      writer_.paragraph(scene.error().sentence);
    }
  }

  void remember_own_attempt(const Scene& before) {
    const auto &then = before.open().attempts, &now = scene_.open().attempts;
    if (now.size() <= then.size() || now.back().by != scene_.seat) return;
    parting_ = fmt::format("{} tries {} for {}'s word: {}", terminal::capital(role()),
                           now.back().word.upper(), player(now.back().owner),
                           now.back().right ? "right!" : "wrong.");
  }

  bool is_my_board() const { return wordles::takers(scene_.rules, scene_.open()).has(scene_.seat); }

  void ask() {
    if (scene_.open().phase == Phase::mark && scene_.is_asked()) {
      marking_.ask(scene_);
    } else {
      ask_player(writer_, scene_);
    }
  }

  terminal::Reply change_reasons() {
    const bool wanted = reasons_ == Reasons::left_out;
    reasons_ = wanted ? Reasons::wanted : Reasons::left_out;
    writer_.line(wanted ? "At the end the bots will tell what they thought."
                        : "The bots will keep their reasons to themselves.");
    return terminal::Said{};
  }

  Writer& writer_;
  Scene scene_;
  Marking marking_;
  terminal::Reminder reminder_;
  Reasons reasons_ = Reasons::left_out;
  std::string parting_;
};

std::unique_ptr<terminal::Screen> make(const tables::Setup& setup, core::Actor seat,
                                       Writer& writer) {
  return std::make_unique<WordlesScreen>(setup, seat, writer);
}

}  // namespace

terminal::GameScreens screens() {
  return {.game = "wordles",
          .make = make,
          .rules = {"W", "To play the word, type: call rules, or try 2 rules"},
          .watch = watch};
}

}  // namespace terminal_wordles
