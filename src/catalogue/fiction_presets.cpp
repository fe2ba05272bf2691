#include "catalogue/fiction_presets.h"

namespace catalogue {
namespace {

Preset first_game(const std::string& edition) {
  return {.id = "first_game",
          .title = "First game",
          .sentence = "Twice the time, and help for whoever asks for it.",
          .options = {{"edition", edition}, {"clock", "double"}},
          .aids = {"hint", "words", "lies"}};
}

Preset standard(const std::string& edition) {
  if (edition != "banned") {
    return {.id = "standard",
            .title = "Standard",
            .sentence = "As in the rulebook: ten minutes a half, three tokens, yellow words.",
            .options = {{"edition", edition}},
            .aids = {"lies"}};
  }
  return {.id = "standard",
          .title = "Standard",
          .sentence = "Ten minutes a half, three tokens, yellow words, and an ability card a side.",
          .options = {{"edition", edition}, {"abilities", "yes"}},
          .aids = {"lies"}};
}

Preset hard(const std::string& edition) {
  Preset preset{.id = "hard",
                .title = "Hard",
                .sentence =
                    "Eight minutes and one token a half; letters may come twice, and there "
                    "is no help.",
                .options = {{"edition", edition},
                            {"one_token_a_half", "yes"},
                            {"short_timer", "yes"},
                            {"red_words", "yes"}}};
  if (edition == "banned") {
    preset.sentence =
        "Eight minutes and one token a half, letters that come twice, an ability "
        "card a side, and no help.";
    preset.options.push_back({"abilities", "yes"});
  }
  return preset;
}

}  // namespace

std::vector<Preset> fiction_presets(std::span<const Option>) {
  std::vector<Preset> all;
  for (const std::string edition : {"classic", "banned"}) {
    all.push_back(first_game(edition));
    all.push_back(standard(edition));
    all.push_back(hard(edition));
  }
  return all;
}

}  // namespace catalogue
