// The shape of what every game shares.
#pragma once

#include "codec/leaf.h"
#include "core/chance.h"
#include "core/clock.h"
#include "core/option.h"

namespace core {
BOOST_DESCRIBE_STRUCT(Option, (), (name, value))
BOOST_DESCRIBE_STRUCT(Draw, (), (drawn))
BOOST_DESCRIBE_STRUCT(Expire, (), ())
BOOST_DESCRIBE_STRUCT(Substitute, (), (seat))
BOOST_DESCRIBE_STRUCT(DrawOffer, (), (pending_draw))
BOOST_DESCRIBE_STRUCT(ExpireOffer, (), ())
BOOST_DESCRIBE_STRUCT(SubstituteOffer, (), (seat))
BOOST_DESCRIBE_STRUCT(Nothing, (), ())
BOOST_DESCRIBE_STRUCT(Order, (), (count))
BOOST_DESCRIBE_STRUCT(Pick, (), (taken, count, skipped))
}  // namespace core

namespace codec {

template <>
inline constexpr std::string_view variant_name<core::Owed> = "core.PendingDraw";
template <>
inline constexpr std::string_view wire_name_of<core::Nothing> = "none";
template <>
inline constexpr std::string_view wire_name_of<core::Order> = "shuffle";

}  // namespace codec
