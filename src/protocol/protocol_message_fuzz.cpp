// Whatever reads is written and read again as the same, and what does not read is told so in words.
#include "protocol/json.h"
#include "testing/codec_fuzz.h"

namespace {

// Numbers with a fraction may come out in another spelling the first time, and only then.
template <class Reading>
void holds(std::string_view line, Reading read) {
  const auto first = read(line);
  if (!battery::is_read(first)) return;
  const auto second = read(protocol::text(*first));
  if (!second) std::abort();
  if (protocol::text(*first).find_first_of("Ee.") != std::string::npos) return;
  if (protocol::text(*second) != protocol::text(*first)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto line = battery::fuzzed_text(data, size);
  holds(line, protocol::read_message);
  holds(line, protocol::read_event);
  holds(line, protocol::read_body<protocol::NewRoom>);
  holds(line, protocol::read_body<protocol::SignIn>);
  holds(line, protocol::read_answer<protocol::Me>);
  const auto id = protocol::message_id(line);
  if (const auto message = protocol::read_message(line); message && message->id != id) std::abort();
  return 0;
}
