#include "games/wordles/marks.h"

#include <array>
#include <cassert>

namespace wordles {

using lexicon::Mark;

lexicon::Marks marks(lexicon::Word secret, lexicon::Word query) {
  const std::size_t length = secret.size();
  assert(length == query.size());
  lexicon::Marks marks{length};
  std::array<std::uint8_t, 26> left_over{};
  for (std::size_t i = 0; i < length; ++i) {
    if (secret[i] == query[i]) {
      marks.set(i, Mark::right);
    } else {
      ++left_over[static_cast<std::size_t>(secret[i])];
    }
  }
  for (std::size_t i = 0; i < length; ++i) {
    auto& copies = left_over[static_cast<std::size_t>(query[i])];
    if (secret[i] == query[i] || copies == 0) continue;
    marks.set(i, Mark::elsewhere);
    --copies;
  }
  return marks;
}

}  // namespace wordles
