#include "terminal/impossible/impossible_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "codec/impossible_json.h"
#include "narration/impossible/consequences.h"
#include "terminal/impossible/answering.h"
#include "terminal/impossible/asking.h"
#include "terminal/impossible/board_text.h"
#include "terminal/impossible/ending.h"
#include "terminal/impossible/help_text.h"
#include "terminal/impossible/looking.h"
#include "terminal/impossible/saved_text.h"
#include "terminal/impossible/story.h"
#include "terminal/impossible/watch_screen.h"
#include "terminal/phrases.h"
#include "terminal/reminder.h"

namespace terminal_impossible {
namespace {

using impossible::Phase;
using terminal::Writer;

// A pass changes nothing that anybody chooses by.
bool looks_the_same(impossible::Open one, const impossible::Open& other) {
  for (std::size_t i = 0; i < one.players.size() && i < other.players.size(); ++i) {
    one.players[i].passes = other.players[i].passes;
  }
  return one == other;
}

// What a player chooses from, beside passing: that is always there.
std::vector<impossible::Offer> choices(const Scene& scene) {
  auto list = scene.offers;
  std::erase_if(list, [](const auto& offer) {
    return std::holds_alternative<impossible::PassOffer>(offer) ||
           std::holds_alternative<impossible::HeedOffer>(offer);
  });
  return list;
}

class ImpossibleScreen final : public terminal::Screen {
 public:
  ImpossibleScreen(const tables::Setup& setup, core::Actor seat, Writer& writer) : writer_{writer} {
    if (auto scene = first_scene(setup, seat)) {
      scene_ = std::move(*scene);
    } else {
      writer_.paragraph(scene.error().sentence);
    }
  }

  void arrive(const tables::Snapshot& snapshot, core::TableTime) override {
    // Those who share a keyboard have all read what was told meanwhile.
    const bool is_new = scene_.is_empty();
    take(snapshot);
    deed_.reset();
    making_.reset();
    const bool is_dealt = scene_.open().phase > Phase::librarians;
    if (is_new && (!scene_.shared || is_dealt || is_first_person())) greet(writer_, scene_);
    if (is_new || begins_turn() || !scene_.shared) show_board(writer_, scene_);
    ask_player(writer_, scene_);
  }

  void update(const tables::Snapshot& snapshot, core::TableTime) override {
    const Scene before = scene_;
    take(snapshot);
    const auto deed = std::exchange(deed_, std::nullopt);
    if (before.view == scene_.view && before.notes == scene_.notes) return;
    tell_change(writer_, before, scene_, deed, reasons_);
    const bool changed = !looks_the_same(before.open(), scene_.open());
    if (making_ && changed && go_on_making(before)) return;
    const bool anew = before.open().position != scene_.open().position || !before.is_asked() ||
                      choices(before) != choices(scene_);
    if (!anew || !scene_.is_asked()) return;
    if (begins_turn() && before.open().phase != Phase::draw) show_board(writer_, scene_);
    ask_player(writer_, scene_);
  }

  void witness(const terminal::Thought& thought) override {
    const auto action = codec::from_notation<impossible::Action>(thought.action.notation());
    if (!action || !thought.seat.is_seat()) return;
    deed_ = Deed{impossible::seat_at(thought.seat.seat_index()), *action, thought.why};
    if (!fits(scene_, *deed_)) deed_.reset();
  }

  std::string prompt(core::TableTime now) const override {
    const auto left = scene_.left(now);
    const std::string clock = left ? fmt::format("[{}] ", terminal::clock_text(*left)) : "";
    return clock + (making_
                        ? fmt::format("{}, or cancel > ", terminal::capital(making_->name(scene_)))
                        : prompt_text(scene_));
  }

  std::string role() const override { return player(scene_.seat); }

  std::optional<std::string> reminder(core::TableTime now) override {
    return reminder_.at(scene_.left(now), scene_.open().since, scene_.is_asked());
  }

  bool waits(const tables::Snapshot& snapshot) const override {
    const auto scene = read_scene(scene_, snapshot);
    return scene && !scene->is_asked();
  }

  terminal::Reply answer(std::string_view line, core::TableTime now) override {
    if (terminal::words_of(line) == std::vector<std::string>{"reasons"}) return change_reasons();
    if (auto reply = look(writer_, scene_, line, now)) return *reply;
    return answer_player(writer_, scene_, making_, line);
  }

  void help() override { show_help(writer_, scene_); }

  std::string in_words(const catalogue::BotMove& move) const override {
    const auto action = codec::from_notation<impossible::Action>(move.action.notation());
    return fmt::format("A bot would type: {}. {}",
                       action ? as_typed(scene_, *action) : move.action.notation(), move.why);
  }

  void reveal(const std::vector<terminal::Thought>&) override {
    terminal_impossible::reveal(writer_, scene_);
    offers_to_save_ = !scene_.open().saved.empty();
  }

  std::string last_question() const override {
    return offers_to_save_ ? "A file to keep this book in, or Enter > " : "";
  }

  void last_answer(std::string_view line) override {
    auto file = codec::Words{line}.rest();
    if (file.starts_with("save ")) file.remove_prefix(5);
    if (file.empty() || file == "no" || file == "quit") {
      offers_to_save_ = false;
      return;
    }
    if (came_too_late(file)) {
      writer_.paragraph("That came too late: the game is over. Name a file, or press Enter.");
      return;
    }
    const auto kept = save_story(scene_, file);
    writer_.paragraph(kept.sentence);
    offers_to_save_ = !kept.done;
  }

 private:
  // Typed for the game while its clock ended it: no name of a file.
  static bool came_too_late(std::string_view typed) {
    static constexpr std::array<std::string_view, 8> deeds{"pass", "done", "keep",  "refresh",
                                                           "yes",  "heed", "agree", "cancel"};
    return std::ranges::find(deeds, typed) != deeds.end() ||
           std::ranges::all_of(typed, [](char c) { return c >= '0' && c <= '9'; });
  }

  void take(const tables::Snapshot& snapshot) {
    auto scene = read_scene(scene_, snapshot);
    if (scene) {
      scene_ = std::move(*scene);
    } else {
      writer_.paragraph(scene.error().sentence);
    }
  }

  // Asks again what a half used Power needs, if it can still be used.
  bool go_on_making(const Scene& before) {
    if (making_->survives(before, scene_)) {
      show_question(writer_, *making_->question(scene_));
      return true;
    }
    writer_.paragraph(
        fmt::format("The table has changed; {} was not used.", making_->name(before)));
    making_.reset();
    return false;
  }

  bool is_first_person() const {
    for (std::size_t i = 0; i < impossible::index(scene_.seat); ++i) {
      if (scene_.bots[i].empty()) return false;
    }
    return true;
  }

  bool begins_turn() const { return scene_.open().phase == Phase::draw && scene_.is_active(); }

  terminal::Reply change_reasons() {
    const bool wanted = reasons_ == Reasons::left_out;
    reasons_ = wanted ? Reasons::wanted : Reasons::left_out;
    writer_.paragraph(wanted ? "The bots will say why they do what they do."
                             : "The bots will keep their reasons to themselves.");
    return terminal::Said{};
  }

  Writer& writer_;
  Scene scene_;
  std::optional<Deed> deed_;      // that the next update shows
  std::optional<Making> making_;  // the Power that is half used
  terminal::Reminder reminder_;
  Reasons reasons_ = Reasons::left_out;
  bool offers_to_save_ = false;
};

std::unique_ptr<terminal::Screen> make(const tables::Setup& setup, core::Actor seat,
                                       Writer& writer) {
  return std::make_unique<ImpossibleScreen>(setup, seat, writer);
}

}  // namespace

terminal::GameScreens screens() {
  return {.game = "impossible",
          .make = make,
          .rules = {"I", ""},
          .cards = terminal::Cards::open,
          .watch = watch};
}

}  // namespace terminal_impossible
