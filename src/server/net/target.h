// What a request asks for, in the words of its first line.
#pragma once

#include <string>
#include <string_view>
#include <variant>

namespace server::net {

struct Target {
  std::string path;   // behind the base path, decoded, begins with a slash
  std::string query;  // as it came
  friend bool operator==(const Target&, const Target&) = default;
};
struct NotOurs {  // outside the base path
  friend bool operator==(NotOurs, NotOurs) = default;
};
struct WithoutSlash {  // the base path, but for its last slash
  friend bool operator==(WithoutSlash, WithoutSlash) = default;
};
struct Malformed {
  friend bool operator==(Malformed, Malformed) = default;
};
using ReadTarget = std::variant<Target, NotOurs, WithoutSlash, Malformed>;

// `base_path` begins and ends with a slash. A path that climbs ("..") or hides control characters
// is malformed.
ReadTarget read_target(std::string_view target, std::string_view base_path);

}  // namespace server::net
