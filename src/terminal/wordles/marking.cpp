#include "terminal/wordles/marking.h"

#include <fmt/format.h>

#include "codec/wordles_json.h"
#include "games/wordles/text.h"

namespace terminal_wordles {

using terminal::Act;
using terminal::Reply;
using terminal::Said;

namespace {

std::string example(const Scene& scene) {
  const std::string marks = scene.rules.options.letters == 4 ? "v~xx" : "v~xxx";
  return "mark " + marks + (scene.rules.options.sequence ? " <" : "");
}

}  // namespace

Reply Marking::say(std::string_view sentence) const {
  writer_->paragraph(sentence);
  return Said{};
}

void Marking::ask(const Scene& scene) const {
  if (!scene.view.own) return;
  writer_->paragraph(fmt::format(
      "Your word is {}. Mark {} on your board: v right, ~ elsewhere, x absent{}, as in: {}",
      scene.view.own->secret.upper(), scene.open().called.upper(),
      scene.rules.options.sequence
          ? ", then < if your word comes before it in the alphabet, > if after"
          : "",
      example(scene)));
}

std::string Marking::prompt(const Scene& scene) const {
  if (pending_) return "Enter sends, no goes back > ";
  const bool done = scene.open().marked.has(scene.seat);
  return fmt::format("{} {} > ", done ? "Others still mark" : "Your marks for",
                     scene.open().called.upper());
}

Reply Marking::consider(const Scene& scene, const wordles::Marking& marking) {
  const wordles::Action action{wordles::Mark{marking}};
  if (const auto why = wordles::refusal(scene.rules, scene.view, action)) {
    const auto rule = wordles::rule_of(*why);
    return say(fmt::format("{} (rule {}; type: rules {})",
                           wordles::explain(scene.rules, scene.view, action, *why), rule, rule));
  }
  pending_ = marking;
  writer_->paragraph(
      fmt::format("The others will see: {}", marking_text(*writer_, scene.open().called, marking)));
  return Said{};
}

Reply Marking::answer(const Scene& scene, std::vector<std::string> words) {
  const bool yes = words.empty() || words[0] == "yes" || words[0] == "y";
  if (pending_ && yes) {
    const wordles::Action action{wordles::Mark{*pending_}};
    pending_.reset();
    return Act{codec::to_notation(action)};
  }
  if (words.empty()) return Said{};
  if (words[0] == "no" || words[0] == "n") return begin_again(), say("Think again.");
  begin_again();
  if (words[0] == "mark") words.erase(words.begin());
  std::erase(words, "sign");
  wordles::Marking marking;
  if (!words.empty()) {
    if (words.back().size() > 1 && (words.back().ends_with('<') || words.back().ends_with('>'))) {
      words.push_back({words.back().back()});  // written without a blank
      words[words.size() - 2].pop_back();
    }
    if (words.back() == "<") marking.sign = wordles::Sign::before;
    if (words.back() == ">") marking.sign = wordles::Sign::after;
    if (marking.sign) words.pop_back();
  }
  std::string together;
  for (const auto& word : words) together += word;
  const auto marks = terminal::read_marks(together, scene.rules.options.letters);
  if (!marks) {
    return say(fmt::format("Write {} marks, v (right), ~ (elsewhere) or x (absent): {}",
                           terminal::number_word(scene.rules.options.letters), example(scene)));
  }
  marking.marks = *marks;
  return consider(scene, marking);
}

}  // namespace terminal_wordles
