// What is wrong with something that came from outside: a code for programs, a sentence for people.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/enum_name.h"

namespace codec {

// Which problem it is: an enumerator of the layer that finds it. Programs compare enumerators; the
// wire and the logs carry its name. The same name is the same code, whichever layer says it.
class ProblemCode {
 public:
  template <core::NamedEnum E>
  constexpr ProblemCode(E value) : name_{core::enum_name(value)} {}  // implicit on purpose

  constexpr std::string_view name() const { return name_; }  // snake_case: "wrong_length"

  friend constexpr bool operator==(const ProblemCode&, const ProblemCode&) = default;

 private:
  std::string_view name_;  // of static storage
};

struct Problem {
  ProblemCode code;
  std::string sentence;  // names the thing and the way out
  std::string rule{};    // the rule's id where one is behind it: "F-08"
  std::string about{};   // the option or field that is meant, where it is one: "half_seconds"
  friend bool operator==(const Problem&, const Problem&) = default;
};

template <class T>
using Read = std::expected<T, Problem>;

inline std::unexpected<Problem> problem(ProblemCode code, std::string sentence,
                                        std::string rule = {}) {
  return std::unexpected(Problem{code, std::move(sentence), std::move(rule)});
}

// What was read, put through `make`; a problem stays one. (g++ 12 has no expected::transform.)
template <class T, class Make>
auto mapped(Read<T>&& read, Make make) -> Read<decltype(make(std::move(*read)))> {
  if (!read) return std::unexpected(std::move(read.error()));
  return make(std::move(*read));
}

}  // namespace codec
