#include "codec/options.h"

#include "codec/parse_problem.h"

namespace codec {

Problem in_option(std::string_view name, Problem&& wrong) {
  wrong.sentence = fmt::format("Option {}: {}", name, wrong.sentence);
  wrong.about = name;
  return std::move(wrong);
}

Problem no_option(std::string_view name, std::span<const std::string_view> names) {
  return {ParseProblem::unknown_option,
          fmt::format("There is no option “{}”; there are {}.", name, fmt::join(names, ", ")), "",
          std::string{name}};
}

}  // namespace codec
