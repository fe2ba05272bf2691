#include "games/fiction/deception.h"

#include "games/fiction/clue.h"

namespace fiction {

using lexicon::Mark;

constinit const LibrarianCard<Plainly> Plainly::card{.text = {}};

PlaceSet Deception::may_lie() const {
  PlaceSet places = PlaceSet::all();
  for (std::size_t i = 0; i < word_length; ++i) {
    if (row().pinned.has(place_at(i))) places.remove(place_at(i));
  }
  return places;
}

Marks Deception::honest(const Use& use) const {
  const Word secret = std::visit(
      [&]<class Card>(const Card& named) {
        return Card::card.secret != nullptr ? Card::card.secret(named) : desk.secret;
      },
      use);
  return honest_marks(secret, row().guess);
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

bool has_blank(Marks marks) {
  for (std::size_t i = 0; i < word_length; ++i) {
    if (marks[i] == Mark::blank) return true;
  }
  return false;
}

Refused one_lie_refusal(PlaceSet lied) {
  if (lied.empty()) return Refusal::no_lie;
  if (lied.size() > 1) return Refusal::more_than_one_lie;
  return std::nullopt;
}

Refused plain_clues_refusal(Marks shown, PlaceSet lied) {
  if (has_blank(shown)) return Refusal::blank_without_the_ability;
  return one_lie_refusal(lied);
}

namespace {

// Why the card cannot be used with any clues now.
template <class Card>
Refused unavailable(const Deception& now) {
  if (now.board.librarian_card != Card::ability) return Refusal::not_your_ability;
  const auto limit = Card::card.rules.uses;
  if (limit && now.desk.uses >= *limit) return Refusal::ability_used_up;
  return Card::card.unavailable != nullptr ? Card::card.unavailable(now) : std::nullopt;
}
template <>
Refused unavailable<Plainly>(const Deception&) {
  return std::nullopt;
}

template <class Card>
Refused use_refusal(const Deception& now, const Card& named) {
  if (auto why = unavailable<Card>(now)) return why;
  return Card::card.refused != nullptr ? Card::card.refused(now, named) : std::nullopt;
}

}  // namespace

std::optional<UseOffer> use_offer(const Deception& now) {
  using Offered = std::optional<UseOffer>;
  return with_card(LibrarianCards{}, now.board.librarian_card, Offered{},
                   [&]<class Card>() -> Offered {
                     if (unavailable<Card>(now)) return std::nullopt;
                     typename Card::Offer offer{};
                     const auto fill = Card::card.offered;
                     if (fill != nullptr && !fill(now, offer)) return std::nullopt;
                     return offer;
                   });
}

Refused refusal(const Deception& now, const Share& share) {
  const bool plain = std::holds_alternative<Plainly>(share.use);
  if (!plain && !now.board.librarian_card) return Refusal::no_ability_cards;
  const auto unusable =
      std::visit([&](const auto& named) { return use_refusal(now, named); }, share.use);
  if (unusable) return unusable;
  const Marks honest = now.honest(share.use);
  // First: a lie that is measured against wrong clues would be called something else (F-18).
  if (share.honest && *share.honest != honest) return Refusal::honest_clues_wrong;
  if (now.rules.options.by_hand && !share.honest) return Refusal::honest_clues_missing;
  const PlaceSet lied = lies(honest, share.shown);
  const auto wrong = std::visit(
      [&]<class Card>(const Card& named) {
        return Card::card.clues_refused(now, named, share.shown, lied);
      },
      share.use);
  if (wrong) return wrong;
  if ((lied.bits() & ~now.may_lie().bits()) != 0) return Refusal::pinned_place_must_be_honest;
  return std::nullopt;
}

void take_effect(State& state, const Use& use) {
  std::visit(
      [&]<class Card>(const Card& named) {
        if (Card::card.work != nullptr) Card::card.work(state, named);
      },
      use);
  if (ability_of(use)) ++state.desk.uses;
}

}  // namespace fiction
