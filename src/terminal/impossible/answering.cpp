#include "terminal/impossible/answering.h"

#include <fmt/format.h>

#include <algorithm>

#include "cast/recast.h"
#include "codec/impossible_json.h"
#include "terminal/impossible/answer_questions.h"
#include "terminal/impossible/asking.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/placing.h"

namespace terminal_impossible {
namespace {

using impossible::Extent;
using impossible::Phase;
using terminal::Reply;
using terminal::Said;

Reply act(const impossible::Action& action) { return terminal::Act{codec::to_notation(action)}; }

struct Answering {
  terminal::Writer& writer;
  const Scene& scene;
  std::optional<Making>& making;
  std::string_view line;

  const impossible::Open& open() const { return scene.open(); }
  Reply say(std::string_view sentence) const {
    writer.paragraph(sentence);
    return Said{};
  }

  Reply choose(Typed rest) const {
    const auto& dealt = open().player(scene.seat).dealt;
    std::vector<Choice> two;
    for (std::size_t i = 0; i < dealt.size(); ++i) {
      const auto& card = scene.rules.cards->of(dealt[i]);
      two.push_back({i + 1, card.name, {card.name, card.animal}});
    }
    const auto typed = joined(rest);
    const auto finding = take_choice(two, rest);
    const auto* found = std::get_if<Found>(&finding);
    if (found == nullptr) return say(not_found(two, finding, typed));
    return act(impossible::Choose{dealt[found->place]});
  }

  // Asks what is still missing, or does it.
  Reply go_on() const {
    if (const auto question = making->question(scene))
      return show_question(writer, *question), Said{};
    const auto action = making->action(scene);
    making.reset();
    if (!action) return say("That cannot be used any more.");
    return act(*action);
  }
  Reply begin(Making begun, Typed rest) const {
    making = std::move(begun);
    take_filler(rest);
    if (const auto wrong = making->answer(scene, rest)) {
      say(*wrong);
      if (!making->question(scene)) return making.reset(), Said{};
      return Said{};
    }
    return go_on();
  }

  bool is_offered(impossible::Character card) const {
    return std::ranges::any_of(scene.offers, [&](const auto& offer) {
      const auto* use = std::get_if<impossible::UseOffer>(&offer);
      return use != nullptr && use->card == card;
    });
  }

  Reply use(Typed rest) const {
    if (rest.empty()) return say("Whose Power? As in: use 1, or: use Puck");
    const auto hand = hand_choices(scene, open().player(scene.seat).hand);
    if (hand.values.empty()) return say("You have no card whose Power you could use.");
    const auto typed = joined(rest);
    const auto finding = take_choice(hand.list, rest);
    const auto* found = std::get_if<Found>(&finding);
    if (found == nullptr) return say(not_found(hand.list, finding, typed));
    const auto card = hand.values[found->place];
    // The table says what Powers wait for.
    if (!impossible::powers_work(open())) {
      return act(impossible::Use{card, impossible::Foresee{}});
    }
    if (!is_offered(card)) {
      const auto power = scene.rules.of(card).power;
      return say(fmt::format("{} {} finds nothing to work on now. It says: {}",
                             cast::possessive(card_name(scene, card)), cast::name(power),
                             cast::explain(power, scene.rules.is_solitaire())));
    }
    const auto power = folded(power_name(scene, card));
    if (!rest.empty() && rest[0] == power) rest.erase(rest.begin());
    return begin(Making{card}, rest);
  }

  Reply ability(const Typed& rest) const {
    const auto& librarian = open().player(scene.seat).librarian;
    if (!librarian) return say("You have no Librarian yet; choose one of the two.");
    if (scene.offered<impossible::HelpOffer>() != nullptr) return begin(Making{}, rest);
    const auto& card = scene.rules.cards->of(*librarian);
    const bool used = open().ability_used && scene.is_active();
    return say(fmt::format(
        "{} {} {}", card.name,
        used ? "has helped in this turn already." : "has nothing that you could ask for now.",
        ability_text(scene, *librarian)));
  }

  Reply pass(const Typed& rest) const {
    if (rest.empty() || rest == Typed{"attack"}) return act(impossible::Pass{Extent::attack});
    if (rest == Typed{"turn"}) return act(impossible::Pass{Extent::turn});
    if (rest == Typed{"always"}) return act(impossible::Pass{Extent::always});
    return say("Pass for how long? Type pass, pass turn or pass always.");
  }

  std::optional<Reply> move(const std::string& command, const Typed& rest) const {
    const bool alone = rest.empty();
    if (command == "choose") return choose(rest);
    if (alone && command == "keep") return act(impossible::Keep{});
    if (alone && (command == "refresh" || command == "discard")) {
      return act(impossible::Refresh{});
    }
    if (command == "add") return add_by_name(writer, scene, rest);
    if (alone && command == "done") return act(impossible::Done{});
    if (command == "use") return use(rest);
    if (command == "ability") return ability(rest);
    if (command == "librarian" && !alone && rest[0] == "use") {
      return ability({rest.begin() + 1, rest.end()});
    }
    if (command == "pass") return pass(rest);
    if (alone && command == "heed") return act(impossible::Heed{});
    if (alone && (command == "yes" || command == "agree")) return act(impossible::Agree{});
    if (alone && (command == "no" || command == "decline")) return act(impossible::Decline{});
    return std::nullopt;
  }

  Reply answer_first() const {
    return say(
        fmt::format("“{}” does not answer what is asked; press Enter to hear it again.", line));
  }

  Reply not_understood() const {
    return say(
        fmt::format("“{}” is no command here; type help for all of them, or press Enter to "
                    "hear again what is asked.",
                    line));
  }

  // A line that begins with no command.
  Reply by_the_moment(const Typed& words) const {
    if (open().phase == Phase::librarians && scene.is_asked()) return choose(words);
    if (open().phase == Phase::add && scene.is_active() && is_number(words[0])) {
      return add_by_number(writer, scene, words);
    }
    return not_understood();
  }

  // A line while a Power is half used.
  std::optional<Reply> answer_making(const Typed& words) const {
    if (words.size() <= 2 && (words[0] == "cancel" || words[0] == "never" || words[0] == "stop")) {
      const auto name = making->name(scene);
      making.reset();
      return say(fmt::format("Nothing is spent; {} waits.", name));
    }
    const auto wrong = making->answer(scene, words);
    if (!wrong) return go_on();
    say(*wrong);
    return say(fmt::format("You are using {}; answer, or type cancel.", making->name(scene)));
  }
};

}  // namespace

Reply answer_player(terminal::Writer& writer, const Scene& scene, std::optional<Making>& making,
                    std::string_view line) {
  const Answering answering{writer, scene, making, line};
  const Typed words = typed_words(line);
  if (words.empty()) {
    if (making) return answering.go_on();
    ask_player(writer, scene);
    return Said{};
  }
  if (making) {
    if (auto reply = answering.answer_making(words)) return *reply;
  }
  if (auto reply = answer_pending(writer, scene, words)) return *reply;
  if (scene.is_asked() && scene.open().waits_for_an_answer()) return answering.answer_first();
  if (auto reply = answering.move(words[0], {words.begin() + 1, words.end()})) return *reply;
  return answering.by_the_moment(words);
}

}  // namespace terminal_impossible
