#include "codec/impossible_json.h"
#include "testing/codec_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto value = codec::parse_json(battery::fuzzed_text(data, size));
  if (!value) return 0;
  battery::json_holds<impossible::Action>(*value);
  battery::json_holds<impossible::Options>(*value);
  battery::json_holds<impossible::View>(*value);
  battery::json_holds<std::vector<impossible::Offer>>(*value);
  return 0;
}
