#include "codec/schema.h"

namespace codec {

json::object text_schema() { return {{"type", "string"}}; }

// Beyond 2^53 a number is not exact in every language; then nothing is promised.
json::object number_schema(std::int64_t smallest, std::int64_t largest) {
  constexpr std::int64_t exact = std::int64_t{1} << 53U;
  json::object schema{{"type", "integer"}};
  if (smallest >= -exact) schema["minimum"] = smallest;
  if (largest <= exact) schema["maximum"] = largest;
  return schema;
}

json::object names_schema(json::array&& names) {
  return {{"type", "string"}, {"enum", std::move(names)}};
}

json::object list_schema(json::value&& items, std::size_t least, std::size_t most, bool is_set) {
  json::object schema{{"type", "array"}, {"items", std::move(items)}};
  if (most != any_length) schema["maxItems"] = most;
  if (least > 0) schema["minItems"] = least;
  if (is_set) schema["uniqueItems"] = true;
  return schema;
}

json::object nullable_schema(json::value&& inner) {
  return {{"anyOf", json::array{std::move(inner), json::object{{"type", "null"}}}}};
}

json::object reference(std::string_view name) {
  return {{"$ref", leaf_value(fmt::format("#/$defs/{}", name), false)}};
}

std::string dotted(std::string_view qualified_name) {
  std::string name;
  for (const char c : qualified_name) {
    if (c != ':') {
      name += c;
    } else if (name.back() != '.') {
      name += '.';
    }
  }
  return name;
}

bool Schema::begin(const std::string& name) { return definitions_.emplace(name, nullptr).second; }

json::object Schema::struct_schema(std::span<const Member> members) {
  json::object properties;
  json::array required;
  for (const Member& member : members) {
    json::value schema = (this->*member.of)();
    if (member.given != nullptr) schema.get_object()["default"] = member.given();
    properties[member.name] = std::move(schema);
    if (!member.may_be_missing) required.emplace_back(member.name);
  }
  json::object schema{{"type", "object"}, {"properties", std::move(properties)}};
  if (!required.empty()) schema["required"] = std::move(required);
  return schema;
}

json::object Schema::variant_schema(std::span<const Kind> kinds) {
  json::array alternatives;
  for (const Kind& kind : kinds) {
    const std::string& name = kind.name();
    alternatives.push_back(json::object{{"type", "object"},
                                        {"properties", json::object{{name, (this->*kind.of)()}}},
                                        {"required", json::array{json::value(name)}},
                                        {"additionalProperties", false}});
  }
  return {{"oneOf", std::move(alternatives)}};
}

std::string Schema::text(std::string_view title) const {
  std::map<std::string, json::array> roots;  // by the name before the dot
  for (const auto& name : roots_) roots[name.substr(0, name.find('.'))].emplace_back(name);

  std::string text = fmt::format(
      "{{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\","
      "\n\"title\":{},\n\"x-roots\":{{",
      json_text(json::string{title.data(), title.size()}));
  std::string_view before = "\n";
  for (const auto& [group, names] : roots) {
    text += fmt::format("{}{}:{}", before, json_text(json::string{group}), json_text(names));
    before = ",\n";
  }
  text += "},\n\"$defs\":{";
  before = "\n";
  for (const auto& [name, schema] : definitions_) {
    text += fmt::format("{}{}:{}", before, json_text(json::string{name}), json_text(schema));
    before = ",\n";
  }
  return text + "}}\n";
}

}  // namespace codec
