#include "catalogue/fiction_set_ups.h"

namespace catalogue {
namespace {

SetUp first_game(const std::string& edition) {
  return {.title = "First game",
          .sentence = "Twice the time, and help for whoever asks for it.",
          .options = {{"edition", edition}, {"clock", "double"}},
          .aids = {"hint", "words", "lies"}};
}

SetUp standard(const std::string& edition) {
  if (edition != "banned") {
    return {.title = "Standard",
            .sentence = "As in the rulebook: ten minutes a half, three tokens, yellow words.",
            .options = {{"edition", edition}},
            .aids = {"lies"}};
  }
  return {.title = "Standard",
          .sentence = "Ten minutes a half, three tokens, yellow words, and an ability card a side.",
          .options = {{"edition", edition}, {"abilities", "yes"}},
          .aids = {"lies"}};
}

SetUp hard(const std::string& edition) {
  SetUp set_up{.title = "Hard",
               .sentence =
                   "Eight minutes and one token a half; letters may come twice, and there "
                   "is no help.",
               .options = {{"edition", edition},
                           {"one_token_a_half", "yes"},
                           {"short_timer", "yes"},
                           {"red_words", "yes"}}};
  if (edition == "banned") {
    set_up.sentence =
        "Eight minutes and one token a half, letters that come twice, an ability "
        "card a side, and no help.";
    set_up.options.push_back({"abilities", "yes"});
  }
  return set_up;
}

}  // namespace

std::vector<SetUp> fiction_set_ups(std::span<const Option>) {
  std::vector<SetUp> all;
  for (const std::string edition : {"classic", "banned"}) {
    all.push_back(first_game(edition));
    all.push_back(standard(edition));
    all.push_back(hard(edition));
  }
  return all;
}

}  // namespace catalogue
