#include "codec/json.h"

#include <cstdlib>

#ifdef BOOST_NO_EXCEPTIONS
// Boost reports misuse by exceptions that this folder does not have; input never leads here.
namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const boost::source_location&) { std::abort(); }
}  // namespace boost
#endif

namespace codec {

constexpr std::size_t most_bytes = 64 * 1024;
constexpr std::size_t most_depth = 16;

Read<json::value> parse_json(std::string_view text) {
  if (text.size() > most_bytes) {
    return problem("too_long", fmt::format("This JSON is longer than {} bytes.", most_bytes));
  }
  json::parse_options options;
  options.max_depth = most_depth;
  json::error_code error;
  json::value value = json::parse(json::string_view{text.data(), text.size()}, error, {}, options);
  if (error) return problem("not_json", "This is not well-formed JSON.");
  return value;
}

std::string json_text(const json::value& value) { return json::serialize(value); }

}  // namespace codec
