#include "codec/impossible_json.h"
#include "testing/codec_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  battery::notation_holds<impossible::Action>(battery::fuzzed_text(data, size));
  return 0;
}
