#include "codec/json.h"

#include <cassert>
#include <cstdlib>

#ifdef BOOST_NO_EXCEPTIONS
// Boost reports misuse by exceptions that this folder does not have; input never leads here.
namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const boost::source_location&) { std::abort(); }
}  // namespace boost
#endif

namespace codec {

Read<json::value> parse_json(std::string_view text, JsonLimits limits, json::storage_ptr memory) {
  if (text.size() > limits.bytes) {
    return problem("too_long", fmt::format("This JSON is longer than {} bytes.", limits.bytes));
  }
  json::parse_options options;
  options.max_depth = limits.depth;
  json::error_code error;
  json::value value =
      json::parse(json::string_view{text.data(), text.size()}, error, std::move(memory), options);
  if (error) return problem("not_json", "This is not well-formed JSON.");
  return value;
}

std::string json_text(const json::value& value) { return json::serialize(value); }

json::value raw_value(const RawJson& raw) {
  auto value = parse_json(raw.text, {.bytes = raw.text.size(), .depth = 64});
  assert(value && "a RawJson holds one well-formed value");
  return value ? std::move(*value) : json::value{};
}

}  // namespace codec
