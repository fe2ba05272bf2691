#include "terminal/impossible/looking.h"

#include <fmt/format.h>

#include "codec/notation.h"
#include "core/enum_name.h"
#include "games/impossible/places.h"
#include "terminal/impossible/board_text.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/phases_text.h"
#include "terminal/impossible/picking.h"
#include "terminal/impossible/saved_text.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Character;
using impossible::Label;
using terminal::Reply;
using terminal::Said;
using terminal::Writer;

struct Looking {
  Writer& writer;
  const Scene& scene;
  std::string_view line;

  Reply say(std::string_view sentence) const {
    writer.paragraph(sentence);
    return Said{};
  }
  // What follows the command, as it was typed.
  std::string rest() const {
    codec::Words words{line};
    words.next();
    return std::string{words.rest()};
  }
  Reply not_dealt() const { return say("The cards are dealt when all have a Librarian."); }
  bool is_dealt() const { return scene.open().phase > impossible::Phase::librarians; }

  // Every card in sight, own hand first, so that its numbers count.
  Choices<Character> cards_in_sight() const {
    auto choices = hand_choices(scene, scene.open().player(scene.seat).hand);
    const auto add = [&](Character card) { choices.add(card, card_choice(scene, card, 0)); };
    for (const Character card : impossible::in_hands(scene.open())) {
      if (!scene.open().player(scene.seat).hand.has(card)) add(card);
    }
    for (const Character card : impossible::in_books(scene.open())) add(card);
    for (const Character card : scene.open().pool) add(card);
    for (const Character card : scene.open().discards) add(card);
    for (const Character card : scene.view.known_top) add(card);
    return choices;
  }

  Reply card(const std::string& typed, bool power_alone) const {
    if (typed.empty()) return say("Whose? As in: power 1, or: power Puck, or: power WEED");
    const auto name = folded(typed);
    for (std::size_t i = 0; i < core::enum_size<impossible::Power>; ++i) {
      const auto power = static_cast<impossible::Power>(i);
      if (folded(cast::name(power)) == name) return show_power(writer, scene, power), Said{};
    }
    const auto choices = cards_in_sight();
    const auto finding = find_choice(choices.list, name);
    const auto* found = std::get_if<Found>(&finding);
    if (found == nullptr) {
      if (std::holds_alternative<Ambiguous>(finding)) {
        return say(not_found(choices.list, finding, typed));
      }
      return say(fmt::format("“{}” is neither a card in sight nor a Power.", typed));
    }
    const Character shown = choices.values[found->place];
    if (power_alone) {
      show_power(writer, scene, scene.rules.of(shown).power);
    } else {
      show_card(writer, scene, shown);
    }
    return Said{};
  }

  Reply book(const std::string& typed) const {
    impossible::LabelSet all;
    for (std::size_t i = 0; i < cast::labels; ++i) all.add(Label(i));
    if (typed.empty()) {
      for (const Label label : all) show_book(writer, scene, label);
      return Said{};
    }
    const auto choices = book_choices(scene, all);
    const auto finding = find_choice(choices.list, folded(typed));
    const auto* found = std::get_if<Found>(&finding);
    if (found == nullptr) return say(not_found(choices.list, finding, typed));
    show_book(writer, scene, choices.values[found->place]);
    return Said{};
  }

  Reply note(const std::string& typed) const {
    if (!typed.empty()) return terminal::Notes{{"plan", typed}};
    const auto plan = scene.plan();
    return say(plan ? fmt::format("Noted: {}", *plan)
                    : "Nothing is noted; as in: note Darcy to Quill. (note - wipes it off.)");
  }

  Reply librarian() const {
    show_librarians(writer, scene);
    if (scene.offered<impossible::HelpOffer>() != nullptr) {
      writer.line("Yours can help now; type: ability");
    }
    return Said{};
  }

  Reply time(core::TableTime now) const {
    const auto left = scene.left(now);
    return say(
        moment_text(scene) +
        (left ? fmt::format(" {} on the clock.", terminal::clock_text(*left)) : " No clock runs."));
  }
};

void show_own_hand(Writer& writer, const Scene& scene) { show_hand(writer, scene, scene.seat); }

void show_decks(Writer& writer, const Scene& scene) {
  show_counts(writer, scene);
  show_known(writer, scene);
}

// What a word alone shows.
struct Sight {
  std::string_view command;
  void (*show)(Writer&, const Scene&);
  bool needs_cards = true;
};
constexpr Sight sights[]{
    {"board", show_board},          {"table", show_board},        {"books", show_books},
    {"hands", show_hands},          {"hand", show_own_hand},      {"pool", show_pool},
    {"shelf", show_shelf},          {"discards", show_discards},  {"deck", show_decks},
    {"phases", show_phases, false}, {"story", show_story, false},
};

}  // namespace

std::optional<Reply> look(Writer& writer, const Scene& scene, std::string_view line,
                          core::TableTime now) {
  const Looking looking{writer, scene, line};
  const auto words = typed_words(line);
  if (words.empty()) return std::nullopt;
  const auto& command = words[0];
  const auto rest = looking.rest();
  const bool alone = rest.empty();
  if (command == "save") return looking.say(save_story(scene, rest).sentence);
  if (command == "note" || (alone && command == "notes")) return looking.note(rest);
  if (alone && (command == "time" || command == "clock")) return looking.time(now);
  if (alone && (command == "librarian" || command == "librarians")) return looking.librarian();
  for (const auto& [name, show, needs_cards] : sights) {
    if (command != name) continue;
    if (!alone) return looking.say(fmt::format("Type {} alone.", command));
    if (needs_cards && !looking.is_dealt()) return looking.not_dealt();
    return show(writer, scene), Said{};
  }
  const bool book = command == "book" || command == "summary";
  const bool power = command == "power" || command == "powers";
  if (!book && !power && command != "card") return std::nullopt;
  if (book && !looking.is_dealt()) return looking.not_dealt();
  return book ? looking.book(rest) : looking.card(rest, power);
}

}  // namespace terminal_impossible
