// A game's options as names and texts, made from their description: strict, since a misspelt option
// would silently be another game.
#pragma once

#include <vector>

#include "codec/notation.h"
#include "core/option.h"

namespace codec {

// Whether this option came when there were logs already: it is written only where it is not as
// usual, so that an older log is written as it ever was.
template <class Options>
constexpr bool came_later(std::string_view) {
  return false;
}

template <class Options>
std::vector<core::Option> to_texts(const Options& options) {
  std::vector<core::Option> texts;
  boost::mp11::mp_for_each<members_of<Options>>([&](auto d) {
    const auto& member = options.*d.pointer;
    using M = std::remove_cvref_t<decltype(member)>;
    if (came_later<Options>(d.name) && member == Options{}.*d.pointer) return;
    if constexpr (is_optional<M>) {
      if (member) texts.push_back({d.name, Leaf<typename M::value_type>::text(*member)});
    } else {
      texts.push_back({d.name, Leaf<M>::text(member)});
    }
  });
  return texts;
}

Problem in_option(std::string_view name, Problem&&);
Problem no_option(std::string_view name, std::span<const std::string_view> names);

template <class Options>
std::vector<std::string_view> option_names() {
  std::vector<std::string_view> names;
  boost::mp11::mp_for_each<members_of<Options>>([&](auto d) { names.push_back(d.name); });
  return names;
}

template <class Options>
std::optional<Problem> set_option(Options& options, std::string_view name, std::string_view text) {
  bool known = false, good = true;
  std::optional<Problem> wrong;
  boost::mp11::mp_for_each<members_of<Options>>([&](auto d) {
    if (name != d.name) return;
    known = true;
    auto& member = options.*d.pointer;
    using M = std::remove_cvref_t<decltype(member)>;
    if constexpr (is_optional<M>) {
      if (text.empty()) return member.reset();  // as nobody had named it
      good = take(member.emplace(), Leaf<typename M::value_type>::parse(text), wrong);
    } else {
      good = take(member, Leaf<M>::parse(text), wrong);
    }
  });
  if (!known) return no_option(name, option_names<Options>());
  if (!good) return in_option(name, std::move(*wrong));
  return std::nullopt;
}

}  // namespace codec
