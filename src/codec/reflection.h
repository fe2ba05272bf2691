// Names of types and members, for JSON and notation alike. Types are described beside
// the codec of their game (codec/fiction_described.h), so that rules know nothing of it.
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <boost/pfr/tuple_size.hpp>
#include <string>
#include <string_view>
#include <type_traits>

namespace codec {

// A struct without members needs no description.
template <class T>
concept EmptyStruct = std::is_aggregate_v<T> && std::is_empty_v<T>;

template <class T>
concept DescribedStruct =
    EmptyStruct<T> || (boost::describe::has_describe_members<T>::value && std::is_class_v<T>);

template <class T>
struct MembersOf {
  using type = boost::describe::describe_members<T, boost::describe::mod_public>;
};
template <EmptyStruct T>
struct MembersOf<T> {
  using type = boost::mp11::mp_list<>;
};
template <class T>
using members_of = typename MembersOf<T>::type;

// A member that was added and not described would silently be lost: this does not compile then.
// `hidden` members are kept out on purpose.
template <class T, std::size_t hidden = 0>
constexpr bool describes_all =
    boost::mp11::mp_size<members_of<T>>::value + hidden == boost::pfr::tuple_size_v<T>;

template <class T>
constexpr std::string_view type_text() {
  const std::string_view text = __PRETTY_FUNCTION__;
  const auto from = text.find("T = ") + 4;
  const auto to = text.find_first_of(";]", from);
  return text.substr(from, to - from);
}

// What a variant is called where its type has to be named, as in a schema: "fiction.Action". An
// alias has no name that a program could find out.
template <class Variant>
inline constexpr std::string_view variant_name{};

// LetterQuery is letter_query on the wire; offers are named like the actions that they offer.
std::string wire_spelling(std::string_view type_text);

// The name on the wire and in notation of a type whose name in the code is another one; empty if
// they are the same.
template <class T>
inline constexpr std::string_view wire_name_of{};

template <class T>
const std::string& wire_name() {
  static const std::string name =
      wire_name_of<T>.empty() ? wire_spelling(type_text<T>()) : std::string{wire_name_of<T>};
  return name;
}

}  // namespace codec
