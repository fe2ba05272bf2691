#include "codec/wordles_json.h"
#include "testing/codec_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto value = codec::parse_json(battery::fuzzed_text(data, size));
  if (!value) return 0;
  battery::json_holds<wordles::Action>(*value);
  battery::json_holds<wordles::Options>(*value);
  battery::json_holds<wordles::View>(*value);
  battery::json_holds<std::vector<wordles::Offer>>(*value);
  return 0;
}
