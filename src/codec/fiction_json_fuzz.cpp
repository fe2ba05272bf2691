// Whatever reads as an action, a view, offers or options is written and read again as the same.
#include <cstdint>
#include <cstdlib>

#include "codec/fiction_json.h"
#include "codec/json.h"

namespace {

template <class T>
void round_trip(const codec::json::value& value) {
  const auto read = codec::from_json<T>(value, "value");
  if (!read) {
    if (read.error().code.empty() || read.error().sentence.empty()) std::abort();
    return;
  }
  const std::string text = codec::json_text(codec::to_json(*read));
  const auto parsed = codec::parse_json(text);
  if (!parsed) std::abort();
  const auto again = codec::from_json<T>(*parsed, "value");
  if (!again || !(*again == *read) || codec::json_text(codec::to_json(*again)) != text) {
    std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto value = codec::parse_json({reinterpret_cast<const char*>(data), size});
  if (!value) return 0;
  round_trip<fiction::Action>(*value);
  round_trip<fiction::Options>(*value);
  round_trip<fiction::View>(*value);
  round_trip<std::vector<fiction::Offer>>(*value);
  return 0;
}
