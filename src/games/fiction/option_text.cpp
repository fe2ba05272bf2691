#include "games/fiction/option_text.h"

namespace fiction {

core::ChoiceText text_of(Edition edition) {
  switch (edition) {
    case Edition::classic:
      return {"Fiction", "Words out of famous books; one token between two guesses."};
    case Edition::banned:
      return {"Banned Books",
              "Words out of books that were forbidden somewhere; tokens as you like, "
              "and ability cards if you want them."};
  }
  return {};
}

core::ChoiceText text_of(Clock clock) {
  switch (clock) {
    case Clock::normal: return {"Normal", "The time that the rules give."};
    case Clock::half_more:
      return {"Half as much again", "Every clock has one and a half times as long."};
    case Clock::twice: return {"Twice the time", "Every clock has twice as long."};
    case Clock::off: return {"No clock", "Take your time: no clock runs out."};
  }
  return {};
}

}  // namespace fiction
