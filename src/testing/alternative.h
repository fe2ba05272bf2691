// Alternatives of a variant by their number, so that tests reach all of them without a list.
#pragma once

#include <boost/mp11.hpp>
#include <utility>
#include <variant>

#include "codec/reflection.h"

namespace battery {

// The nth alternative, its members filled in by `fill`, which takes each by reference. The
// alternatives have to be described. Requires n < std::variant_size_v<Variant>.
template <class Variant, class Fill>
Variant alternative(std::size_t n, Fill&& fill) {
  return boost::mp11::mp_with_index<std::variant_size_v<Variant>>(n, [&](auto index) {
    std::variant_alternative_t<index, Variant> made{};
    boost::mp11::mp_for_each<codec::members_of<decltype(made)>>(
        [&](auto member) { fill(made.*member.pointer); });
    return Variant{std::move(made)};
  });
}

}  // namespace battery
