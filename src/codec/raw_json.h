// A piece of JSON that is carried as it is: whoever passes it on need not know what it says.
#pragma once

#include <string>

namespace codec {

struct RawJson {
  std::string text = "null";  // one well-formed JSON value, as json_text writes it
  friend bool operator==(const RawJson&, const RawJson&) = default;
};

}  // namespace codec
