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
json::value raw_value(const RawJson&);

// A member that may be missing where it is read, and then keeps what its struct gives it. Every
// other member must be there, unless it is optional.
template <class T>
constexpr bool has_default(std::string_view /*member*/) {
  return false;
}

template <class T>
json::value to_json(const T& value) {
  if constexpr (std::same_as<T, bool>) {
    return value;
  } else if constexpr (std::same_as<T, std::string>) {
    return json::value(value);
  } else if constexpr (std::same_as<T, RawJson>) {
    return raw_value(value);
  } else if constexpr (IsLeaf<T>) {
    const std::string text = Leaf<T>::text(value);
    if constexpr (Leaf<T>::is_number) {
      std::int64_t number = 0;
      std::from_chars(text.data(), text.data() + text.size(), number);
      return number;
    } else {
      return json::value(text);
    }
  } else if constexpr (is_sequence<T>) {
    json::array array;
    for (const auto& item : value) array.push_back(to_json(item));
    return array;
  } else if constexpr (is_optional<T>) {
    return value ? to_json(*value) : json::value(nullptr);
  } else if constexpr (is_variant<T>) {
    json::object object;
    std::visit([&]<class A>(const A& a) { object[wire_name<A>()] = to_json(a); }, value);
    return object;
  } else {
    static_assert(DescribedStruct<T>);
    json::object object;
    boost::mp11::mp_for_each<members_of<T>>([&](auto d) {
      const auto& member = value.*d.pointer;
      if constexpr (is_optional<std::remove_cvref_t<decltype(member)>>) {
        if (member) object[d.name] = to_json(*member);  // what is not there is not written
      } else {
        object[d.name] = to_json(member);
      }
    });
    return object;
  }
}

inline std::unexpected<Problem> wrong_type(std::string_view path, std::string_view wanted) {
  return problem("wrong_type", fmt::format("“{}” must be {}.", path, wanted));
}

template <class T>
Read<T> from_json(const json::value& value, std::string_view path);

template <class T>
Read<T> leaf_from_json(const json::value& value, std::string_view path) {
  if constexpr (std::same_as<T, bool>) {
    if (!value.is_bool()) return wrong_type(path, "true or false");
    return value.get_bool();
  } else if constexpr (Leaf<T>::is_number) {
    if (value.is_uint64() && value.get_uint64() > (std::uint64_t{1} << 62U)) {
      return problem("out_of_range", fmt::format("“{}” is out of range.", path));
    }
    if (!value.is_int64() && !value.is_uint64()) return wrong_type(path, "a whole number");
    const std::int64_t n =
        value.is_int64() ? value.get_int64() : static_cast<std::int64_t>(value.get_uint64());
    return Leaf<T>::parse(std::to_string(n));
  } else {
    if (!value.is_string()) return wrong_type(path, "a text");
    const auto& text = value.get_string();
    if (std::same_as<T, lexicon::Word> && text.empty()) return T{};  // no word yet
    return Leaf<T>::parse(std::string_view{text.data(), text.size()});
  }
}

template <class T>
Read<T> sequence_from_json(const json::value& value, std::string_view path) {
  if (!value.is_array()) return wrong_type(path, "a list");
  const json::array& array = value.get_array();
  T result{};
  std::size_t i = 0;
  for (const json::value& element : array) {
    auto item = from_json<typename T::value_type>(element, path);
    if (!item) return std::unexpected(item.error());
    if constexpr (is_array<T>) {
      if (i >= result.size()) return wrong_type(path, "a shorter list");
      result[i] = *item;
    } else if constexpr (is_set<T>) {
      if (result.has(*item)) return wrong_type(path, "a list without repetition");
      result.add(*item);
    } else {
      if constexpr (is_list<T>) {
        if (result.full()) return wrong_type(path, "a shorter list");
      }
      result.push_back(*item);
    }
    ++i;
  }
  if constexpr (is_array<T>) {
    if (i != result.size()) return wrong_type(path, "a longer list");
  }
  return result;
}

template <class Variant>
Read<Variant> variant_from_json(const json::value& value, std::string_view path) {
  if (!value.is_object() || value.get_object().size() != 1) {
    return wrong_type(path, "an object with one key, the name of its kind");
  }
  const auto& [key, inner] = *value.get_object().begin();
  const std::string_view name{key.data(), key.size()};
  std::optional<Read<Variant>> found;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Variant>>([&](auto type) {
    using A = typename decltype(type)::type;
    if (found || name != wire_name<A>()) return;
    found = mapped(from_json<A>(inner, name), [](A&& a) { return Variant{std::move(a)}; });
  });
  if (found) return std::move(*found);
  return problem("unknown_name", fmt::format("“{}” is no kind of “{}”.", name, path));
}

template <class T>
Read<T> from_json(const json::value& value, std::string_view path) {
  if constexpr (std::same_as<T, std::string>) {
    if (!value.is_string()) return wrong_type(path, "a text");
    return std::string{value.get_string().data(), value.get_string().size()};
  } else if constexpr (std::same_as<T, RawJson>) {
    return RawJson{json_text(value)};
  } else if constexpr (IsLeaf<T>) {
    return leaf_from_json<T>(value, path);
  } else if constexpr (is_sequence<T>) {
    return sequence_from_json<T>(value, path);
  } else if constexpr (is_optional<T>) {
    if (value.is_null()) return T{};
    return mapped(from_json<typename T::value_type>(value, path),
                  [](typename T::value_type&& inner) { return T{std::move(inner)}; });
  } else if constexpr (is_variant<T>) {
    return variant_from_json<T>(value, path);
  } else {
    static_assert(DescribedStruct<T>);
    if (!value.is_object()) return wrong_type(path, "an object");
    const json::object& object = value.get_object();
    T result{};
    std::optional<Problem> wrong;
    boost::mp11::mp_for_each<members_of<T>>([&](auto d) {
      if (wrong) return;
      auto& member = result.*d.pointer;
      using M = std::remove_cvref_t<decltype(member)>;
      const json::value* found = object.if_contains(d.name);
      const auto take = [&](auto&& got) {
        if (got) {
          member = std::move(*got);
        } else {
          wrong = got.error();
        }
      };
      if constexpr (is_optional<M>) {
        if (found && !found->is_null()) take(from_json<typename M::value_type>(*found, d.name));
      } else if (found) {
        take(from_json<M>(*found, d.name));
      } else if (!has_default<T>(d.name)) {
        wrong = Problem{"missing", fmt::format("“{}” is missing in “{}”.", d.name, path), ""};
      }
    });
    if (wrong) return std::unexpected(*wrong);
    return result;
  }
}

}  // namespace codec
