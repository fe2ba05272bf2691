// A game's options between texts and the struct that describes them.
#pragma once

#include "catalogue/match.h"
#include "codec/options.h"

namespace catalogue {

// `trouble` is found beside the game's Options.
template <class Options>
codec::Read<Options> read_options(std::span<const Option> given) {
  Options options;
  for (const auto& [name, value] : given) {
    if (auto wrong = codec::set_option(options, name, value)) return std::unexpected(*wrong);
  }
  if (auto sentence = trouble(options)) return codec::problem("bad_options", *sentence);
  return options;
}

template <class Options>
codec::Read<std::vector<Option>> canonical_options(std::span<const Option> given) {
  return codec::mapped(read_options<Options>(given), [](const Options& options) {
    std::vector<Option> texts;
    for (auto& [name, value] : codec::to_texts(options)) texts.push_back({name, value});
    return texts;
  });
}

}  // namespace catalogue
