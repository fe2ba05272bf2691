// JSON Schema (draft 2020-12) of described types: what to_json writes of a type is valid against
// its schema. Whatever has a name gets a definition of its own, "fiction.View" for fiction::View,
// so that types for other languages can be made from it; the names are as stable as those of the
// code.
#pragma once

#include <map>
#include <set>
#include <span>

#include "codec/json.h"

namespace codec {

class Schema {
 public:
  // A type that is asked for by name, with everything that it is made of.
  template <class T>
  void add_root() {
    static_assert(DescribedStruct<T> || is_variant<T> || core::NamedEnum<T>);
    define<T>();
    roots_.insert(name_of<T>());
  }

  // The schema of T: a reference where it has a name.
  template <class T>
  json::value of();

  // What the definition of T is called: "fiction.View".
  template <class T>
  static std::string name_of();

  // The whole document, a definition a line: the same text for the same types, in whatever order
  // they were added. `x-roots` lists the roots by the namespace that they belong to.
  std::string text(std::string_view title) const;

 private:
  // A type's parts in tables, so that what is made of them is compiled once and not for each type.
  struct Member {
    const char* name;
    json::value (Schema::*of)();
    bool may_be_missing;
    json::value (*given)();  // what a missing one is; null where that is nothing
  };
  struct Kind {
    const std::string& (*name)();
    json::value (Schema::*of)();
  };

  template <class T>
  void define();
  bool begin(const std::string& name);  // false where it is defined, or being defined, already
  json::object struct_schema(std::span<const Member>);
  json::object variant_schema(std::span<const Kind>);

  template <class T, class Described>
  static constexpr Member member();
  template <class T>
  static constexpr auto members();

  std::map<std::string, json::value> definitions_;
  std::set<std::string> roots_;
};

// Whether a type's text is one qualified name, so that it can name a definition.
constexpr bool is_qualified_name(std::string_view text) {
  return text.find("::") != std::string_view::npos && text.find('<') == std::string_view::npos &&
         !text.starts_with("std::");
}

json::object text_schema();
json::object number_schema(std::int64_t smallest, std::int64_t largest);
json::object names_schema(json::array&&);
json::object list_schema(json::value&& items, std::size_t least, std::size_t most, bool is_set);
json::object nullable_schema(json::value&&);
json::object reference(std::string_view name);
std::string dotted(std::string_view qualified_name);

inline constexpr std::size_t any_length = ~std::size_t{0};

template <class T>
json::object leaf_schema() {
  if constexpr (std::same_as<T, bool>) {
    return {{"type", "boolean"}};
  } else if constexpr (Leaf<T>::is_number) {
    return number_schema(Leaf<T>::smallest, Leaf<T>::largest);
  } else if constexpr (core::NamedEnum<T>) {
    json::array names;  // as they are written: an enum may have a Leaf of its own
    for (std::size_t i = 0; i < core::enum_size<T>; ++i) {
      names.push_back(leaf_value(Leaf<T>::text(static_cast<T>(i)), false));
    }
    return names_schema(std::move(names));
  } else {
    return text_schema();
  }
}

template <class T>
std::string Schema::name_of() {
  if constexpr (is_variant<T>) {
    static_assert(!variant_name<T>.empty(), "say what this variant is called, beside its codec");
    return std::string{variant_name<T>};
  } else {
    static_assert(is_qualified_name(type_text<T>()));
    return dotted(type_text<T>());
  }
}

template <class T, class Described>
constexpr Schema::Member Schema::member() {
  using M = std::remove_cvref_t<decltype(std::declval<T>().*Described::pointer)>;
  if constexpr (is_optional<M>) {
    return {Described::name, &Schema::of<typename M::value_type>, true, nullptr};
  } else if constexpr (has_default<T>(Described::name)) {
    return {Described::name, &Schema::of<M>, true, [] { return to_json(T{}.*Described::pointer); }};
  } else {
    return {Described::name, &Schema::of<M>, false, nullptr};
  }
}

template <class T>
constexpr auto Schema::members() {
  return []<class... Described>(boost::mp11::mp_list<Described...>) {
    return std::array<Member, sizeof...(Described)>{member<T, Described>()...};
  }(boost::mp11::mp_rename<members_of<T>, boost::mp11::mp_list>{});
}

template <class T>
void Schema::define() {
  const std::string name = name_of<T>();
  if (!begin(name)) return;
  if constexpr (IsLeaf<T>) {
    definitions_[name] = leaf_schema<T>();
  } else if constexpr (is_variant<T>) {
    definitions_[name] = [this]<class... As>(std::type_identity<std::variant<As...>>) {
      static constexpr std::array<Kind, sizeof...(As)> kinds{
          Kind{&wire_name<As>, &Schema::of<As>}...};
      return variant_schema(kinds);
    }(std::type_identity<T>{});
  } else {
    static constexpr auto described = members<T>();
    definitions_[name] = struct_schema(described);
  }
}

template <class T>
json::value Schema::of() {
  if constexpr (std::same_as<T, std::string>) {
    return text_schema();
  } else if constexpr (std::same_as<T, RawJson>) {
    return json::object{};  // anything
  } else if constexpr (IsLeaf<T> && !is_qualified_name(type_text<T>())) {
    return leaf_schema<T>();
  } else if constexpr (!IsLeaf<T> && is_sequence<T>) {
    std::size_t least = 0, most = any_length;
    if constexpr (is_array<T>) {
      least = most = std::tuple_size_v<T>;
    } else if constexpr (is_list<T> || is_set<T>) {
      most = T::capacity;
    }
    return list_schema(of<typename T::value_type>(), least, most, is_set<T>);
  } else if constexpr (is_optional<T>) {
    return nullable_schema(of<typename T::value_type>());
  } else {
    define<T>();
    return reference(name_of<T>());
  }
}

}  // namespace codec
