#include "solver/answer.h"

namespace solver {

Answer answer_to_repeats(const Letters& hidden, const Letters& query) {
  std::array<std::uint8_t, 5> marks{};
  std::array<std::uint8_t, 26> left_over{};
  for (std::size_t i = 0; i < query.length; ++i) {
    if (hidden.place[i] == query.place[i]) {
      marks[i] = 2;
    } else {
      ++left_over[hidden.place[i]];
    }
  }
  for (std::size_t i = 0; i < query.length; ++i) {
    auto& copies = left_over[query.place[i]];
    if (marks[i] == 2 || copies == 0) continue;
    marks[i] = 1;
    --copies;
  }
  unsigned code = 0;
  for (std::size_t i = query.length; i-- > 0;) code = 3 * code + marks[i];
  return static_cast<Answer>(code);
}

Answer answer_of(const wordles::Marking& shown) {
  unsigned code = 0;
  for (std::size_t i = shown.marks.size(); i-- > 0;) {
    code = 3 * code + static_cast<unsigned>(shown.marks[i]);
  }
  if (shown.sign == wordles::Sign::after) code += answers / 2;
  return static_cast<Answer>(code);
}

}  // namespace solver
