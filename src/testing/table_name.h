// What is agreed at a table, for whoever reads a failure. Include the game's description before it.
#pragma once

#include <fmt/format.h>

#include <string>

#include "codec/options.h"

namespace battery {

template <class Options>
std::string name_of(const Options& options) {
  std::string name;
  for (const auto& [option, value] : codec::to_texts(options)) {
    if (value != "no") name += fmt::format("{}{}={}", name.empty() ? "" : " ", option, value);
  }
  return name;
}

}  // namespace battery
