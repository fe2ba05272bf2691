#include "terminal/impossible/picking.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

constexpr std::size_t most_listed = 8;

std::string wanted(const Question& question) {
  if (question.least == question.most) {
    return question.least == 1
               ? "Name one"
               : fmt::format("Name {} different ones", terminal::number_word(question.least));
  }
  return fmt::format("Name {} to {}", question.least, question.most);
}

}  // namespace

std::string or_list(std::span<const Choice> choices, const std::vector<std::size_t>& places) {
  std::string text;
  for (std::size_t i = 0; i < places.size() && i < most_listed; ++i) {
    const bool last = i + 1 == places.size();
    const auto& choice = choices[places[i]];
    text += fmt::format("{}{} ({})",
                        i == 0 ? ""
                        : last ? " or "
                               : ", ",
                        choice.names.front(), choice.number);
  }
  return places.size() > most_listed ? text + ", …" : text;
}

std::string not_found(std::span<const Choice> choices, const Finding& finding,
                      std::string_view typed) {
  if (const auto* several = std::get_if<Ambiguous>(&finding)) {
    return fmt::format("“{}” could be {}; type more of the name, or the number.", typed,
                       or_list(choices, several->places));
  }
  std::vector<std::size_t> all(choices.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return fmt::format("“{}” is none of them: {}.", typed, or_list(choices, all));
}

std::expected<Picked, std::string> take_answer(const Question& question, Typed& words) {
  Picked picked;
  if (words.size() == 1 && words[0] == "all" && question.most >= question.choices.size()) {
    picked.resize(question.choices.size());
    std::iota(picked.begin(), picked.end(), std::size_t{0});
    words.clear();
    return picked;
  }
  take_filler(words);
  while (!words.empty() && picked.size() < question.most) {
    take_and(words);
    if (picked.size() >= question.least && take_filler(words)) break;
    const auto before = words;
    const auto finding = take_choice(question.choices, words);
    const auto* found = std::get_if<Found>(&finding);
    if (found == nullptr) {
      // With enough named, the rest may answer the next question.
      if (picked.size() >= question.least && question.least != question.most) break;
      return std::unexpected(not_found(question.choices, finding, joined(before)));
    }
    if (std::ranges::find(picked, found->place) != picked.end()) {
      return std::unexpected(fmt::format("{} is named twice. {}.",
                                         question.choices[found->place].names.front(),
                                         wanted(question)));
    }
    picked.push_back(found->place);
  }
  if (picked.size() < question.least) {
    std::string example;
    for (std::size_t i = 0; i < question.least && i < question.choices.size(); ++i) {
      example += fmt::format("{}{}", i == 0 ? "" : " ", question.choices[i].number);
    }
    return std::unexpected(fmt::format("{}, as in: {}", wanted(question), example));
  }
  return picked;
}

void show_question(terminal::Writer& writer, const Question& question) {
  writer.paragraph(question.asks);
  for (const auto& choice : question.choices) {
    writer.item(fmt::format("  {:2}  ", choice.number), choice.text);
  }
}

}  // namespace terminal_impossible
