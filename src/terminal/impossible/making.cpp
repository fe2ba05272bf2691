#include "terminal/impossible/making.h"

#include <fmt/format.h>

#include <numeric>

#include "cast/recast.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/power_questions.h"

namespace terminal_impossible {

std::optional<impossible::Action> Making::go_through(Asking& asking) const {
  for (const auto& offer : asking.scene.offers) {
    const auto* use = std::get_if<impossible::UseOffer>(&offer);
    const auto* help = std::get_if<impossible::HelpOffer>(&offer);
    if (card_ && use != nullptr && use->card == *card_) {
      const auto effect = effect_of(asking, use->effect);
      if (!effect) return std::nullopt;
      return impossible::Use{*card_, *effect};
    }
    if (!card_ && help != nullptr) {
      const auto ability = ability_of(asking, help->ability);
      if (!ability) return std::nullopt;
      return impossible::Help{*ability};
    }
  }
  return std::nullopt;
}

std::optional<Question> Making::question(const Scene& scene, const Answers& so_far) const {
  Asking asking{scene, so_far};
  go_through(asking);
  return asking.open();
}

std::optional<Question> Making::question(const Scene& scene) const {
  return question(scene, answers_);
}

bool Making::survives(const Scene& before, const Scene& after) const {
  Answers so_far;
  for (const auto& answer : answers_) {
    const auto then = question(before, so_far), now = question(after, so_far);
    if (!then || !now || then->choices.size() != now->choices.size()) return false;
    for (std::size_t i = 0; i < now->choices.size(); ++i) {
      if (then->choices[i].names != now->choices[i].names) return false;
    }
    so_far.push_back(answer);
  }
  return question(after, so_far).has_value();
}

std::optional<impossible::Action> Making::action(const Scene& scene) const {
  Asking asking{scene, answers_};
  return go_through(asking);
}

std::optional<std::string> Making::answer(const Scene& scene, Typed words) {
  while (true) {
    const auto asked = question(scene);
    if (!asked) break;
    if (words.empty() && !asked->obvious) return std::nullopt;
    auto rest = words;
    auto picked = take_answer(*asked, rest);
    if (picked) {
      words = std::move(rest);
      answers_.push_back(std::move(*picked));
    } else if (asked->obvious) {  // the words are about what comes next
      Picked all(asked->choices.size());
      std::iota(all.begin(), all.end(), std::size_t{0});
      answers_.push_back(std::move(all));
    } else {
      return picked.error();
    }
  }
  if (words.empty()) return std::nullopt;
  answers_.clear();
  return fmt::format("“{}” is more than {} needs; nothing is done.", words[0], name(scene));
}

std::string Making::name(const Scene& scene) const {
  if (card_) {
    return fmt::format("{} {}", cast::possessive(in_text(scene, *card_)),
                       power_name(scene, *card_));
  }
  const auto& librarian = scene.open().player(scene.seat).librarian;
  return librarian ? scene.rules.cards->of(*librarian).name : "your Librarian";
}

}  // namespace terminal_impossible
