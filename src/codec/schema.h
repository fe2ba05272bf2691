// JSON Schema (draft 2020-12) of described types: what to_json writes of a type is valid against
// its schema. Whatever has a name gets a definition of its own, "fiction.View" for fiction::View,
// so that types for other languages can be made from it; the names are as stable as those of the
// code.
#pragma once

#include <map>
#include <set>

#include "codec/json.h"

namespace codec {

class Schema {
 public:
  // A type that is asked for by name, with everything that it is made of.
  template <class T>
  void add_root() {
    static_assert(DescribedStruct<T> || is_variant<T>);
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
  template <class T>
  void define();
  template <class T>
  json::object struct_schema();
  template <class T>
  json::object variant_schema();

  std::map<std::string, json::value> definitions_;
  std::set<std::string> roots_;
};

// Whether a type's text is one qualified name, so that it can name a definition.
constexpr bool is_qualified_name(std::string_view text) {
  return text.find("::") != std::string_view::npos && text.find('<') == std::string_view::npos &&
         !text.starts_with("std::");
}

template <class T>
json::object leaf_schema() {
  if constexpr (std::same_as<T, bool>) {
    return {{"type", "boolean"}};
  } else if constexpr (Leaf<T>::is_number) {
    // Beyond 2^53 a number is not exact in every language; then nothing is promised.
    json::object schema{{"type", "integer"}, {"minimum", Leaf<T>::smallest}};
    if (Leaf<T>::largest <= std::int64_t{1} << 53U) schema["maximum"] = Leaf<T>::largest;
    if (Leaf<T>::smallest < -(std::int64_t{1} << 53U)) schema.erase("minimum");
    return schema;
  } else if constexpr (core::NamedEnum<T>) {
    json::array names;
    for (std::size_t i = 0; i < core::enum_size<T>; ++i) {
      names.emplace_back(Leaf<T>::text(static_cast<T>(i)));
    }
    return {{"type", "string"}, {"enum", std::move(names)}};
  } else {
    return {{"type", "string"}};
  }
}

template <class T>
std::string Schema::name_of() {
  if constexpr (is_variant<T>) {
    static_assert(!variant_name<T>.empty(), "say what this variant is called, beside its codec");
    return std::string{variant_name<T>};
  } else {
    static_assert(is_qualified_name(type_text<T>()));
    std::string name{type_text<T>()};
    for (auto colons = name.find("::"); colons != std::string::npos; colons = name.find("::")) {
      name.replace(colons, 2, ".");
    }
    return name;
  }
}

template <class T>
json::object Schema::struct_schema() {
  json::object properties;
  json::array required;
  boost::mp11::mp_for_each<members_of<T>>([&](auto d) {
    using M = std::remove_cvref_t<decltype(std::declval<T>().*d.pointer)>;
    if constexpr (is_optional<M>) {
      properties[d.name] = of<typename M::value_type>();
    } else if (has_default<T>(d.name)) {
      json::object member = of<M>().get_object();
      member["default"] = to_json(T{}.*d.pointer);
      properties[d.name] = std::move(member);
    } else {
      properties[d.name] = of<M>();
      required.emplace_back(d.name);
    }
  });
  json::object schema{{"type", "object"}, {"properties", std::move(properties)}};
  if (!required.empty()) schema["required"] = std::move(required);
  return schema;
}

template <class Variant>
json::object Schema::variant_schema() {
  json::array kinds;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Variant>>([&](auto type) {
    using A = typename decltype(type)::type;
    const std::string& name = wire_name<A>();
    kinds.push_back(json::object{{"type", "object"},
                                 {"properties", json::object{{name, of<A>()}}},
                                 {"required", json::array{json::value(name)}},
                                 {"additionalProperties", false}});
  });
  return {{"oneOf", std::move(kinds)}};
}

template <class T>
void Schema::define() {
  const std::string name = name_of<T>();
  if (!definitions_.emplace(name, nullptr).second) return;
  json::object schema;
  if constexpr (IsLeaf<T>) {
    schema = leaf_schema<T>();
  } else if constexpr (is_variant<T>) {
    schema = variant_schema<T>();
  } else {
    schema = struct_schema<T>();
  }
  definitions_[name] = std::move(schema);
}

template <class T>
json::value Schema::of() {
  if constexpr (std::same_as<T, std::string>) {
    return json::object{{"type", "string"}};
  } else if constexpr (std::same_as<T, RawJson>) {
    return json::object{};  // anything
  } else if constexpr (IsLeaf<T> && !is_qualified_name(type_text<T>())) {
    return leaf_schema<T>();
  } else if constexpr (!IsLeaf<T> && is_sequence<T>) {
    json::object schema{{"type", "array"}, {"items", of<typename T::value_type>()}};
    if constexpr (is_array<T>) {
      schema["minItems"] = schema["maxItems"] = std::tuple_size_v<T>;
    } else if constexpr (is_list<T> || is_set<T>) {
      schema["maxItems"] = T::capacity;
    }
    if constexpr (is_set<T>) schema["uniqueItems"] = true;
    return schema;
  } else if constexpr (is_optional<T>) {
    return json::object{
        {"anyOf", json::array{of<typename T::value_type>(), json::object{{"type", "null"}}}}};
  } else {
    define<T>();
    return json::object{{"$ref", "#/$defs/" + name_of<T>()}};
  }
}

}  // namespace codec
