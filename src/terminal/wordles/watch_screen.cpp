#include "terminal/wordles/watch_screen.h"

#include <fmt/format.h>

#include "terminal/phrases.h"
#include "terminal/watch_screen.h"
#include "terminal/wordles/answering.h"
#include "terminal/wordles/ending.h"
#include "terminal/wordles/score_text.h"
#include "terminal/wordles/story.h"

namespace terminal_wordles {
namespace {

class Watch final : public terminal::WatchScreen {
 public:
  Watch(const tables::Setup& setup, terminal::Writer& writer) : WatchScreen{writer} {
    if (auto scene = first_scene(setup, core::Actor::spectator())) {
      scene_ = std::move(*scene);
    } else {
      writer_.paragraph(scene.error().sentence);
    }
  }

  void arrive(const tables::Snapshot& snapshot, core::TableTime now) override {
    take(snapshot);
    std::vector<std::string> players;
    for (const auto of : scene_.seats()) players.push_back(scene_.full_name(of));
    writer_.paragraph(
        fmt::format("You are watching {}. Everybody hides a word and looks for the "
                    "others' words.",
                    terminal::listed(players)));
    if (scene_.open().phase > wordles::Phase::hide) show_boards(writer_, scene_);
    writer_.paragraph(moment_text(scene_, now));
  }
  void update(const tables::Snapshot& snapshot, core::TableTime) override {
    const Scene before = scene_;
    take(snapshot);
    if (before.view != scene_.view) tell_change(writer_, before, scene_);
  }
  void reveal(const std::vector<terminal::Thought>& thoughts) override {
    terminal_wordles::reveal(writer_, scene_, thoughts, Reasons::left_out);
  }

 private:
  bool look(std::string_view line, core::TableTime now) override {
    const auto words = terminal::words_of(line);
    if (words.size() != 1) return words.empty();
    if (words[0] == "board" || words[0] == "boards") return show_boards(writer_, scene_), true;
    if (words[0] == "score") return show_score(writer_, scene_), true;
    if (words[0] == "time") return writer_.paragraph(moment_text(scene_, now)), true;
    return false;
  }
  std::string sights() const override { return "boards, score or time."; }

  void take(const tables::Snapshot& snapshot) {
    auto scene = read_scene(scene_, snapshot);
    if (!scene) return writer_.paragraph(scene.error().sentence);
    scene_ = std::move(*scene);
  }

  Scene scene_;
};

}  // namespace

std::unique_ptr<terminal::Screen> watch(const tables::Setup& setup, terminal::Writer& writer) {
  return std::make_unique<Watch>(setup, writer);
}

}  // namespace terminal_wordles
