#include "terminal/impossible/watch_screen.h"

#include <fmt/format.h>

#include "codec/impossible_json.h"
#include "narration/impossible/consequences.h"
#include "terminal/impossible/board_text.h"
#include "terminal/impossible/ending.h"
#include "terminal/impossible/looking.h"
#include "terminal/impossible/story.h"
#include "terminal/phrases.h"
#include "terminal/watch_screen.h"

namespace terminal_impossible {
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

  void arrive(const tables::Snapshot& snapshot, core::TableTime) override {
    take(snapshot);
    std::vector<std::string> players;
    for (const auto of : scene_.seats()) players.push_back(scene_.full_name(of));
    writer_.paragraph(
        fmt::format("You are watching {} save Books from the Mold.", terminal::listed(players)));
    if (scene_.open().phase > impossible::Phase::librarians) show_board(writer_, scene_);
  }
  void update(const tables::Snapshot& snapshot, core::TableTime) override {
    const Scene before = scene_;
    take(snapshot);
    const auto deed = std::exchange(deed_, std::nullopt);
    if (before.view == scene_.view && before.notes == scene_.notes) return;
    tell_change(writer_, before, scene_, deed, Reasons::left_out);
  }
  void witness(const terminal::Thought& thought) override {
    const auto action = codec::from_notation<impossible::Action>(thought.action.notation());
    if (!action || !thought.seat.is_seat()) return;
    deed_ = Deed{impossible::seat_at(thought.seat.seat_index()), *action, thought.why};
    if (!fits(scene_, *deed_)) deed_.reset();
  }
  void reveal(const std::vector<terminal::Thought>&) override {
    terminal_impossible::reveal(writer_, scene_);
  }

 private:
  bool look(std::string_view line, core::TableTime now) override {
    const auto words = terminal::words_of(line);
    if (words.empty()) return true;
    if (words[0] == "hand" || words[0] == "phases" || words[0] == "note") return false;  // players'
    return terminal_impossible::look(writer_, scene_, line, now).has_value();
  }
  std::string sights() const override {
    return "board, books, hands, pool, shelf, deck, librarians, story or time.";
  }

  void take(const tables::Snapshot& snapshot) {
    auto scene = read_scene(scene_, snapshot);
    if (!scene) return writer_.paragraph(scene.error().sentence);
    scene_ = std::move(*scene);
  }

  Scene scene_;
  std::optional<Deed> deed_;  // that the next update shows
};

}  // namespace

std::unique_ptr<terminal::Screen> watch(const tables::Setup& setup, terminal::Writer& writer) {
  return std::make_unique<Watch>(setup, writer);
}

}  // namespace terminal_impossible
