#include "terminal/wordles/answering.h"

#include <fmt/format.h>

#include "codec/wordles_json.h"
#include "terminal/wordles/card_text.h"
#include "terminal/wordles/score_text.h"

namespace terminal_wordles {
namespace {

using terminal::Act;
using terminal::Notes;
using terminal::Reply;
using terminal::Said;
using wordles::Phase;
using wordles::Seat;
using Typed = std::vector<std::string>;

Reply act(const wordles::Action& action) { return Act{codec::to_notation(action)}; }

std::string joined(const Typed& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

struct Answering {
  terminal::Writer& writer;
  const Scene& scene;
  std::string_view line;
  core::TableTime now;

  const wordles::Open& open() const { return scene.open(); }
  std::size_t letters() const { return scene.rules.options.letters; }
  Reply say(std::string_view sentence) const {
    writer.paragraph(sentence);
    return Said{};
  }

  // "2", "p2", "player2"; "player 2" takes two words. What was read is taken off.
  std::optional<Seat> take_seat(Typed& words) const {
    if (words.size() > 1 && words[0] == "player") words.erase(words.begin());
    if (words.empty()) return std::nullopt;
    std::string_view text = words[0];
    if (text.starts_with("player")) {
      text.remove_prefix(6);
    } else if (text.starts_with("p")) {
      text.remove_prefix(1);
    }
    if (text.size() != 1 || text[0] < '1' || text[0] > '9') return std::nullopt;
    const auto number = static_cast<std::size_t>(text[0] - '1');
    words.erase(words.begin());
    return wordles::seat_at(number);
  }

  Reply nobody() const {
    return say(fmt::format("There are players 1 to {} at this table.", scene.rules.options.seats));
  }
  bool is_here(Seat of) const { return wordles::index(of) < scene.rules.options.seats; }

  Reply one_board(Typed rest) const {
    const auto of = take_seat(rest);
    if (!of || !is_here(*of) || !rest.empty()) return nobody();
    return show_board(writer, scene, *of), Said{};
  }

  Reply card(Typed rest) const {
    Seat of = scene.seat;
    if (!rest.empty()) {
      const auto named = take_seat(rest);
      if (!named || !is_here(*named)) return nobody();
      of = *named;
    }
    show_card(writer, scene, of);
    if (of == scene.seat) show_top(writer, scene);
    return Said{};
  }

  Reply show_notes() const {
    bool any = false;
    for (const Seat of : scene.seats()) {
      const auto note = scene.note_on(of);
      if (!note) continue;
      any = true;
      writer.item(fmt::format("{}: ", terminal::capital(scene.name(of))), *note);
    }
    if (!any) return say("You have no notes; as in: note 2 crane, plane?");
    return Said{};
  }

  Reply wipe_notes() const {
    Notes notes;
    for (const auto& note : scene.notes) notes.push_back({note.key, "-"});
    if (notes.empty()) return say("You have no notes.");
    return notes;
  }

  Reply note(Typed rest) const {
    if (rest == Typed{"-"}) return wipe_notes();
    const auto of = take_seat(rest);
    if (!of || rest.empty()) {
      return say("A note is about another player, as in: note 2 crane, plane? (note 2 - wipes it)");
    }
    // As it was typed: what follows the player's number.
    const auto number = line.find(static_cast<char>('1' + wordles::index(*of)));
    const auto from = line.find_first_not_of(' ', number + 1);
    return Notes{{note_key(*of), std::string{line.substr(from)}}};
  }

  Reply attempt(Typed rest) const {
    auto of = take_seat(rest);
    if (!of && rest.size() == 2) {  // "crane 2" is meant as well
      Typed last{rest.back()};
      of = take_seat(last);
      if (of) rest.pop_back();
    }
    const auto targets = scene.targets();
    if (!of && rest.size() == 1 && targets.size() == 1) of = targets.first();
    if (!of && scene.offered<wordles::AttemptOffer>() == nullptr) {
      of = scene.rules.after(scene.seat);  // nobody's word can be tried: the table says why
    }
    if (!of && rest.size() == 1) {
      return say(
          fmt::format("Whose word is {}? Say the player's number, as in: 2 {}", rest[0], rest[0]));
    }
    if (!of || rest.empty()) return say("Say whose word and which, as in: 2 crane");
    return Act{fmt::format("attempt {} {}", wordles::index(*of) + 1, joined(rest))};
  }

  Reply exchange() const {
    if (const auto* offer = scene.offered<wordles::ExchangeOffer>()) {
      return act(wordles::Exchange{offer->card});
    }
    // The table says why not.
    return act(wordles::Exchange{open().top.value_or(wordles::CardNumber{})});
  }

  bool is_on_my_card(const std::string& word) const {
    const auto* offer = scene.offered<wordles::CallOffer>();
    if (offer == nullptr) return false;
    for (const auto listed : offer->words) {
      if (listed.text() == word) return true;
    }
    return false;
  }

  // Whether a command is also a word that could be played now.
  Reply and_the_word(const std::string& command) const {
    if (command.size() != letters() || !scene.is_asked()) return Said{};
    if (open().phase == Phase::hide) {
      return say(fmt::format("(To hide the word, type: hide {})", command));
    }
    if (open().phase == Phase::call && !scene.rules.has_cards()) {
      return say(fmt::format("(To call the word, type: call {})", command));
    }
    return Said{};
  }

  // The words that may be hidden, on all boards or on one.
  Reply ask_for_words(const std::string& command, Typed rest) const {
    if (rest.empty()) {
      and_the_word(command);
      return terminal::Ask{"words", ""};
    }
    const auto of = take_seat(rest);
    if (!of || !is_here(*of) || !rest.empty()) return nobody();
    return terminal::Ask{"words", fmt::format("{}", wordles::index(*of) + 1)};
  }

  std::optional<Reply> look(const std::string& command, const Typed& rest) const {
    const bool alone = rest.empty();
    if (alone && (command == "boards" || command == "board")) {
      return show_boards(writer, scene), and_the_word(command);
    }
    if (command == "board" || command == "boards") return one_board(rest);
    if (command == "card" || command == "cards") return card(rest), and_the_word(command);
    if (alone && command == "score") return show_score(writer, scene), and_the_word(command);
    if (alone && command == "notes") return show_notes(), and_the_word(command);
    if (alone && (command == "time" || command == "clock")) {
      return say(moment_text(scene, now)), and_the_word(command);
    }
    if (alone && command == "word") {
      const bool hidden = scene.view.own && !scene.view.own->secret.empty();
      return say(hidden ? fmt::format("Your word is {}.", scene.view.own->secret.upper())
                        : "You have not hidden a word yet."),
             and_the_word(command);
    }
    if (command == "words" || command == "fits") return ask_for_words(command, rest);
    return std::nullopt;
  }

  std::optional<Reply> move(const std::string& command, const Typed& rest) const {
    const bool alone = rest.empty();
    if (command == "hide" || command == "call") {
      if (alone) return say(fmt::format("Which word? As in: {} crane", command));
      return Act{fmt::format("{} {}", command, joined(rest))};
    }
    if (alone && command == "deal") return act(wordles::Deal{});
    if (alone && command == "exchange") return exchange();
    if (command == "mark") {
      return say(scene.rules.options.by_hand
                     ? "There is no word to mark now. (rule W-08; type: rules W-08)"
                     : "At this table the program marks all boards. (rule W-08; type: rules W-08)");
    }
    if (command == "try" || command == "attempt") return attempt(rest);
    if (alone && command == "pass") return act(wordles::Pass{});
    if (alone && (command == "wait" || command == "reconsider")) {
      return act(wordles::Reconsider{});
    }
    // At any other time it is a word of five letters.
    if (alone && command == "ready" && open().phase == Phase::round_over) {
      return act(wordles::Ready{});
    }
    return std::nullopt;
  }

  Reply not_understood() const {
    return say(
        fmt::format("“{}” is neither a word of {} letters nor a command; type help for the "
                    "commands.",
                    line, terminal::number_word(letters())));
  }

  // A line that begins with no command.
  Reply by_the_moment(const Typed& words) const {
    const bool word = words.size() == 1 && words[0].size() == letters();
    switch (open().phase) {
      case Phase::hide: return word ? Act{fmt::format("hide {}", words[0])} : not_understood();
      case Phase::call: return word ? Act{fmt::format("call {}", words[0])} : not_understood();
      case Phase::window:
        if (word || (words.size() > 1 && words.size() < 4)) return attempt(words);
        return not_understood();
      case Phase::deal:
      case Phase::mark:
      case Phase::over:
      case Phase::round_over: break;
    }
    return not_understood();
  }
};

}  // namespace

Reply answer_player(terminal::Writer& writer, const Scene& scene, std::string_view line,
                    core::TableTime now) {
  const Answering answering{writer, scene, line, now};
  const Typed words = terminal::words_of(line);
  if (words.empty()) {
    const bool may_be_ready = scene.offered<wordles::ReadyOffer>() != nullptr;
    return may_be_ready ? act(wordles::Ready{}) : Said{};
  }
  const Typed rest(words.begin() + 1, words.end());
  if (rest.empty() && answering.is_on_my_card(words[0])) {  // a card may have the word BOARD
    return Act{fmt::format("call {}", words[0])};
  }
  if (words[0] == "note") return answering.note(rest);
  if (auto reply = answering.look(words[0], rest)) return *reply;
  if (auto reply = answering.move(words[0], rest)) return *reply;
  return answering.by_the_moment(words);
}

std::string as_typed(const wordles::Action& action) {
  if (const auto* attempt = std::get_if<wordles::Attempt>(&action)) {
    return fmt::format("{} {}", wordles::index(attempt->owner) + 1, attempt->word.text());
  }
  if (std::holds_alternative<wordles::Exchange>(action)) return "exchange";
  if (const auto* mark = std::get_if<wordles::Mark>(&action)) {
    const auto& sign = mark->marking.sign;
    return fmt::format("mark {}{}", mark->marking.marks.text(),
                       !sign                            ? ""
                       : *sign == wordles::Sign::before ? " <"
                                                        : " >");
  }
  return codec::to_notation(action);
}

std::string moment_text(const Scene& scene, core::TableTime now) {
  const auto& open = scene.open();
  std::string text = fmt::format("Round {}", open.round);
  if (open.phase == Phase::hide) text += ", words are being hidden";
  if (open.phase == Phase::call) {
    text += fmt::format(", {} a word", scene.does(open.active, "call", "calls"));
  }
  if (open.phase == Phase::mark) text += fmt::format(", {} is being marked", open.called.upper());
  if (open.phase == Phase::window) {
    text += fmt::format(", the window is open for a row worth {}",
                        wordles::row_value(scene.rules, open));
  }
  if (open.phase == Phase::round_over) text += " is over, and there is a break";
  if (const auto left = scene.left(now)) {
    text += fmt::format(", {} on the clock", terminal::clock_text(*left));
  } else if (!scene.rules.options.clocks) {
    text += "; this table plays without clocks";
  }
  return text + ".";
}

}  // namespace terminal_wordles
