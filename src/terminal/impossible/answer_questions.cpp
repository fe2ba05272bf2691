#include "terminal/impossible/answer_questions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "codec/impossible_json.h"
#include "games/impossible/places.h"
#include "narration/impossible/deed_text.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/picking.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Character;
using terminal::Reply;
using terminal::Said;
using terminal::Writer;

Reply act(const impossible::Action& action) { return terminal::Act{codec::to_notation(action)}; }

bool is_one_of(const Typed& words, std::initializer_list<std::string_view> list) {
  return words.size() == 1 && std::ranges::find(list, words[0]) != list.end();
}
bool says_no(const Typed& words) {
  return is_one_of(words, {"no", "n", "decline", "none", "nothing", "keep"});
}

std::vector<Character> shown(const Scene& scene, std::size_t cards) {
  const auto& top = scene.view.known_top;
  return {top.begin(), top.begin() + std::min(cards, top.size())};
}

// A question, how it is prompted for, and what a line makes of it.
struct Pending {
  const Scene& scene;

  Question books(std::string asks, const impossible::LabelSet& among) const {
    return {std::move(asks), book_choices(scene, among).list, 1, 1};
  }
  Question asked(const impossible::Renewal&) const {
    const auto hand = hand_choices(scene, scene.open().player(scene.seat).hand);
    return {
        "REPLACE: which cards do you discard for as many new ones? Name them, as in: 1 3; or "
        "all, or no.",
        hand.list, 1, hand.list.size()};
  }
  Question asked(const impossible::Arranging& arranging) const {
    const auto cards = shown(scene, arranging.cards);
    return {
        "FORESEE: these come next. Put them in order, the first to be drawn first, as in: 2 1 …; "
        "or no, to leave them.",
        card_choices(scene, cards).list, cards.size(), cards.size()};
  }
  Question asked(const impossible::Omen& omen) const {
    const auto cards = shown(scene, omen.cards);
    return {"Odile looks ahead: these come next. Which one goes to the bottom of the deck? Or no.",
            card_choices(scene, cards).list, 1, 1};
  }
  Question asked(const impossible::NextBook&) const {
    const auto* offer = scene.offered<impossible::CompleteOffer>();
    return books("Several Books are full. Which is completed next?",
                 offer == nullptr ? impossible::LabelSet{} : offer->books);
  }
  Question asked(const impossible::Rescuing& rescuing) const {
    return books("Marguerite takes one Mold off a Book. Off which?", rescuing.books);
  }
  Question asked(const impossible::Consent& consent) const {
    const auto action =
        std::visit([](const auto& deed) { return impossible::Action{deed}; }, consent.deed);
    const auto deed = deed_text(scene, {consent.by, action});
    return {fmt::format("{} asks {}. With your consent {}.", terminal::capital(player(consent.by)),
                        scene.name(scene.seat), deed),
            {},
            0,
            0};
  }
  Question asked(impossible::Nobody) const { return {}; }

  impossible::Action answer(const impossible::Renewal&, const Picked& picked) const {
    const auto hand = hand_choices(scene, scene.open().player(scene.seat).hand);
    impossible::Renew renew;
    for (const auto place : picked) renew.cards.add(hand.values[place]);
    return renew;
  }
  impossible::Action answer(const impossible::Arranging& arranging, const Picked& picked) const {
    const auto cards = shown(scene, arranging.cards);
    impossible::Arrange arrange;
    for (const auto place : picked) arrange.cards.push_back(cards[place]);
    return arrange;
  }
  impossible::Action answer(const impossible::Omen& omen, const Picked& picked) const {
    return impossible::Bury{shown(scene, omen.cards)[picked.front()]};
  }
  impossible::Action answer(const impossible::NextBook&, const Picked& picked) const {
    const auto* offer = scene.offered<impossible::CompleteOffer>();
    return impossible::Complete{book_choices(scene, offer->books).values[picked.front()]};
  }
  impossible::Action answer(const impossible::Rescuing& rescuing, const Picked& picked) const {
    return impossible::Rescue{book_choices(scene, rescuing.books).values[picked.front()]};
  }
  impossible::Action answer(const impossible::Consent&, const Picked&) const {
    return impossible::Agree{};
  }
  impossible::Action answer(impossible::Nobody, const Picked&) const { return impossible::Keep{}; }
};

Question question(const Scene& scene) {
  return std::visit([&](const auto& pending) { return Pending{scene}.asked(pending); },
                    scene.open().pending);
}

bool is_compulsory(const Scene& scene) {
  return std::holds_alternative<impossible::NextBook>(scene.open().pending) ||
         std::holds_alternative<impossible::Rescuing>(scene.open().pending);
}

}  // namespace

void ask_for_answer(Writer& writer, const Scene& scene) { show_question(writer, question(scene)); }

std::string answer_prompt(const Scene& scene) {
  struct Prompts {
    std::string operator()(impossible::Nobody) const { return "> "; }
    std::string operator()(const impossible::Consent&) const {
      return "do you agree, yes or no > ";
    }
    std::string operator()(const impossible::Renewal&) const {
      return "which to replace, or no > ";
    }
    std::string operator()(const impossible::Arranging&) const { return "their order, or no > "; }
    std::string operator()(const impossible::Omen&) const {
      return "which to the bottom, or no > ";
    }
    std::string operator()(impossible::NextBook) const { return "which Book next > "; }
    std::string operator()(const impossible::Rescuing&) const { return "off which Book > "; }
  };
  return std::visit(Prompts{}, scene.open().pending);
}

std::optional<Reply> answer_pending(Writer& writer, const Scene& scene, Typed words) {
  if (!scene.is_asked() || !scene.open().waits_for_an_answer() || words.empty()) {
    return std::nullopt;
  }
  const bool consent = std::holds_alternative<impossible::Consent>(scene.open().pending);
  if (!is_compulsory(scene) && says_no(words)) return act(impossible::Decline{});
  if (consent) {
    if (is_one_of(words, {"yes", "y", "agree"})) return act(impossible::Agree{});
    return std::nullopt;
  }
  for (const auto* verb : {"renew", "replace", "bury", "order", "arrange", "complete", "rescue"}) {
    if (words.size() > 1 && words[0] == verb) words.erase(words.begin());
  }
  const auto typed = words;
  const auto asked = question(scene);
  const auto picked = take_answer(asked, words);
  if (!picked || !words.empty()) {
    // Anything else that can be typed is looked for first.
    if (!is_number(typed[0])) return std::nullopt;
    writer.paragraph(picked ? fmt::format("“{}” is too much there; leave it out.", words[0])
                            : picked.error());
    return Said{};
  }
  return std::visit(
      [&](const auto& pending) { return act(Pending{scene}.answer(pending, *picked)); },
      scene.open().pending);
}

}  // namespace terminal_impossible
