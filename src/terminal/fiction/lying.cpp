#include "terminal/fiction/lying.h"

#include <fmt/format.h>

#include "codec/fiction_described.h"
#include "games/fiction/clue.h"
#include "games/fiction/deception.h"
#include "games/fiction/text.h"
#include "solver/giveaway.h"
#include "terminal/fiction/card_input.h"
#include "terminal/fiction/draft.h"
#include "terminal/fiction/guessing.h"
#include "terminal/fiction/typed.h"

namespace terminal_fiction {
namespace {

using fiction::Phase;
using terminal::Act;
using terminal::Reply;
using terminal::Said;
using terminal::Writer;

template <class Words>
void show_words(Writer& writer, std::string_view head, const Words& words) {
  std::string text;
  for (const auto word : words) text += (text.empty() ? "" : " ") + word.text();
  writer.item(fmt::format("{} ", head), text);
}

Reply act(const fiction::Action& action, bool hands_over = false) {
  return Act{codec::to_notation(action), hands_over};
}

lexicon::Marks honest_of(const Scene& scene, const fiction::Share& share) {
  return fiction::Deception{scene.rules, scene.view}.honest(share.use);
}

}  // namespace

Reply Lying::say(std::string_view sentence) const {
  writer_->paragraph(sentence);
  return Said{};
}

void Lying::ask(const Scene& scene) const {
  const auto& board = scene.board();
  const auto& desk = scene.view.desk;
  if (!desk) return;
  if (board.phase == Phase::choose_word) {
    writer_->line("The front of the card, for your eyes only:");
    show_words(*writer_, scene.rules.options.red_words ? "Yellow:" : "Words:", desk->front.yellow);
    if (scene.rules.options.red_words) show_words(*writer_, "Red:", desk->front.red);
  }
  if (board.phase == Phase::name_letter) {
    writer_->paragraph(fmt::format("The secret is {}. Give one of its letters away: {}.",
                                   desk->secret.upper(), upper_letters(desk->secret.letters())));
  }
  if (board.phase != Phase::deceive) return;
  const auto& row = board.rows.back();
  const auto* offer = scene.offered<fiction::ShareOffer>();
  if (offer != nullptr && offer->honest) {
    writer_->paragraph(fmt::format("Your secret is {}. The honest clues: {}", desk->secret.upper(),
                                   clues_text(*writer_, row.guess, *offer->honest)));
  } else {
    writer_->paragraph(
        fmt::format("Your secret is {}. Write the honest clues to {}, as in: honest "
                    "xx~vv",
                    desk->secret.upper(), row.guess.upper()));
  }
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    if (!row.pinned.has(fiction::place_at(i))) continue;
    writer_->line(fmt::format("Place {} was promised honest; lie elsewhere.", i + 1));
  }
  if (offer != nullptr && offer->use && board.librarian_card) {
    writer_->paragraph(fmt::format("You may use {}: {}", fiction::title(*board.librarian_card),
                                   typed_for(*board.librarian_card)));
    if (const auto* words = std::get_if<fiction::NewWordOffer>(&*offer->use)) {
      show_words(*writer_, "Words that would fit:", words->words);
    }
  }
}

std::string Lying::prompt(const Scene& scene) const {
  switch (scene.board().phase) {
    case Phase::keep: return "Keep card 1 or 2 > ";
    case Phase::choose_word: return "Choose the secret > ";
    case Phase::name_letter: return "Name a letter > ";
    case Phase::deceive: break;
    case Phase::deal:
    case Phase::draw_card:
    case Phase::guess:
    case Phase::over: return "> ";
  }
  if (pending_) return "Enter shares, no goes back > ";
  const auto& row = scene.board().rows.back();
  if (scene.rules.options.by_hand && !honest_) {
    return fmt::format("Honest clues to {} > ", row.guess.upper());
  }
  return fmt::format("Your lie about {} > ", row.guess.upper());
}

Reply Lying::choose(const Scene& scene, std::string_view line) const {
  auto words = words_of(line);
  const bool naming = scene.board().phase == Phase::name_letter;
  if (!words.empty() && words[0] == (naming ? "name" : "choose")) words.erase(words.begin());
  if (words.size() != 1) {
    return say(naming ? "Type one letter of your secret." : "Type one word of the card.");
  }
  return Act{fmt::format("{} {}", naming ? "name" : "choose", words[0]), naming};
}

Reply Lying::write_honest(const Scene& scene, std::string_view clues) {
  const auto marks = read_marks(clues);
  const auto& row = scene.board().rows.back();
  if (!marks) return say("Write five clues, v (right), ~ (elsewhere) or x (absent): honest xx~vv");
  const auto wrong =
      fiction::lies(fiction::honest_marks(scene.view.desk->secret, row.guess), *marks);
  if (!wrong.empty()) {
    std::string places;
    for (std::size_t i = 0; i < fiction::word_length; ++i) {
      if (wrong.has(fiction::place_at(i)))
        places += fmt::format("{}{}", places.empty() ? "" : ", ", i + 1);
    }
    return say(
        fmt::format("Not right at place {}; look again. (rule F-18; type: rules F-18)", places));
  }
  honest_ = *marks;
  return say("Right. Now lie: lie 3 x, or all five clues.");
}

void Lying::preview(const Scene& scene, const fiction::Share& share) const {
  const auto& row = scene.board().rows.back();
  const auto honest = honest_of(scene, share);
  const auto lied = fiction::lies(honest, share.shown);
  writer_->paragraph(
      fmt::format("The Guessers will see: {}", clues_text(*writer_, row.guess, share.shown)));
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    if (!lied.has(fiction::place_at(i)) || share.shown[i] == lexicon::Mark::blank) continue;
    writer_->line(fmt::format("The lie: {} at place {}, honestly {}.", upper(row.guess[i]), i + 1,
                              word_of(honest[i])));
  }
  if (lied.empty()) writer_->line("There is no lie in them.");
  if (const auto ability = fiction::ability_of(share.use)) {
    writer_->line(fmt::format("You use {}.", fiction::title(*ability)));
  }
  const auto places = solver::lie_places(scene.rules, scene.view, share.shown);
  if (!places.certain.empty()) {
    writer_->paragraph("Careful. " + fiction::seen_through(places.certain, places.possible));
  }
}

Reply Lying::consider(const Scene& scene, const codec::Read<fiction::Share>& share) {
  pending_.reset();
  if (!share) {
    const auto& wrong = share.error();
    return say(wrong.rule.empty() ? wrong.sentence
                                  : fmt::format("{} (rule {}; type: rules {})", wrong.sentence,
                                                wrong.rule, wrong.rule));
  }
  const fiction::Action action{*share};
  if (const auto why = fiction::refusal(scene.rules, scene.view, action)) {
    const auto rule = fiction::rule_of(*why);
    return say(fmt::format("{} (rule {}; type: rules {})",
                           fiction::explain(scene.rules, scene.view, action, *why), rule, rule));
  }
  pending_ = *share;
  preview(scene, *share);
  return Said{};
}

Reply Lying::answer(const Scene& scene, std::string_view line, core::TableTime now) {
  const auto words = words_of(line);
  const std::string first = words.empty() ? "" : words[0];
  if (const auto* offer = scene.offered<fiction::ChooseOffer>(); offer && words.size() == 1) {
    for (const auto word : offer->words) {  // a card may have the word BOARD
      if (word.text() == first) return choose(scene, line);
    }
  }
  if (words.size() == 1 && first == "board") return show_board(*writer_, scene, now), Said{};
  if (words.size() == 1 && (first == "ability" || first == "abilities")) {
    return show_abilities(*writer_, scene), Said{};
  }
  if (words.size() == 1 && first == "time") return say(status_text(scene, now));
  if (words.size() == 1 && first == "card" && scene.view.desk) {
    show_words(*writer_, "Yellow:", scene.view.desk->front.yellow);
    show_words(*writer_, "Red:", scene.view.desk->front.red);
    return Said{};
  }
  const Phase phase = scene.board().phase;
  if (words.empty() && !pending_) return Said{};
  if (phase == Phase::keep) return answer_keeping(*writer_, scene, line);
  if (phase == Phase::choose_word || phase == Phase::name_letter) return choose(scene, line);
  if (phase != Phase::deceive) return say("There is nothing to answer now.");
  if (pending_ && (words.empty() || (words.size() == 1 && (first == "yes" || first == "y")))) {
    return act(*pending_, true);
  }
  if (words.size() == 1 && (first == "no" || first == "n")) {
    pending_.reset();
    return say("Think again.");
  }
  if (first == "honest" && scene.rules.options.by_hand) {
    return write_honest(scene, words.size() == 2 ? words[1] : "");
  }
  if (scene.rules.options.by_hand && !honest_ && words.size() == 1 && read_marks(first)) {
    return write_honest(scene, first);
  }
  if (first == "share") {
    const auto action = codec::from_notation<fiction::Action>(lower(line));
    if (!action) return say(action.error().sentence);
    if (const auto* share = std::get_if<fiction::Share>(&*action)) return consider(scene, *share);
  }
  if (is_draft(line)) return consider(scene, read_draft(scene, honest_, line));
  return say(
      fmt::format("“{}” is no lie that I understand: lie 3 x makes the third clue absent, "
                  "xx~vv writes all five; type help for more.",
                  line));
}

}  // namespace terminal_fiction
