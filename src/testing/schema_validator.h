// Whether a value is valid against a schema of ours. Knows exactly the keywords that codec/schema.h
// writes: any other is a failure, so that none is written and never looked at.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/json.h"

namespace battery {

class SchemaValidator {
 public:
  explicit SchemaValidator(std::string_view document);  // as Schema::text gives it

  const codec::json::object& document() const { return document_; }
  const codec::json::object* find(std::string_view definition) const;

  // Against the definition of that name: what is wrong and where, or nothing.
  std::optional<std::string> trouble(std::string_view definition,
                                     const codec::json::value& value) const;
  std::optional<std::string> trouble(std::string_view definition, std::string_view text) const;

 private:
  codec::json::object document_;
};

}  // namespace battery
