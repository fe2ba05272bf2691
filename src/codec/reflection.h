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

template <class T>
concept DescribedStruct = boost::describe::has_describe_members<T>::value && std::is_class_v<T>;

template <class T>
using members_of = boost::describe::describe_members<T, boost::describe::mod_public>;

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

template <class T>
const std::string& wire_name() {
  static const std::string name = wire_spelling(type_text<T>());
  return name;
}

}  // namespace codec
