#include "codec/reflection.h"

namespace codec {

std::string wire_spelling(std::string_view type_text) {
  std::string_view text = type_text;
  if (const auto colon = text.rfind(':'); colon != std::string_view::npos) {
    text.remove_prefix(colon + 1);
  }
  if (text.size() > 5 && text.ends_with("Offer")) text.remove_suffix(5);
  std::string spelt;
  for (const char c : text) {
    const bool upper = c >= 'A' && c <= 'Z';
    if (upper && !spelt.empty()) spelt.push_back('_');
    spelt.push_back(upper ? static_cast<char>(c - 'A' + 'a') : c);
  }
  return spelt;
}

}  // namespace codec
