// The shape of Wordles' types, for JSON and notation. A member missing here does not compile.
#pragma once

#include "codec/core_described.h"
#include "codec/notation.h"
#include "games/wordles/wordles.h"

namespace wordles {

BOOST_DESCRIBE_STRUCT(Options, (),
                      (seats, letters, first, sequence, by_hand, own_words, clocks, hide_seconds,
                       turn_seconds, window_seconds, breaks))

BOOST_DESCRIBE_STRUCT(Marking, (), (marks, sign))
BOOST_DESCRIBE_STRUCT(Hide, (), (word))
BOOST_DESCRIBE_STRUCT(Deal, (), ())
BOOST_DESCRIBE_STRUCT(Exchange, (), (card))
BOOST_DESCRIBE_STRUCT(Call, (), (word))
BOOST_DESCRIBE_STRUCT(Mark, (), (marking))
BOOST_DESCRIBE_STRUCT(Attempt, (), (owner, word))
BOOST_DESCRIBE_STRUCT(Pass, (), ())
BOOST_DESCRIBE_STRUCT(Reconsider, (), ())
BOOST_DESCRIBE_STRUCT(Ready, (), ())

BOOST_DESCRIBE_STRUCT(HideOffer, (), ())
BOOST_DESCRIBE_STRUCT(DealOffer, (), ())
BOOST_DESCRIBE_STRUCT(ExchangeOffer, (), (card))
BOOST_DESCRIBE_STRUCT(CallOffer, (), (words, called))
BOOST_DESCRIBE_STRUCT(MarkOffer, (), (query, with_sign))
BOOST_DESCRIBE_STRUCT(AttemptOffer, (), (owners))
BOOST_DESCRIBE_STRUCT(PassOffer, (), ())
BOOST_DESCRIBE_STRUCT(ReconsiderOffer, (), ())
BOOST_DESCRIBE_STRUCT(ReadyOffer, (), ())

BOOST_DESCRIBE_STRUCT(Row, (), (query, shown))
BOOST_DESCRIBE_STRUCT(Board, (), (score, points, covered, mistaken, revealed, card, rows))
BOOST_DESCRIBE_STRUCT(Tried, (), (by, owner, value, right, word))
BOOST_DESCRIBE_STRUCT(PastRound, (), (points, words, mistaken))
BOOST_DESCRIBE_STRUCT(Open, (),
                      (phase, round, pile, exchanged, position, first, active, marked, tried,
                       passed, winners, top, called, since, boards, attempts, past, ready))
BOOST_DESCRIBE_STRUCT(QueryCard, (), (words))
BOOST_DESCRIBE_STRUCT(Pile, (), (order, shuffles, dealt))
BOOST_DESCRIBE_STRUCT(Own, (), (secret, marking))
BOOST_DESCRIBE_STRUCT(Called, (), (by, word))
BOOST_DESCRIBE_STRUCT(Mistake, (), (owner, row, honest))
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, open, own, top, cards, pending_draw, rounds, value, awaited, ends_at,
                       struck, calls, mistakes))
BOOST_DESCRIBE_STRUCT(State, (),
                      (open, secrets, markings, pile, shuffles_before, program_hides,
                       program_calls))

}  // namespace wordles

namespace codec {

template <>
inline constexpr std::string_view variant_name<wordles::Action> = "wordles.Action";
template <>
inline constexpr std::string_view variant_name<wordles::Offer> = "wordles.Offer";

template <>
struct Leaf<wordles::Seat> : OrdinalLeaf<wordles::Seat, wordles::most_players> {};
template <>
struct Leaf<wordles::CardNumber> : OrdinalLeaf<wordles::CardNumber, wordles::most_cards> {};

// < where the secret stands before the query word, > where after it.
template <>
struct Leaf<wordles::Sign> {
  static constexpr bool is_number = false;
  static std::string text(wordles::Sign);
  static Read<wordles::Sign> parse(std::string_view);
};

// Players together: "13" are the first and the third.
template <>
struct Leaf<wordles::SeatSet> {
  static constexpr bool is_number = false;
  static std::string text(wordles::SeatSet);
  static Read<wordles::SeatSet> parse(std::string_view);
};

static_assert(describes_all<wordles::Options> && describes_all<wordles::Marking> &&
              describes_all<wordles::Attempt> && describes_all<wordles::CallOffer> &&
              describes_all<wordles::MarkOffer> && describes_all<wordles::Row> &&
              describes_all<wordles::Board> && describes_all<wordles::Tried> &&
              describes_all<wordles::PastRound> && describes_all<wordles::Open> &&
              describes_all<wordles::Pile> && describes_all<wordles::Own> &&
              describes_all<wordles::Called> && describes_all<wordles::Mistake> &&
              describes_all<wordles::View> && describes_all<wordles::State>);

}  // namespace codec
