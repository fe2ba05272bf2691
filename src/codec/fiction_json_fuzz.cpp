#include "codec/fiction_json.h"
#include "testing/codec_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto value = codec::parse_json(battery::fuzzed_text(data, size));
  if (!value) return 0;
  battery::json_holds<fiction::Action>(*value);
  battery::json_holds<fiction::Options>(*value);
  battery::json_holds<fiction::View>(*value);
  battery::json_holds<std::vector<fiction::Offer>>(*value);
  return 0;
}
