#include "codec/json_writer.h"

namespace codec {
namespace {

bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

void write_escaped(std::string& out, char c) {
  switch (c) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\b': out += "\\b"; return;
    case '\f': out += "\\f"; return;
    case '\n': out += "\\n"; return;
    case '\r': out += "\\r"; return;
    case '\t': out += "\\t"; return;
    default: out += fmt::format("\\u{:04x}", static_cast<unsigned>(static_cast<unsigned char>(c)));
  }
}

}  // namespace

// Mostly there is nothing to escape, and nothing to be looked at twice.
void write_string(std::string& out, std::string_view text) {
  bool all_plain = true;
  for (const char c : text) all_plain &= is_plain(c);
  out += '"';
  if (all_plain) {
    out += text;
    out += '"';
    return;
  }
  std::size_t from = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_plain(text[i])) continue;
    out += text.substr(from, i - from);
    write_escaped(out, text[i]);
    from = i + 1;
  }
  out += text.substr(from);
  out += '"';
}

}  // namespace codec
