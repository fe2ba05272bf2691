#include "codec/schema.h"

namespace codec {

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
