#include "terminal/impossible/power_questions.h"

#include <fmt/format.h>

#include "terminal/impossible/card_text.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Character;
using impossible::CharacterSet;
using impossible::Effect;
using impossible::Label;
using impossible::Seat;

template <class T>
using Maybe = std::optional<T>;

CharacterSet set_of(const std::vector<Character>& cards) {
  CharacterSet set;
  for (const Character card : cards) set.add(card);
  return set;
}

Maybe<std::pair<Label, Label>> two_books(Asking& asking, const impossible::LabelSet& books) {
  const auto two =
      asking.places("Which two Books change places?", book_choices(asking.scene, books), 2);
  if (!two) return std::nullopt;
  return std::pair{(*two)[0], (*two)[1]};
}

Maybe<Seat> whom(Asking& asking, const impossible::SeatSet& players, std::string asks) {
  return asking.place(std::move(asks), player_choices(asking.scene, players));
}

Maybe<Character> cost(Asking& asking, const CharacterSet& costs) {
  return asking.one("Whom do you discard for it?", cost_choices(asking.scene, costs));
}

Maybe<Effect> made(Asking& asking, const impossible::ReplaceOffer& offer) {
  const auto player = whom(asking, offer.players, "Who may replace cards?");
  if (!player) return std::nullopt;
  return impossible::Replace{*player};
}

Maybe<Effect> made(Asking& asking, const impossible::ExchangeOffer& offer) {
  const auto mine = asking.some("Which of your cards go into the Pool, one or two?",
                                hand_choices(asking.scene, offer.mine), 1, 2);
  if (!mine) return std::nullopt;
  const auto count = mine->size();
  const auto asks =
      count == 1
          ? fmt::format("For which card of the Pool does {} go?",
                        in_text(asking.scene, mine->front()))
          : fmt::format("For which two of the Pool, in the order of {} and {}?",
                        in_text(asking.scene, (*mine)[0]), in_text(asking.scene, (*mine)[1]));
  const auto pooled = asking.some(asks, pool_choices(asking.scene, offer.pooled), count, count);
  if (!pooled) return std::nullopt;
  impossible::Exchange exchange;
  for (std::size_t i = 0; i < count; ++i) exchange.swaps.push_back({(*mine)[i], (*pooled)[i]});
  return exchange;
}

Maybe<Effect> made(Asking& asking, const impossible::WeedOffer& offer) {
  const auto pooled =
      asking.one("Which card leaves the Pool?", pool_choices(asking.scene, offer.pooled));
  if (!pooled) return std::nullopt;
  const auto paid = cost(asking, offer.costs);
  if (!paid) return std::nullopt;
  return impossible::Weed{*pooled, *paid};
}

Maybe<Effect> made(Asking& asking, const impossible::ScrubOffer& offer) {
  const auto book =
      asking.place("Off which Book comes a Mold?", book_choices(asking.scene, offer.books));
  if (!book) return std::nullopt;
  const auto cost =
      asking.one(fmt::format("Whom do you discard to clean {}?", book_at(asking.scene, *book)),
                 cost_choices(asking.scene, offer.costs));
  if (!cost) return std::nullopt;
  return impossible::Scrub{*book, *cost};
}

Maybe<Effect> trade_alone(Asking& asking, const impossible::TradeOffer& offer) {
  const auto cards = asking.some(
      fmt::format("Which of your cards, up to {}, go for as many from the top of the discards?",
                  terminal::number_word(offer.most)),
      hand_choices(asking.scene, offer.cards), 1, offer.most);
  if (!cards) return std::nullopt;
  return impossible::Trade{asking.scene.seat, asking.scene.seat, set_of(*cards)};
}

Maybe<Effect> made(Asking& asking, const impossible::TradeOffer& offer) {
  const Scene& scene = asking.scene;
  if (scene.rules.is_solitaire()) return trade_alone(asking, offer);
  const auto two =
      asking.places("Between which two players?", player_choices(scene, offer.players), 2);
  if (!two) return std::nullopt;
  const Seat one = (*two)[0], other = (*two)[1];
  const CharacterSet theirs =
      (scene.open().player(one).hand | scene.open().player(other).hand) & offer.cards;
  const auto choices = cost_choices(scene, theirs);
  const auto cards = asking.some("Which cards change hands? Each goes to the other of the two.",
                                 choices, 1, choices.values.size());
  if (!cards) return std::nullopt;
  return impossible::Trade{one, other, set_of(*cards)};
}

Maybe<Effect> made(Asking& asking, const impossible::ReshelveOffer& offer) {
  const auto two = two_books(asking, offer.books);
  if (!two) return std::nullopt;
  return impossible::Reshelve{two->first, two->second};
}

Maybe<Effect> made(Asking& asking, const impossible::RecallOffer& offer) {
  std::vector<Character> pile;  // the top first, as it is shown
  const auto& discards = asking.scene.open().discards;
  for (std::size_t i = discards.size(); i > 0; --i) {
    if (offer.cards.has(discards[i - 1])) pile.push_back(discards[i - 1]);
  }
  const auto card =
      asking.one("Who comes back from the discards?", card_choices(asking.scene, pile));
  if (!card) return std::nullopt;
  const auto to =
      whom(asking, offer.players, fmt::format("Whose hand gets {}?", in_text(asking.scene, *card)));
  if (!to) return std::nullopt;
  const auto paid = cost(asking, offer.costs);
  if (!paid) return std::nullopt;
  return impossible::Recall{*card, *to, *paid};
}

Maybe<Effect> made(Asking&, const impossible::ForeseeOffer&) { return impossible::Foresee{}; }

Maybe<Effect> made(Asking& asking, const impossible::RecastOffer& offer) {
  const Scene& scene = asking.scene;
  Choices<impossible::Recast> ways;
  for (const auto& way : offer.ways) {
    const auto& book = scene.open().slot(way.book).book;
    if (!book) continue;
    const auto name = card_name(scene, way.character);
    const auto spot = impossible::index(way.spot) + 1;
    ways.add(way,
             {ways.values.size() + 1,
              fmt::format("{}, spot {} of {}", casting_text(scene, *book, way.spot, way.character),
                          spot, book_text(scene, *book, way.book)),
              {name, fmt::format("{} {} {}", name, cast::name(way.book), spot),
               fmt::format("{} to {} {}", name, cast::name(way.book), spot)}});
  }
  const auto way = asking.one("Who moves where?", ways);
  if (!way) return std::nullopt;
  return *way;
}

Maybe<Effect> made(Asking& asking, const impossible::ShelterOffer& offer) {
  const auto book =
      asking.place("Which Book is sheltered?", book_choices(asking.scene, offer.books));
  if (!book) return std::nullopt;
  return impossible::Shelter{*book};
}

Maybe<Effect> made(Asking& asking, const impossible::InspireOffer& offer) {
  const auto player = whom(asking, offer.players, "Who draws two cards?");
  if (!player) return std::nullopt;
  const auto paid = cost(asking, offer.costs);
  if (!paid) return std::nullopt;
  return impossible::Inspire{*player, *paid};
}

Maybe<Effect> made(Asking& asking, const impossible::RestoreOffer& offer) {
  const auto costs = asking.some("Which two do you discard for it?",
                                 cost_choices(asking.scene, offer.costs), 2, 2);
  if (!costs) return std::nullopt;
  return impossible::Restore{set_of(*costs)};
}

Maybe<Effect> made(Asking& asking, const impossible::UnderstudyOffer& offer) {
  const auto paid = cost(asking, offer.costs);
  if (!paid) return std::nullopt;
  return impossible::Understudy{*paid};
}

Maybe<impossible::Ability> made(Asking& asking, const impossible::HazelOffer& offer) {
  const auto pooled =
      asking.one("Which card leaves the Pool?", pool_choices(asking.scene, offer.pooled));
  if (!pooled) return std::nullopt;
  const auto cost = asking.one("Which of your cards do you discard for it?",
                               hand_choices(asking.scene, offer.costs));
  if (!cost) return std::nullopt;
  return impossible::Hazel{*cost, *pooled};
}

Maybe<impossible::Ability> made(Asking& asking, const impossible::BasilOffer& offer) {
  const auto mine =
      asking.one("Which of your cards goes into the Pool?", hand_choices(asking.scene, offer.mine));
  if (!mine) return std::nullopt;
  const auto pooled = asking.one(
      fmt::format("For which card of the Pool does {} go?", in_text(asking.scene, *mine)),
      pool_choices(asking.scene, offer.pooled));
  if (!pooled) return std::nullopt;
  return impossible::Basil{*mine, *pooled};
}

Maybe<impossible::Ability> made(Asking& asking, const impossible::CordeliaOffer& offer) {
  const Scene& scene = asking.scene;
  const auto card = asking.one("Which card do you give, or take from another player?",
                               cost_choices(scene, offer.mine | offer.theirs));
  if (!card) return std::nullopt;
  if (offer.theirs.has(*card)) return impossible::Cordelia{*card, scene.seat};
  impossible::SeatSet others;
  for (const Seat of : scene.seats()) {
    if (of != scene.seat) others.add(of);
  }
  const auto to = whom(asking, others, fmt::format("Who gets {}?", in_text(scene, *card)));
  if (!to) return std::nullopt;
  return impossible::Cordelia{*card, *to};
}

Maybe<impossible::Ability> made(Asking& asking, const impossible::PercivalOffer& offer) {
  const auto books = two_books(asking, offer.books);
  if (!books) return std::nullopt;
  const auto costs =
      asking.some(fmt::format("Which {} do you discard for it?",
                              terminal::counted(offer.needed, "card", "cards")),
                  hand_choices(asking.scene, offer.costs), offer.needed, offer.needed);
  if (!costs) return std::nullopt;
  return impossible::Percival{set_of(*costs), books->first, books->second};
}

}  // namespace

std::optional<Effect> effect_of(Asking& asking, const impossible::EffectOffer& offer) {
  return std::visit([&](const auto& kind) { return made(asking, kind); }, offer);
}

std::optional<impossible::Ability> ability_of(Asking& asking,
                                              const impossible::AbilityOffer& offer) {
  return std::visit([&](const auto& kind) { return made(asking, kind); }, offer);
}

}  // namespace terminal_impossible
