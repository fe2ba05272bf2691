// JSON looked through without reading it: a client that plays at thousands of tables wants three
// members of a long message, and has no time for the others.
#pragma once

#include <optional>
#include <string_view>

namespace load {

struct JsonMember {
  std::string_view name;  // as it is spelt, without quotes
  std::string_view value;
};

// The members of an object, one after another. What is not well formed ends early, and harms
// nobody.
class JsonMembers {
 public:
  explicit JsonMembers(std::string_view object);
  std::optional<JsonMember> next();

 private:
  std::string_view rest_;
};

// A text without its quotes, where nothing in it is escaped.
std::string_view unquoted(std::string_view value);

}  // namespace load
