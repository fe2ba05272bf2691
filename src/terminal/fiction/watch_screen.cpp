#include "terminal/fiction/watch_screen.h"

#include <fmt/format.h>

#include "terminal/fiction/board_text.h"
#include "terminal/fiction/ending.h"
#include "terminal/fiction/story.h"
#include "terminal/watch_screen.h"

namespace terminal_fiction {
namespace {

class Watch final : public terminal::WatchScreen {
 public:
  Watch(const tables::Setup& setup, terminal::Writer& writer) : WatchScreen{writer} {
    if (auto rules = read_rules(setup)) {
      scene_.rules = *rules;
    } else {
      writer_.paragraph(rules.error().sentence);
    }
    scene_.seat = core::Actor::spectator();
    scene_.books = card_backs(setup);
  }

  void arrive(const tables::Snapshot& snapshot, core::TableTime now) override {
    take(snapshot);
    writer_.paragraph(
        "You are watching: the Guessers look for the Lie-brarian's secret word, and in every set "
        "of "
        "clues that they get there is a lie.");
    show_board(writer_, scene_, now);
  }
  void update(const tables::Snapshot& snapshot, core::TableTime now) override {
    const Scene before = scene_;
    take(snapshot);
    if (before.view != scene_.view) tell_change(writer_, before, scene_, now);
  }
  void reveal(const std::vector<terminal::Thought>& thoughts) override {
    terminal_fiction::reveal(writer_, scene_, thoughts);
  }

 private:
  bool look(std::string_view line, core::TableTime now) override {
    const auto words = terminal::words_of(line);
    if (words.size() != 1) return words.empty();
    if (words[0] == "board") return show_board(writer_, scene_, now), true;
    if (words[0] == "ability" || words[0] == "abilities") {
      return show_abilities(writer_, scene_), true;
    }
    if (words[0] == "time") return writer_.paragraph(status_text(scene_, now)), true;
    return false;
  }
  std::string sights() const override {
    return scene_.rules.options.abilities ? "board, abilities or time." : "board or time.";
  }

  void take(const tables::Snapshot& snapshot) {
    auto scene = read_scene(scene_.rules, scene_.seat, snapshot);
    if (!scene) return writer_.paragraph(scene.error().sentence);
    scene->books = std::move(scene_.books);
    scene_ = std::move(*scene);
  }

  Scene scene_;
};

}  // namespace

std::unique_ptr<terminal::Screen> watch(const tables::Setup& setup, terminal::Writer& writer) {
  return std::make_unique<Watch>(setup, writer);
}

}  // namespace terminal_fiction
