// The name of an enumerator is its spelling in the source: wire names cannot drift from the code.
// For enums whose enumerators count from 0 without a gap.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

namespace core {
namespace detail {

template <auto value>
constexpr std::string_view enumerator_text() {
  const std::string_view text = __PRETTY_FUNCTION__;  // "… [with auto value = fiction::Side::x; …"
  const auto from = text.find("value = ") + 8;
  std::string_view spelt = text.substr(from, text.find_first_of(";]", from) - from);
  if (spelt.front() == '(') return {};  // a number in brackets: no enumerator has this value
  return spelt.substr(spelt.rfind(':') + 1);
}

// The first value without a name ends the count, so that none behind it is looked at.
template <class E, std::size_t n = 0>
constexpr std::size_t count_names() {
  if constexpr (enumerator_text<static_cast<E>(n)>().empty()) {
    return n;
  } else {
    return count_names<E, n + 1>();
  }
}

template <class E, std::size_t... i>
constexpr auto enumerator_texts(std::index_sequence<i...>) {
  return std::array{enumerator_text<static_cast<E>(i)>()...};
}

template <class E>
inline constexpr auto texts = enumerator_texts<E>(std::make_index_sequence<count_names<E>()>{});

template <class E>
constexpr bool is_named() {
  if constexpr (std::is_enum_v<E>) {
    return !enumerator_text<static_cast<E>(0)>().empty();
  } else {
    return false;
  }
}

}  // namespace detail

template <class E>
concept NamedEnum = detail::is_named<E>();

template <NamedEnum E>
inline constexpr std::size_t enum_size = detail::texts<E>.size();

// In the order of their values.
template <NamedEnum E>
constexpr std::span<const std::string_view> enum_names() {
  return detail::texts<E>;
}

template <NamedEnum E>
constexpr std::string_view enum_name(E value) {
  return detail::texts<E>[static_cast<std::size_t>(value)];
}

template <NamedEnum E>
constexpr std::optional<E> enum_from_name(std::string_view name) {
  for (std::size_t i = 0; i < enum_size<E>; ++i) {
    if (detail::texts<E>[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

}  // namespace core
