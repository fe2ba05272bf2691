#include "games/fiction/deception.h"

#include "games/fiction/clue.h"

namespace fiction {

using lexicon::Mark;

inline constexpr core::Millis hurry_takes = std::chrono::minutes{1};
inline constexpr core::Millis hurry_leaves = std::chrono::seconds{10};

Marks Deception::honest(const Use& use) const {
  const auto* change = std::get_if<NewWord>(&use);
  return honest_marks(change ? change->word : desk.secret, row().guess);
}

PlaceSet lies(Marks honest, Marks shown) {
  PlaceSet places;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (honest[i] != shown[i]) places.add(place_at(i));
  }
  return places;
}

core::List<Word, 32> allowed_words(const Rules& rules, const Front& front) {
  core::List<Word, 32> words;
  for (const Word word : front.yellow) words.push_back(word);
  if (rules.options.red_words) {
    for (const Word word : front.red) words.push_back(word);
  }
  return words;
}

namespace {

bool has_blank(Marks marks) {
  for (std::size_t i = 0; i < word_length; ++i) {
    if (marks[i] == Mark::blank) return true;
  }
  return false;
}

std::optional<Refusal> exactly_one_lie(PlaceSet lied) {
  if (lied.empty()) return Refusal::no_lie;
  if (lied.size() > 1) return Refusal::more_than_one_lie;
  return std::nullopt;
}

// One overload a use: are these clues a use of it? `lied` are the places that differ from the
// honest clues, a blank among them.
std::optional<Refusal> check(const Deception&, const Plainly&, Marks shown, PlaceSet lied) {
  if (has_blank(shown)) return Refusal::blank_without_the_ability;
  return exactly_one_lie(lied);
}

std::optional<Refusal> check(const Deception&, const TwoLies&, Marks shown, PlaceSet lied) {
  if (has_blank(shown)) return Refusal::blank_without_the_ability;
  if (lied.size() != 2) return Refusal::not_two_lies;
  return std::nullopt;
}

std::optional<Refusal> check(const Deception&, const WholeTruth&, Marks, PlaceSet lied) {
  if (!lied.empty()) return Refusal::not_the_whole_truth;
  return std::nullopt;
}

std::optional<Refusal> check(const Deception&, const Blank&, Marks shown, PlaceSet lied) {
  int blanks = 0;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (shown[i] != Mark::blank) continue;
    ++blanks;
    lied.remove(place_at(i));
  }
  if (blanks != 1) return Refusal::not_one_blank;
  return exactly_one_lie(lied);
}

std::optional<Refusal> check(const Deception& now, const Exchange& use, Marks shown,
                             PlaceSet lied) {
  if (has_blank(shown)) return Refusal::blank_without_the_ability;
  const Marks honest = now.honest(use);
  if (lied.size() != 2) return Refusal::not_an_exchange;
  const auto first = static_cast<std::size_t>(std::countr_zero(lied.bits()));
  const auto second = static_cast<std::size_t>(std::bit_width(lied.bits()) - 1);
  const bool swapped = shown[first] == honest[second] && shown[second] == honest[first];
  if (!swapped) return Refusal::not_an_exchange;
  return std::nullopt;
}

// Clues like any others, and something beside them.
std::optional<Refusal> check(const Deception& now, const NoTokens&, Marks shown, PlaceSet lied) {
  return check(now, Plainly{}, shown, lied);
}

std::optional<Refusal> check(const Deception& now, const Hurry&, Marks shown, PlaceSet lied) {
  return check(now, Plainly{}, shown, lied);
}

std::optional<Refusal> check(const Deception& now, const FalseToken&, Marks shown, PlaceSet lied) {
  return check(now, Plainly{}, shown, lied);
}

std::optional<Refusal> check(const Deception& now, const Ban& ban, Marks shown, PlaceSet lied) {
  if (ban.letter == *now.board.named) return Refusal::ban_of_the_named_letter;
  if (!bannable(now).has(ban.letter)) return Refusal::ban_leaves_no_guess;
  return check(now, Plainly{}, shown, lied);
}

std::optional<Refusal> check(const Deception& now, const NewWord&, Marks shown, PlaceSet lied) {
  return check(now, Plainly{}, shown, lied);
}

bool exchangeable(const Deception& now) {
  const Marks honest = now.honest(Plainly{});
  for (std::size_t i = 0; i < word_length; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const bool pinned = now.row().pinned.has(place_at(i)) || now.row().pinned.has(place_at(j));
      if (!pinned && honest[i] != honest[j]) return true;
    }
  }
  return false;
}

}  // namespace

std::optional<Refusal> unavailable(const Deception& now, Ability ability) {
  if (now.board.librarian_card != ability) return Refusal::not_your_ability;
  const auto limit = uses_allowed(ability);
  if (limit && now.desk.uses >= *limit) return Refusal::ability_used_up;
  if (ability == Ability::exchange && !exchangeable(now)) return Refusal::clues_are_all_alike;
  if (ability == Ability::hurry) {
    if (!now.rules.timed()) return Refusal::no_time_passes;
    if (now.board.boards_left == 0) return Refusal::last_board_of_the_half;
    if (now.board.timer.remaining <= hurry_leaves) return Refusal::too_little_time_to_hurry;
  }
  if (ability == Ability::ban) {
    const std::size_t later = now.board.half == 1 ? boards_a_half : 0;
    if (now.board.boards_left + later <= 1) return Refusal::ban_too_late;
  }
  if (ability == Ability::new_word && new_words(now).empty()) return Refusal::no_word_fits;
  return std::nullopt;
}

std::optional<Refusal> refusal(const Deception& now, const Share& share) {
  if (const auto ability = ability_of(share.use)) {
    if (!now.board.librarian_card) return Refusal::no_ability_cards;
    if (auto why = unavailable(now, *ability)) return why;
  }
  if (const auto* change = std::get_if<NewWord>(&share.use)) {  // before clues are made from it
    if (auto why = new_word_refusal(now, change->word)) return why;
  }
  const Marks honest = now.honest(share.use);
  // First: a lie that is measured against wrong clues would be called something else (F-18).
  if (share.honest && *share.honest != honest) return Refusal::honest_clues_wrong;
  if (now.rules.options.by_hand && !share.honest) return Refusal::honest_clues_missing;
  const PlaceSet lied = lies(honest, share.shown);
  const auto wrong =
      std::visit([&](const auto& use) { return check(now, use, share.shown, lied); }, share.use);
  if (wrong) return wrong;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (lied.has(place_at(i)) && now.row().pinned.has(place_at(i))) {
      return Refusal::pinned_place_must_be_honest;
    }
  }
  return std::nullopt;
}

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

void take_effect(State& state, const Use& use) {
  Board& board = state.board;
  if (std::holds_alternative<NoTokens>(use)) board.rows.back().no_tokens = true;
  if (std::holds_alternative<Hurry>(use)) {
    board.timer.remaining = std::max(hurry_leaves, board.timer.remaining - hurry_takes);
  }
  if (const auto* ban = std::get_if<Ban>(&use)) board.next.banned = ban->letter;
  if (const auto* change = std::get_if<NewWord>(&use)) {
    const auto row = static_cast<std::uint8_t>(board.rows.size() - 1);
    state.desk.change = Change{state.desk.secret, RowNumber(row)};
    state.desk.secret = change->word;
  }
  if (ability_of(use)) ++state.desk.uses;
}

}  // namespace fiction
