// A game's options as names and texts, made from their description: strict, since a misspelt option
// would silently be another game.
#pragma once

#include <utility>
#include <vector>

#include "codec/notation.h"

namespace codec {

using NamedText = std::pair<std::string, std::string>;

template <class Options>
std::vector<NamedText> to_texts(const Options& options) {
  std::vector<NamedText> texts;
  boost::mp11::mp_for_each<members_of<Options>>([&](auto d) {
    const auto& member = options.*d.pointer;
    using M = std::remove_cvref_t<decltype(member)>;
    if constexpr (is_optional<M>) {
      if (member) texts.emplace_back(d.name, Leaf<typename M::value_type>::text(*member));
    } else {
      texts.emplace_back(d.name, Leaf<M>::text(member));
    }
  });
  return texts;
}

template <class Options>
std::optional<Problem> set_option(Options& options, std::string_view name, std::string_view text) {
  std::optional<Problem> wrong;
  bool known = false;
  std::string names;
  boost::mp11::mp_for_each<members_of<Options>>([&](auto d) {
    names += fmt::format("{}{}", names.empty() ? "" : ", ", d.name);
    if (name != d.name) return;
    known = true;
    auto& member = options.*d.pointer;
    using M = std::remove_cvref_t<decltype(member)>;
    const auto take = [&](auto&& got) {
      if (got) {
        member = *got;
      } else {
        wrong = got.error();
        wrong->sentence = fmt::format("Option {}: {}", d.name, wrong->sentence);
      }
    };
    if constexpr (is_optional<M>) {
      take(Leaf<typename M::value_type>::parse(text));
    } else {
      take(Leaf<M>::parse(text));
    }
  });
  if (!known) {
    return Problem{"unknown_option",
                   fmt::format("There is no option “{}”; there are {}.", name, names), ""};
  }
  return wrong;
}

}  // namespace codec
