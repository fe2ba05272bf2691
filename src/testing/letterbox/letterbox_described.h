// The shape of Letterbox's types, for JSON and notation.
#pragma once

#include "codec/core_described.h"
#include "codec/notation.h"
#include "testing/letterbox/letterbox.h"

namespace letterbox {

BOOST_DESCRIBE_STRUCT(Options, (), (seats, seconds))
BOOST_DESCRIBE_STRUCT(Ask, (), (before))
BOOST_DESCRIBE_STRUCT(Name, (), (letter))
BOOST_DESCRIBE_STRUCT(AskOffer, (), (letters))
BOOST_DESCRIBE_STRUCT(NameOffer, (), (letters))
BOOST_DESCRIBE_STRUCT(Answer, (), (asker, before, yes))
BOOST_DESCRIBE_STRUCT(Board, (), (phase, outcome, to_move, position, turn_since, answers))
BOOST_DESCRIBE_STRUCT(View, (), (viewer, board, first_letter, second_letter, pending_draw))
BOOST_DESCRIBE_STRUCT(State, (), (board, first_letter, second_letter, program_names))

}  // namespace letterbox

namespace codec {

static_assert(describes_all<letterbox::Options> && describes_all<letterbox::Answer> &&
              describes_all<letterbox::Board> && describes_all<letterbox::View> &&
              describes_all<letterbox::State>);

}  // namespace codec
