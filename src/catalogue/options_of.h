// A game's options between texts and the struct that describes them.
#pragma once

#include "catalogue/match.h"
#include "catalogue/problems.h"
#include "codec/options.h"
#include "core/option_text.h"

namespace catalogue {

// `validate` is found beside the game's Options.
template <class Options>
codec::Read<Options> read_options(std::span<const Option> given) {
  Options options;
  for (const auto& [name, value] : given) {
    if (auto wrong = codec::set_option(options, name, value)) return std::unexpected(*wrong);
  }
  if (auto problem = validate(options)) {
    return std::unexpected(Problem{MatchProblem::bad_options, std::move(problem->sentence), "",
                                   std::move(problem->option)});
  }
  return options;
}

template <class Options>
codec::Read<std::vector<Option>> canonical_options(std::span<const Option> given) {
  return codec::mapped(read_options<Options>(given), codec::to_texts<Options>);
}

// Whether each option has a text and each text an option.
template <class Options>
constexpr bool explains_all(std::span<const core::OptionText> texts) {
  bool all = boost::mp11::mp_size<codec::members_of<Options>>::value == texts.size();
  boost::mp11::mp_for_each<codec::members_of<Options>>([&](auto d) {
    const auto* text = core::find_option_text(texts, d.name);
    all = all && text != nullptr && !text->title.empty() && !text->sentence.empty();
  });
  return all;
}

// What can be chosen; `text_of` is found beside the enum.
template <core::NamedEnum E>
std::vector<ChoiceInfo> choices_of() {
  std::vector<ChoiceInfo> all;
  for (std::size_t i = 0; i < core::enum_size<E>; ++i) {
    auto text = text_of(static_cast<E>(i));
    all.push_back(
        {codec::Leaf<E>::text(static_cast<E>(i)), std::move(text.title), std::move(text.sentence)});
  }
  return all;
}

template <class Value>
void add_kind(OptionInfo& info) {
  if constexpr (core::NamedEnum<Value>) {
    info.kind = OptionKind::one_of;
    info.choices = choices_of<Value>();
  } else {
    info.kind = std::same_as<Value, bool> ? OptionKind::yes_no : OptionKind::number;
  }
}

inline OptionInfo told(const core::OptionText& text) {
  OptionInfo info{.name = std::string{text.name},
                  .value = {},
                  .title = std::string{text.title},
                  .sentence = std::string{text.sentence},
                  .min = text.least,
                  .max = text.most};
  if (!text.needs.empty())
    info.depends_on = {std::string{text.needs}, std::string{text.needs_value}};
  return info;
}

// `texts` are the game's: one that is missing does not compile.
template <class Options, const auto& texts>
std::vector<OptionInfo> option_infos() {
  static_assert(explains_all<Options>(texts), "say what this option does, beside the game");
  std::vector<OptionInfo> all;
  const Options usual;
  boost::mp11::mp_for_each<codec::members_of<Options>>([&](auto d) {
    const auto& member = usual.*d.pointer;
    using M = std::remove_cvref_t<decltype(member)>;
    OptionInfo info = told(*core::find_option_text(texts, d.name));
    if constexpr (codec::is_optional<M>) {
      add_kind<typename M::value_type>(info);
      if (member) info.value = codec::Leaf<typename M::value_type>::text(*member);
    } else {
      add_kind<M>(info);
      info.value = codec::Leaf<M>::text(member);
    }
    all.push_back(std::move(info));
  });
  return all;
}

// The same, with these values shown as the usual ones.
inline std::vector<OptionInfo> with_values(std::vector<OptionInfo> infos,
                                           std::span<const Option> values) {
  for (const auto& [name, value] : values) {
    for (OptionInfo& info : infos) {
      if (info.name == name) info.value = value;
    }
  }
  return infos;
}

}  // namespace catalogue
