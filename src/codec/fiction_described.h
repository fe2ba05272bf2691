// The shape of Fiction's types, for JSON and notation. A member missing here does not compile; a
// struct without members is not listed.
#pragma once

#include "codec/core_described.h"
#include "codec/notation.h"
#include "codec/options.h"
#include "games/fiction/fiction.h"

namespace fiction {

BOOST_DESCRIBE_STRUCT(Options, (),
                      (edition, seats, librarian, one_token_a_half, short_timer, red_words,
                       abilities, by_hand, half_seconds, choice_seconds, clock))

BOOST_DESCRIBE_STRUCT(Keep, (), (ability))
BOOST_DESCRIBE_STRUCT(Choose, (), (word))
BOOST_DESCRIBE_STRUCT(Name, (), (letter))
BOOST_DESCRIBE_STRUCT(Guess, (), (word))
BOOST_DESCRIBE_STRUCT(Share, (), (shown, use, honest))
BOOST_DESCRIBE_STRUCT(Ban, (), (letter))
BOOST_DESCRIBE_STRUCT(NewWord, (), (word))
BOOST_DESCRIBE_STRUCT(Token, (), (row, place, neighbour))
BOOST_DESCRIBE_STRUCT(Discard, (), (favour))
BOOST_DESCRIBE_STRUCT(LetterQuery, (), (letter))
BOOST_DESCRIBE_STRUCT(HonestPlace, (), (place))

BOOST_DESCRIBE_STRUCT(KeepOffer, (), (abilities))
BOOST_DESCRIBE_STRUCT(ChooseOffer, (), (words))
BOOST_DESCRIBE_STRUCT(NameOffer, (), (letters))
BOOST_DESCRIBE_STRUCT(GuessOffer, (), (any_letters, may_repeat, banned))
BOOST_DESCRIBE_STRUCT(ShareOffer, (), (row, honest, may_lie, use))
BOOST_DESCRIBE_STRUCT(BanOffer, (), (letters))
BOOST_DESCRIBE_STRUCT(NewWordOffer, (), (words, honest))
BOOST_DESCRIBE_STRUCT(Spot, (), (row, place, neighbours))
BOOST_DESCRIBE_STRUCT(TokenOffer, (), (spots))
BOOST_DESCRIBE_STRUCT(LetterQueryOffer, (), (letters))
BOOST_DESCRIBE_STRUCT(HonestPlaceOffer, (), (places))
BOOST_DESCRIBE_STRUCT(DiscardOffer, (), (favour))

BOOST_DESCRIBE_STRUCT(Row, (), (guess, shown, shared, no_tokens, pinned, answers))
BOOST_DESCRIBE_STRUCT(Timer, (), (remaining, since, running))
BOOST_DESCRIBE_STRUCT(Comparison, (), (guess, secret_is_before))
BOOST_DESCRIBE_STRUCT(Answers, (), (asked, present, vowel_count, comparisons))
BOOST_DESCRIBE_STRUCT(Next, (), (gibberish, pinned, banned))
BOOST_DESCRIBE_STRUCT(Board, (),
                      (phase, outcome, half, boards_left, tokens, token_laid, extra_board_used,
                       position, card, named, guessers_card, librarian_card, timer, choosing_since,
                       answers, next, rows))
BOOST_DESCRIBE_STRUCT(Front, (), (yellow, red))
BOOST_DESCRIBE_STRUCT(Hand, (), (dealt, kept))
BOOST_DESCRIBE_STRUCT(Truth, (), (honest, use))
BOOST_DESCRIBE_STRUCT(Change, (), (from, at))
BOOST_DESCRIBE_STRUCT(Desk, (), (front, secret, truths, uses, change))
BOOST_DESCRIBE_STRUCT(HalfPlayed, (), (boards, guesses))
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, board, halves, desk, librarian_hand, guessers_hand, pending_draw,
                       timed, token_lapses))
BOOST_DESCRIBE_STRUCT(State, (),
                      (board, desk, librarian_hand, guessers_hand, program_keeps_for_librarian,
                       program_keeps_for_guessers, program_chooses))

}  // namespace fiction

namespace codec {

template <>
inline constexpr std::string_view variant_name<fiction::Use> = "fiction.Use";
template <>
inline constexpr std::string_view variant_name<fiction::Favour> = "fiction.Favour";
template <>
inline constexpr std::string_view variant_name<fiction::Action> = "fiction.Action";
template <>
inline constexpr std::string_view variant_name<fiction::UseOffer> = "fiction.UseOffer";
template <>
inline constexpr std::string_view variant_name<fiction::FavourOffer> = "fiction.FavourOffer";
template <>
inline constexpr std::string_view variant_name<fiction::Offer> = "fiction.Offer";

template <>
inline constexpr bool is_unspoken<fiction::Plainly> = true;

template <>
struct Leaf<fiction::Place> : OrdinalLeaf<fiction::Place, fiction::word_length> {};
template <>
struct Leaf<fiction::RowNumber> : OrdinalLeaf<fiction::RowNumber, fiction::most_rows> {};

// Places together: "13" are the first and the third.
template <>
struct Leaf<fiction::PlaceSet> {
  static constexpr bool is_number = false;
  static std::string text(fiction::PlaceSet);
  static Read<fiction::PlaceSet> parse(std::string_view);
};

template <>
constexpr bool came_later<fiction::Options>(std::string_view option) {
  return option == "clock";
}

// One of its names is a word of C++.
template <>
struct Leaf<fiction::Clock> {
  static constexpr bool is_number = false;
  static constexpr std::array<std::string_view, 4> names{"normal", "half_more", "double", "off"};
  static std::string text(fiction::Clock value) {
    return std::string{names[static_cast<std::size_t>(value)]};
  }
  static Read<fiction::Clock> parse(std::string_view);
};

static_assert(describes_all<fiction::Options> && describes_all<fiction::Share> &&
              describes_all<fiction::Token> && describes_all<fiction::GuessOffer> &&
              describes_all<fiction::ShareOffer> && describes_all<fiction::Spot> &&
              describes_all<fiction::Row> && describes_all<fiction::Timer> &&
              describes_all<fiction::Comparison> && describes_all<fiction::Answers> &&
              describes_all<fiction::Next> && describes_all<fiction::Board> &&
              describes_all<fiction::Front> && describes_all<fiction::Hand> &&
              describes_all<fiction::Truth> && describes_all<fiction::Change> &&
              describes_all<fiction::Desk> && describes_all<fiction::HalfPlayed> &&
              describes_all<fiction::View>);
static_assert(describes_all<fiction::State, 1>);  // the deck is no part of what is written

}  // namespace codec
