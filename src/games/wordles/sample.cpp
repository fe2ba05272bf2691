#include "games/wordles/wordles.h"

namespace wordles {
namespace {

using core::Generator;

Word any_word(const Rules& rules, Generator& generator) {
  const auto entries = rules.words->entries();
  return entries[generator.below(entries.size())].word;
}

Word callable(const Rules& rules, const CallOffer& offer, Generator& generator) {
  if (!offer.words.empty()) return offer.words[generator.below(offer.words.size())];
  const auto entries = rules.words->entries();
  auto at = generator.below(entries.size());
  while (offer.called.contains(entries[at].word)) at = (at + 1) % entries.size();
  return entries[at].word;
}

// Right more often than not: play by hand would otherwise hold nothing but mistakes.
Mark sample_mark(const Rules& rules, const View& seen, const MarkOffer& offer,
                 Generator& generator) {
  Marking marking = truth(rules, seen.own->secret, offer.query);
  if (generator.below(3) != 0) return Mark{marking};
  bool all_right = true;
  for (std::size_t i = 0; i < marking.marks.size(); ++i) {
    if (generator.below(3) == 0) marking.marks.set(i, lexicon::Mark(generator.below(3)));
    all_right = all_right && marking.marks[i] == lexicon::Mark::right;
  }
  marking.sign.reset();
  if (offer.with_sign && !all_right) marking.sign = Sign(generator.below(2));
  return Mark{marking};
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
    Action operator()(const HideOffer&) const { return Hide{any_word(rules, generator)}; }
    Action operator()(const DealOffer&) const { return Deal{}; }
    Action operator()(const ExchangeOffer& o) const { return Exchange{o.card}; }
    Action operator()(const CallOffer& o) const { return Call{callable(rules, o, generator)}; }
    Action operator()(const MarkOffer& o) const { return sample_mark(rules, seen, o, generator); }
    Action operator()(const AttemptOffer& o) const {
      return Attempt{o.owners.nth(generator.below(o.owners.size())), any_word(rules, generator)};
    }
    Action operator()(const PassOffer&) const { return Pass{}; }
    Action operator()(const ReconsiderOffer&) const { return Reconsider{}; }
    Action operator()(const ReadyOffer&) const { return Ready{}; }
  };
  return std::visit(Visitor{rules, seen, generator}, offer);
}

}  // namespace wordles
