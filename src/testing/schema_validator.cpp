#include "testing/schema_validator.h"

#include <algorithm>

namespace battery {
namespace {

namespace json = codec::json;
using Trouble = std::optional<std::string>;

std::string_view view_of(const json::string& text) { return {text.data(), text.size()}; }

bool is_of(std::string_view type, const json::value& value) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "integer") return value.is_int64() || value.is_uint64();
  if (type == "boolean") return value.is_bool();
  return type == "null" && value.is_null();
}

class Check {
 public:
  explicit Check(const SchemaValidator& validator) : validator_{validator} {}

  Trouble operator()(const json::object& schema, const json::value& value,
                     const std::string& path) const {
    for (const auto& [key, argument] : schema) {
      if (auto wrong = keyword({key.data(), key.size()}, argument, schema, value, path)) {
        return wrong;
      }
    }
    return std::nullopt;
  }

 private:
  static Trouble unless(bool holds, const std::string& path, std::string_view what) {
    if (holds) return std::nullopt;
    return fmt::format("{}: {}", path, what);
  }

  Trouble keyword(std::string_view key, const json::value& argument, const json::object& schema,
                  const json::value& value, const std::string& path) const {
    if (key == "$ref") return reference(view_of(argument.get_string()), value, path);
    if (key == "default") return std::nullopt;
    if (key == "type") {
      const auto type = view_of(argument.get_string());
      return unless(is_of(type, value), path, fmt::format("is not of type {}", type));
    }
    if (key == "enum") {
      const auto& names = argument.get_array();
      return unless(std::find(names.begin(), names.end(), value) != names.end(), path,
                    "is none of the names");
    }
    if (key == "oneOf" || key == "anyOf") return alternatives(key, argument, value, path);
    if (value.is_number()) return number(key, argument, value, path);
    if (value.is_array()) return array(key, argument, value.get_array(), path);
    if (value.is_object()) return object(key, argument, schema, value.get_object(), path);
    return fmt::format("{}: the keyword {} does not fit", path, key);
  }

  Trouble reference(std::string_view name, const json::value& value,
                    const std::string& path) const {
    constexpr std::string_view start = "#/$defs/";
    if (!name.starts_with(start)) return fmt::format("{}: leads elsewhere", name);
    const auto* schema = validator_.find(name.substr(start.size()));
    return schema ? (*this)(*schema, value, path) : fmt::format("{}: leads nowhere", name);
  }

  Trouble alternatives(std::string_view key, const json::value& argument, const json::value& value,
                       const std::string& path) const {
    std::size_t fitting = 0;
    std::string troubles;
    for (const auto& each : argument.get_array()) {
      if (const auto wrong = (*this)(each.get_object(), value, path)) {
        troubles += "\n  " + *wrong;
      } else {
        ++fitting;
      }
    }
    return unless(key == "oneOf" ? fitting == 1 : fitting > 0, path,
                  fmt::format("{} alternatives fit{}", fitting, troubles));
  }

  static Trouble number(std::string_view key, const json::value& argument, const json::value& value,
                        const std::string& path) {
    const auto n = value.is_int64() ? value.get_int64() : std::int64_t{1} << 62U;
    if (key == "minimum") return unless(n >= argument.get_int64(), path, "is too small");
    if (key == "maximum") return unless(n <= argument.get_int64(), path, "is too large");
    return fmt::format("{}: the keyword {} does not fit a number", path, key);
  }

  Trouble array(std::string_view key, const json::value& argument, const json::array& values,
                const std::string& path) const {
    const auto bound = [&] { return argument.to_number<std::size_t>(); };
    if (key == "minItems") return unless(values.size() >= bound(), path, "is too short");
    if (key == "maxItems") return unless(values.size() <= bound(), path, "is too long");
    if (key == "uniqueItems") {
      for (auto item = values.begin(); item != values.end(); ++item) {
        if (std::find(item + 1, values.end(), *item) != values.end()) return path + ": repeats";
      }
      return std::nullopt;
    }
    if (key != "items") return fmt::format("{}: the keyword {} does not fit a list", path, key);
    for (std::size_t i = 0; i < values.size(); ++i) {
      const auto at = fmt::format("{}[{}]", path, i);
      if (auto wrong = (*this)(argument.get_object(), values[i], at)) return wrong;
    }
    return std::nullopt;
  }

  Trouble object(std::string_view key, const json::value& argument, const json::object& schema,
                 const json::object& members, const std::string& path) const {
    if (key == "required") {
      for (const auto& name : argument.get_array()) {
        if (!members.contains(name.get_string())) {
          return fmt::format("{}: lacks {}", path, view_of(name.get_string()));
        }
      }
      return std::nullopt;
    }
    if (key == "additionalProperties") {
      if (argument != json::value(false)) return path + ": additionalProperties is not false";
      for (const auto& [name, member] : members) {
        if (!schema.at("properties").get_object().contains(name)) return path + ": has too much";
      }
      return std::nullopt;
    }
    if (key != "properties") return fmt::format("{}: unknown keyword {}", path, key);
    for (const auto& [name, member] : members) {
      const auto* inner = argument.get_object().if_contains(name);
      if (inner == nullptr) continue;
      const auto at = fmt::format("{}.{}", path, std::string_view{name.data(), name.size()});
      if (auto wrong = (*this)(inner->get_object(), member, at)) return wrong;
    }
    return std::nullopt;
  }

  const SchemaValidator& validator_;
};

}  // namespace

SchemaValidator::SchemaValidator(std::string_view document) {
  auto parsed = codec::parse_json(document, {.bytes = document.size(), .depth = 16});
  if (parsed && parsed->is_object()) document_ = std::move(parsed->get_object());
}

const json::object* SchemaValidator::find(std::string_view definition) const {
  const auto* all = document_.if_contains("$defs");
  const auto* found =
      all ? all->get_object().if_contains({definition.data(), definition.size()}) : nullptr;
  return found ? &found->get_object() : nullptr;
}

Trouble SchemaValidator::trouble(std::string_view definition, const json::value& value) const {
  const auto* schema = find(definition);
  if (schema == nullptr) return fmt::format("there is no definition {}", definition);
  return Check{*this}(*schema, value, std::string{definition});
}

Trouble SchemaValidator::trouble(std::string_view definition, std::string_view text) const {
  const auto value = codec::parse_json(text, {.bytes = text.size(), .depth = 48});
  return value ? trouble(definition, *value) : value.error().sentence;
}

}  // namespace battery
