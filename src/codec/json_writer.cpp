#include "codec/json_writer.h"

namespace codec {
namespace {

bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

void write_escaped(TextBuffer& out, char c) {
  switch (c) {
    case '"': return out.put(std::string_view{"\\\""});
    case '\\': return out.put(std::string_view{"\\\\"});
    case '\b': return out.put(std::string_view{"\\b"});
    case '\f': return out.put(std::string_view{"\\f"});
    case '\n': return out.put(std::string_view{"\\n"});
    case '\r': return out.put(std::string_view{"\\r"});
    case '\t': return out.put(std::string_view{"\\t"});
    default:
      out.put(fmt::format("\\u{:04x}", static_cast<unsigned>(static_cast<unsigned char>(c))));
  }
}

TextBuffer& own_buffer() {
  thread_local TextBuffer buffer;
  return buffer;
}

}  // namespace

Scratch::Scratch() : buffer_{own_buffer()} { assert(buffer_.size() == 0); }

// Mostly there is nothing to escape, and nothing to be looked at twice.
void write_string(TextBuffer& out, std::string_view text) {
  bool all_plain = true;
  for (const char c : text) all_plain &= is_plain(c);
  if (all_plain) return out.put_quoted(text);
  out.put('"');
  std::size_t from = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_plain(text[i])) continue;
    out.put(text.substr(from, i - from));
    write_escaped(out, text[i]);
    from = i + 1;
  }
  out.put(text.substr(from));
  out.put('"');
}

}  // namespace codec
