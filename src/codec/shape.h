// Which of the standard's shapes, or of core's, a type has: what is written and read looks at these
// before it looks at members.
#pragma once

#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "core/list.h"
#include "core/set.h"

namespace codec {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <class T>
inline constexpr bool is_variant = false;
template <class... Ts>
inline constexpr bool is_variant<std::variant<Ts...>> = true;

template <class T>
inline constexpr bool is_list = false;
template <class T, std::size_t n>
inline constexpr bool is_list<core::List<T, n>> = true;

template <class T>
inline constexpr bool is_set = false;
template <class T, std::size_t n>
inline constexpr bool is_set<core::Set<T, n>> = true;

template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t n>
inline constexpr bool is_array<std::array<T, n>> = true;

template <class T>
inline constexpr bool is_sequence = is_list<T> || is_set<T> || is_array<T>;
template <class T>
inline constexpr bool is_sequence<std::vector<T>> = true;

}  // namespace codec
