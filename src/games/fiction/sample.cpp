#include <vector>

#include "games/fiction/clue.h"
#include "games/fiction/deception.h"
#include "games/fiction/fiction.h"

namespace fiction {
namespace {

using core::Generator;
using lexicon::LetterSet;
using lexicon::Mark;

Letter one_of(LetterSet letters, Generator& generator) {
  auto nth = generator.below(static_cast<std::uint64_t>(letters.size()));
  for (unsigned l = 0;; ++l) {
    if (letters.has(Letter(l)) && nth-- == 0) return Letter(l);
  }
}

Place one_of(PlaceSet places, Generator& generator) {
  auto nth = generator.below(static_cast<std::uint64_t>(places.size()));
  for (std::size_t i = 0;; ++i) {
    if (places.has(place_at(i)) && nth-- == 0) return place_at(i);
  }
}

template <class T, std::size_t N>
const T& one_of(const core::List<T, N>& list, Generator& generator) {
  return list[generator.below(list.size())];
}

Word any_letters(const GuessOffer& offer, Generator& generator) {
  LetterSet left = LetterSet::all();
  if (offer.banned) left.remove(*offer.banned);
  std::string text;
  while (text.size() < word_length) {
    const Letter letter = one_of(left, generator);
    text.push_back(lexicon::to_char(letter));
    if (!offer.may_repeat) left.remove(letter);
  }
  return Word{text};
}

bool meets(const GuessOffer& offer, Word word) {
  return (offer.may_repeat || !word.repeats_a_letter()) &&
         (!offer.banned || !word.has(*offer.banned));
}

// From a random start to the first word that meets the conditions: a ban always leaves one (B-07f).
Word any_word(const Rules& rules, const GuessOffer& offer, Generator& generator) {
  const auto entries = rules.words->entries();
  std::size_t i = generator.below(entries.size());
  while (!meets(offer, entries[i].word)) i = (i + 1) % entries.size();
  return entries[i].word;
}

void lie_at(Marks& shown, Place place, Generator& generator) {
  const auto mark = static_cast<std::uint64_t>(shown[index(place)]);
  shown.set(index(place), Mark((mark + 1 + generator.below(2)) % 3));
}

// Any use or favour of those that an offer lists. Nothing is drawn if its card names nothing.
template <class Named>
Named any_of(const std::vector<Named>& all, Generator& generator) {
  const bool names_nothing =
      std::visit([]<class Card>(const Card&) { return std::is_empty_v<Card>; }, all.front());
  return names_nothing ? all.front() : all[generator.below(all.size())];
}

void lie_plainly(Marks& shown, const UseRules& rules, PlaceSet may_lie, Generator& generator) {
  const auto take_place = [&] {
    const Place place = one_of(may_lie, generator);
    may_lie.remove(place);
    return place;
  };
  for (int i = 0; i < rules.lies; ++i) lie_at(shown, take_place(), generator);
  for (int i = 0; i < rules.blanks; ++i) shown.set(index(take_place()), Mark::blank);
}

Share sample_share(const Rules& rules, const View& seen, const ShareOffer& offer,
                   Generator& generator) {
  const bool uses = offer.use && generator.below(2) == 0;
  const Use use = uses ? any_of(all_uses(*offer.use), generator) : Use{Plainly{}};
  const Marks honest = Deception{rules, seen}.honest(use);
  Share share{honest, use, std::nullopt};
  if (rules.options.by_hand) share.honest = honest;
  std::visit(
      [&]<class Card>(const Card&) {
        if (Card::card.sampled != nullptr) {
          Card::card.sampled(share.shown, offer.may_lie, generator);
        } else {
          lie_plainly(share.shown, Card::card.rules, offer.may_lie, generator);
        }
      },
      use);
  return share;
}

Token sample_token(const TokenOffer& offer, Generator& generator) {
  const Spot& spot = one_of(offer.spots, generator);
  Token token{spot.row, spot.place, std::nullopt};
  if (!spot.neighbours.empty() && generator.below(2) == 0) {
    token.neighbour = one_of(spot.neighbours, generator);
  }
  return token;
}

}  // namespace

Action sample(const Rules& rules, const View& seen, const Offer& offer, Generator& generator) {
  struct Visitor {
    const Rules& rules;
    const View& seen;
    Generator& generator;

    Action operator()(const DrawOffer& o) const { return core::draw(o.pending_draw, generator); }
    Action operator()(const ExpireOffer&) const { return core::Expire{}; }
    Action operator()(const SubstituteOffer& o) const { return core::Substitute{o.seat}; }
    Action operator()(const KeepOffer& o) const { return Keep{o.abilities[generator.below(2)]}; }
    Action operator()(const ChooseOffer& o) const { return Choose{one_of(o.words, generator)}; }
    Action operator()(const NameOffer& o) const { return Name{one_of(o.letters, generator)}; }
    Action operator()(const GuessOffer& o) const {
      return Guess{o.any_letters ? any_letters(o, generator) : any_word(rules, o, generator)};
    }
    Action operator()(const ShareOffer& o) const { return sample_share(rules, seen, o, generator); }
    Action operator()(const TokenOffer& o) const { return sample_token(o, generator); }
    Action operator()(const DiscardOffer& o) const {
      return Discard{any_of(all_favours(o.favour), generator)};
    }
  };
  return std::visit(Visitor{rules, seen, generator}, offer);
}

}  // namespace fiction
