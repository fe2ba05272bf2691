// Bytes choose the options, how far the decks have been drawn, then every move. What is accepted
// keeps the state within its limits.
#include "codec/impossible_json.h"
#include "testing/apply_fuzz.h"
#include "testing/impossible_tables.h"

namespace {

using namespace impossible;
using battery::Bytes;
using battery::require;
using core::Actor;

Seat seat_from(Bytes& bytes) { return seat_at(bytes.byte() % most_players); }
Label label_from(Bytes& bytes) { return static_cast<Label>(bytes.byte() % cast::labels); }
Spot spot_from(Bytes& bytes) { return static_cast<Spot>(bytes.byte() % cast::spots_a_book); }

// Mostly one that lies somewhere in sight.
Character card_from(const State& state, Bytes& bytes) {
  const auto pick = bytes.byte(), which = bytes.byte();
  const auto of = [&](const CharacterPile& pile) {
    return pile.empty() ? Character(which % cast::characters_in_all) : pile[which % pile.size()];
  };
  if (pick < 120) {
    const CharacterSet& hand = state.open.players[pick % state.open.players.size()].hand;
    if (!hand.empty()) return hand.nth(which % hand.size());
  }
  if (pick < 160) return of(state.open.pool);
  if (pick < 190) return of(state.open.discards);
  if (pick < 220) return of(state.deck);
  return static_cast<Character>(which % cast::characters_in_all);
}

CharacterSet cards_from(const State& state, Bytes& bytes) {
  CharacterSet cards;
  for (unsigned i = bytes.byte() % 5U; i > 0; --i) cards.add(card_from(state, bytes));
  return cards;
}

Effect effect_from(const State& state, Bytes& bytes, Power power) {
  switch (power) {
    case Power::replace: return Replace{seat_from(bytes)};
    case Power::exchange: {
      Exchange exchange;
      for (unsigned i = bytes.byte() % 3U; i > 0; --i) {
        exchange.swaps.push_back({card_from(state, bytes), card_from(state, bytes)});
      }
      return exchange;
    }
    case Power::weed: return Weed{card_from(state, bytes), card_from(state, bytes)};
    case Power::scrub: return Scrub{label_from(bytes), card_from(state, bytes)};
    case Power::trade: return Trade{seat_from(bytes), seat_from(bytes), cards_from(state, bytes)};
    case Power::reshelve: return Reshelve{label_from(bytes), label_from(bytes)};
    case Power::recall:
      return Recall{card_from(state, bytes), seat_from(bytes), card_from(state, bytes)};
    case Power::foresee: return Foresee{};
    case Power::recast: return Recast{card_from(state, bytes), label_from(bytes), spot_from(bytes)};
    case Power::shelter: return Shelter{label_from(bytes)};
    case Power::inspire: return Inspire{seat_from(bytes), card_from(state, bytes)};
    case Power::restore: return Restore{cards_from(state, bytes)};
    case Power::understudy: return Understudy{card_from(state, bytes)};
  }
  return Foresee{};
}

Use use_from(const Rules& rules, const State& state, Bytes& bytes) {
  const Character card = card_from(state, bytes);
  const auto other = static_cast<Power>(bytes.byte() % std::variant_size_v<Effect>);
  const bool wrong = bytes.byte() % 8 == 0;
  return {card, effect_from(state, bytes, wrong ? other : rules.of(card).power)};
}

Ability ability_from(const State& state, Bytes& bytes) {
  switch (bytes.byte() % std::variant_size_v<Ability>) {
    case 0: return Hazel{card_from(state, bytes), card_from(state, bytes)};
    case 1: return Basil{card_from(state, bytes), card_from(state, bytes)};
    case 2: return Cordelia{card_from(state, bytes), seat_from(bytes)};
    default: return Percival{cards_from(state, bytes), label_from(bytes), label_from(bytes)};
  }
}

Add add_from(const State& state, Bytes& bytes) {
  Add add{card_from(state, bytes), label_from(bytes), spot_from(bytes), std::nullopt, {}};
  if (bytes.byte() % 4 == 0) add.sparing = card_from(state, bytes);
  if (bytes.byte() % 4 == 0) add.how = Anyway{};
  return add;
}

Arrange arrange_from(const State& state, Bytes& bytes) {
  Arrange arrange;
  for (unsigned i = bytes.byte() % (most_shown + 1U); i > 0; --i) {
    arrange.cards.push_back(card_from(state, bytes));
  }
  return arrange;
}

Action action_from(const Rules& rules, const State& state, Bytes& bytes) {
  switch (bytes.byte() % std::variant_size_v<Action>) {
    case 0: {
      core::Draw draw;
      for (unsigned i = bytes.byte() % 9U; i > 0; --i) draw.drawn.push_back(bytes.byte() % 10U);
      return draw;
    }
    case 1: return core::Expire{};
    case 2: return core::Substitute{Actor::seat(bytes.byte() % core::most_seats)};
    case 3: return Choose{static_cast<Librarian>(bytes.byte() % 10)};
    case 4: return Keep{};
    case 5: return Refresh{};
    case 6: return Renew{cards_from(state, bytes)};
    case 7: return add_from(state, bytes);
    case 8: return Done{};
    case 9: return Complete{label_from(bytes)};
    case 10: return Rescue{label_from(bytes)};
    case 11: return Bury{card_from(state, bytes)};
    case 12: return arrange_from(state, bytes);
    case 13: return use_from(rules, state, bytes);
    case 14: return Help{ability_from(state, bytes)};
    case 15: return Agree{};
    case 16: return Decline{};
    case 17: return Pass{static_cast<Extent>(bytes.byte() % 3)};
    default: return Heed{};
  }
}

bool somebody_is_awaited(const Open& open) {
  for (std::size_t i = 0; i < open.players.size(); ++i) {
    if (is_awaited(open, seat_at(i))) return true;
  }
  return false;
}

// Mostly whoever is due, so that games get far; anybody at all now and then.
Actor actor_from(const Rules& rules, const State& state, Bytes& bytes) {
  const auto pick = bytes.byte() % 32U;
  if (core::is_owed(owed(rules, state)) && pick > 4) return Actor::chance();
  if (pick == 0) return Actor::chance();
  if (pick == 1) return Actor::clock();
  if (pick == 2) return Actor::spectator();
  if (pick < 10) return Actor::seat(bytes.byte() % core::most_seats);
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    const auto seat = seat_at((i + pick) % rules.options.seats);
    if (is_awaited(state.open, seat)) return actor(seat);
  }
  return Actor::clock();
}

void check_end(const Rules& rules, const Open& open) {
  std::size_t books = open.books;
  for (const Slot& slot : open.slots) books += slot.book ? 1U : 0U;
  const bool dealt = open.phase > Phase::librarians;
  require(open.is_over() == open.outcome.has_value());
  require(open.saved.size() <= rules.setup.to_fill());
  require((free_slots(rules, open) == 0) == (open.outcome == Outcome::bookshelf_full));
  require((dealt && books < free_slots(rules, open)) == (open.outcome == Outcome::books_ran_out));
  require(open.outcome != Outcome::mold_ran_out || open.containment == 0);
  require(open.still_turns < open.players.size() || open.outcome == Outcome::nothing_moves);
}

void check_track(const Rules& rules, const Open& open) {
  const Setup& setup = rules.setup;
  const std::size_t filled = open.saved.size();
  const auto is_passed = [&](std::uint8_t slot) { return slot != 0 && filled >= slot; };
  const int up = (is_passed(setup.plus_card) ? 1 : 0) + (is_passed(setup.plus_threshold) ? 1 : 0);
  require(open.cube == std::min<int>(most_cube, setup.cube + up));
  require(open.threshold == setup.threshold + (is_passed(setup.plus_threshold) ? 1 : 0));
  require(open.left_out <= mold_in_all - setup.mold);
}

// Whoever looks at a table that is at rest finds somebody who has to choose, and no loose ends.
void check_rest(const Rules& rules, const State& state) {
  const Open& open = state.open;
  if (open.is_over()) return require(!deadline(rules, state) && open.agenda.empty());
  if (core::is_owed(owed(rules, state))) return;
  require(somebody_is_awaited(open));
  require(open.phase != Phase::set_up && open.phase != Phase::upkeep);
  require(open.phase != Phase::window || deadline(rules, state));
  if (open.waits_for_an_answer()) return;
  require(open.agenda.empty() && open.used.empty());
  require(open.phase != Phase::resolve);
  require(!open.understudy || open.phase == Phase::draw || open.phase == Phase::add);
}

void check_limits(const Rules& rules, const State& state) {
  require(!battery::miscounted(rules, state));
  check_end(rules, state.open);
  check_track(rules, state.open);
  check_rest(rules, state);
}

// Set-up takes two hundred bytes that decide little; most inputs skip it.
State started(const Rules& rules, Bytes& bytes) {
  State state = start(rules);
  const auto skips = bytes.byte();
  if (skips % 8 == 0) return state;
  core::SeededGenerator generator{bytes.byte()};
  while (state.open.phase <= Phase::librarians) {
    for (std::size_t i = 0; i <= rules.options.seats; ++i) {
      const Actor by = i == rules.options.seats ? Actor::chance() : Actor::seat(i);
      const View seen = view(rules, state, by);
      const auto list = offers(rules, seen);
      if (list.empty() || state.open.phase > Phase::librarians) continue;
      advance(rules, state, {by, {}, sample(rules, seen, list[0], generator)});
    }
  }
  // A deck that is nearly drawn, so that shuffles come.
  const std::size_t left = skips % 3 == 0 ? bytes.byte() % 12U : state.deck.size();
  while (state.deck.size() > left && state.open.known_top == 0) {
    state.open.discards.push_back(state.deck.back());
    state.deck.pop_back();
    --state.open.deck;
  }
  return state;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  const auto all = battery::impossible_options();
  const Rules rules = battery::impossible_rules(all[bytes.byte() % all.size()]);
  battery::play_bytes<Impossible>(rules, started(rules, bytes), bytes, 1500, actor_from,
                                  action_from, check_limits);
  return 0;
}
