// Ban (B-07f): the next guess may not contain a letter. Board::next holds the ban, and the
// legality of a guess reads it.
#include "games/fiction/deception.h"

namespace fiction {
namespace {

lexicon::LetterSet bannable(const Deception& now) {
  // A letter that stands in every legal guess cannot be banned: look for those only. No promise for
  // the next guess can be in force here (B-05a, B-07f): the guess at hand has used it up.
  lexicon::LetterSet everywhere = lexicon::LetterSet::all();
  for (const auto& entry : now.rules.words->entries()) {
    if (entry.word.size() != word_length) continue;
    if (!now.rules.options.red_words && entry.word.repeats_a_letter()) continue;
    everywhere = everywhere & entry.word.letters();
    if (everywhere.empty()) break;
  }
  lexicon::LetterSet letters{lexicon::LetterSet::all().bits() & ~everywhere.bits()};
  letters.remove(*now.board.named);
  return letters;
}

}  // namespace

constinit const LibrarianCard<Ban> Ban::card{
    .text = {.title = "Ban",
             .sentence = "Three times a game, openly: the next guess may not contain a letter of "
                         "your choice.",
             .rule = "B-07f",
             .refusals = {{Refusal::banned_letter, "B-07f",
                           "{word} has the banned letter {banned}; this guess must do without."},
                          {Refusal::ban_of_the_named_letter, "B-07f",
                           "You named {named} yourself; ban another letter."},
                          {Refusal::ban_too_late, "B-07f",
                           "Only one board is left in the game; a ban comes too late."},
                          {Refusal::ban_leaves_no_guess, "B-07f",
                           "That ban would leave no legal guess; ban another."}}},
    .rules = {.uses = 3, .is_open = true},
    .unavailable = [](const Deception& now) -> Refused {
      const std::size_t later = now.board.half == 1 ? boards_a_half : 0;
      if (now.board.boards_left + later <= 1) return Refusal::ban_too_late;
      return std::nullopt;
    },
    .offered =
        [](const Deception& now, BanOffer& offer) {
          offer.letters = bannable(now);
          return !offer.letters.empty();
        },
    .all = [](const BanOffer& offer) { return each<Ban>(offer.letters); },
    .clues_refused = [](const Deception& now, const Ban& ban, Marks shown,
                        PlaceSet lied) -> Refused {
      if (ban.letter == *now.board.named) return Refusal::ban_of_the_named_letter;
      if (!bannable(now).has(ban.letter)) return Refusal::ban_leaves_no_guess;
      return plain_clues_refusal(shown, lied);
    },
    .work = [](State& state, const Ban& ban) { state.board.next.banned = ban.letter; },
};

}  // namespace fiction
