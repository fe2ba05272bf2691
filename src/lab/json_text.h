// Pieces of a report for programs.
#pragma once

#include <string>
#include <vector>

#include "codec/json.h"

namespace lab {

inline std::string json_string(const std::string& text) {
  return codec::json_text(codec::json::value(text));
}

inline std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const auto& part : parts) text += (text.empty() ? "" : ",") + part;
  return text;
}

}  // namespace lab
