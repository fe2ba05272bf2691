// The shape of Snap's types, for JSON and notation.
#pragma once

#include "codec/core_described.h"
#include "codec/notation.h"
#include "testing/snap/snap.h"

namespace snap {

BOOST_DESCRIBE_STRUCT(Options, (), (seats, rounds, seconds))
BOOST_DESCRIBE_STRUCT(Snap, (), ())
BOOST_DESCRIBE_STRUCT(Pass, (), ())
BOOST_DESCRIBE_STRUCT(SnapOffer, (), ())
BOOST_DESCRIBE_STRUCT(PassOffer, (), ())
BOOST_DESCRIBE_STRUCT(Place, (), (score, passed))
BOOST_DESCRIBE_STRUCT(State, (), (places, rounds_played, rounds, round_since))
BOOST_DESCRIBE_STRUCT(View, (), (viewer, board))

}  // namespace snap

namespace codec {

static_assert(describes_all<snap::Options> && describes_all<snap::Place> &&
              describes_all<snap::State> && describes_all<snap::View>);

}  // namespace codec
