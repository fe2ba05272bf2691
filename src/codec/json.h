// JSON of described types, both ways. Every variant is one object {"alternative": {…}}. Reading is
// tolerant of unknown keys and of missing optional ones, strict in everything else, and throws
// nothing. This folder is the only place that knows JSON; codec/json_writer.h writes the same bytes
// faster, where nobody wants to look at the value.
#pragma once

#include <boost/json.hpp>

#include "codec/notation.h"
#include "codec/raw_json.h"

namespace codec {

namespace json = boost::json;

struct JsonLimits {
  std::size_t bytes = 64 * 1024, depth = 16;
};
Read<json::value> parse_json(std::string_view text, JsonLimits = {}, json::storage_ptr = {});
std::string json_text(const json::value&);

template <class T>
Read<T> from_json(const json::value&, std::string_view path);

// A T from text at once. What is small is read without allocating memory for the value.
template <class T>
Read<T> read_json(std::string_view text, JsonLimits limits, std::string_view path) {
  std::array<unsigned char, 4096> room;
  json::monotonic_resource memory{room.data(), room.size()};
  const auto value = parse_json(text, limits, &memory);
  if (!value) return std::unexpected(value.error());
  return from_json<T>(*value, path);
}
json::value raw_value(const RawJson&);

// A member that may be missing where it is read, and then keeps what its struct gives it. Every
// other member must be there, unless it is optional.
template <class T>
constexpr bool has_default(std::string_view /*member*/) {
  return false;
}

// The members of an object, while a struct is made of them.
struct MembersRead {
  const json::object& object;
  std::string_view path;
  std::optional<Problem>& wrong;
  bool good = true;
};

// What of writing and reading does not depend on the type: the templates below call these, so that
// little has to be compiled for each type. A reader returns false when it has said what is `wrong`.
json::value leaf_value(std::string_view text, bool is_number);
void put(json::object&, std::string_view name, json::value&&);
bool wrong_type(std::optional<Problem>& wrong, std::string_view path, std::string_view wanted);
bool read_text(std::string_view& text, const json::value&, std::string_view path,
               std::optional<Problem>& wrong);
bool read_whole(std::int64_t& number, const json::value&, std::string_view path,
                std::optional<Problem>& wrong);

// A member of a struct that is read, as long as its `members` are good; null where there is none.
const json::value* find_member(MembersRead& members, std::string_view name, bool may_be_missing);

// The one key of a variant's object, and what stands behind it.
struct Kind {
  std::string_view name;
  const json::value* value = nullptr;
};
bool read_kind(Kind&, const json::value&, std::string_view path, std::optional<Problem>& wrong);
bool unknown_kind(std::optional<Problem>& wrong, std::string_view name, std::string_view path);

template <class T>
json::value to_json(const T& value) {
  if constexpr (std::same_as<T, bool>) {
    return value;
  } else if constexpr (std::same_as<T, std::string>) {
    return leaf_value(value, false);
  } else if constexpr (std::same_as<T, RawJson>) {
    return raw_value(value);
  } else if constexpr (IsLeaf<T>) {
    return leaf_value(Leaf<T>::text(value), Leaf<T>::is_number);
  } else if constexpr (is_sequence<T>) {
    json::array array;
    for (const auto& item : value) array.push_back(to_json(item));
    return array;
  } else if constexpr (is_optional<T>) {
    return value ? to_json(*value) : json::value(nullptr);
  } else if constexpr (is_variant<T>) {
    json::object object;
    std::visit([&]<class A>(const A& a) { put(object, wire_name<A>(), to_json(a)); }, value);
    return object;
  } else {
    static_assert(DescribedStruct<T>);
    json::object object;
    boost::mp11::mp_for_each<members_of<T>>([&](auto d) {
      const auto& member = value.*d.pointer;
      if constexpr (is_optional<std::remove_cvref_t<decltype(member)>>) {
        if (member) put(object, d.name, to_json(*member));  // what is not there is not written
      } else {
        put(object, d.name, to_json(member));
      }
    });
    return object;
  }
}

// Reads into `result`, which is of no use when this is false; then `wrong` says why.
template <class T>
bool read_json(T& result, const json::value& value, std::string_view path,
               std::optional<Problem>& wrong);

template <class T>
bool read_leaf(T& result, const json::value& value, std::string_view path,
               std::optional<Problem>& wrong) {
  if constexpr (std::same_as<T, bool>) {
    if (!value.is_bool()) return wrong_type(wrong, path, "true or false");
    result = value.get_bool();
    return true;
  } else if constexpr (Leaf<T>::is_number) {
    std::int64_t number = 0;
    if (!read_whole(number, value, path, wrong)) return false;
    if constexpr (std::integral<T>) {
      result = static_cast<T>(number);
      return is_within(number, Leaf<T>::smallest, Leaf<T>::largest, wrong);
    } else {
      return take(result, Leaf<T>::parse(std::to_string(number)), wrong);
    }
  } else {
    std::string_view text;
    if (!read_text(text, value, path, wrong)) return false;
    if (std::same_as<T, lexicon::Word> && text.empty()) {  // no word yet
      result = {};
      return true;
    }
    return take(result, Leaf<T>::parse(text), wrong);
  }
}

template <class T>
bool read_sequence(T& result, const json::value& value, std::string_view path,
                   std::optional<Problem>& wrong) {
  if (!value.is_array()) return wrong_type(wrong, path, "a list");
  result = {};
  std::size_t i = 0;
  for (const json::value& element : value.get_array()) {
    typename T::value_type item{};
    if (!read_json(item, element, path, wrong)) return false;
    if constexpr (is_array<T>) {
      if (i >= result.size()) return wrong_type(wrong, path, "a shorter list");
      result[i] = std::move(item);
    } else if constexpr (is_set<T>) {
      if (result.has(item)) return wrong_type(wrong, path, "a list without repetition");
      result.add(item);
    } else {
      if constexpr (is_list<T>) {
        if (result.full()) return wrong_type(wrong, path, "a shorter list");
      }
      result.push_back(std::move(item));
    }
    ++i;
  }
  if constexpr (is_array<T>) {
    if (i != result.size()) return wrong_type(wrong, path, "a longer list");
  }
  return true;
}

template <class... As>
bool read_variant(std::variant<As...>& result, const json::value& value, std::string_view path,
                  std::optional<Problem>& wrong) {
  Kind kind;
  if (!read_kind(kind, value, path, wrong)) return false;
  bool known = false, good = false;
  const auto try_as = [&]<class A>(std::type_identity<A>) {
    if (kind.name != wire_name<A>()) return false;
    known = true;
    good = read_json(result.template emplace<A>(), *kind.value, kind.name, wrong);
    return true;
  };
  (try_as(std::type_identity<As>{}) || ...);
  return known ? good : unknown_kind(wrong, kind.name, path);
}

template <class T>
bool read_struct(T& result, const json::value& value, std::string_view path,
                 std::optional<Problem>& wrong) {
  static_assert(DescribedStruct<T>);
  if (!value.is_object()) return wrong_type(wrong, path, "an object");
  MembersRead members{value.get_object(), path, wrong};
  boost::mp11::mp_for_each<members_of<T>>([&](auto d) {
    auto& member = result.*d.pointer;
    constexpr bool optional = is_optional<std::remove_cvref_t<decltype(member)>>;
    if (const auto* found = find_member(members, d.name, optional || has_default<T>(d.name))) {
      members.good = read_json(member, *found, d.name, wrong);
    }
  });
  return members.good;
}

template <class T>
bool read_json(T& result, const json::value& value, std::string_view path,
               std::optional<Problem>& wrong) {
  if constexpr (std::same_as<T, std::string>) {
    std::string_view text;
    if (!read_text(text, value, path, wrong)) return false;
    result = text;
    return true;
  } else if constexpr (std::same_as<T, RawJson>) {
    result.text = json_text(value);
    return true;
  } else if constexpr (IsLeaf<T>) {
    return read_leaf(result, value, path, wrong);
  } else if constexpr (is_sequence<T>) {
    return read_sequence(result, value, path, wrong);
  } else if constexpr (is_optional<T>) {
    if (value.is_null()) return true;
    return read_json(result.emplace(), value, path, wrong);
  } else if constexpr (is_variant<T>) {
    return read_variant(result, value, path, wrong);
  } else {
    return read_struct(result, value, path, wrong);
  }
}

template <class T>
Read<T> from_json(const json::value& value, std::string_view path) {
  Read<T> read;
  std::optional<Problem> wrong;
  if (!read_json(*read, value, path, wrong)) read = std::unexpected(std::move(*wrong));
  return read;
}

}  // namespace codec
