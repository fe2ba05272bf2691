// Whatever reads as an action is written and read again as the same one.
#include <cstdint>
#include <cstdlib>

#include "codec/fiction_json.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using fiction::Action;
  const std::string_view line{reinterpret_cast<const char*>(data), size};
  const auto action = codec::from_notation<Action>(line);
  if (!action) {
    if (action.error().code.empty() || action.error().sentence.empty()) std::abort();
    return 0;
  }
  const std::string written = codec::to_notation(*action);
  const auto again = codec::from_notation<Action>(written);
  if (!again || !(*again == *action) || codec::to_notation(*again) != written) std::abort();
  return 0;
}
