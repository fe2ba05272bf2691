#include "core/chance.h"

#include <numeric>
#include <vector>

namespace core {
namespace {

Pick as_pick(const Owed& owed) {
  if (const auto* order = std::get_if<Order>(&owed)) return {order->count, order->count};
  if (const auto* pick = std::get_if<Pick>(&owed)) return *pick;
  return {0, 0};
}

}  // namespace

bool is_owed(const Owed& owed) { return !std::holds_alternative<Nothing>(owed); }

bool fits(const Owed& owed, const Draw& answer) {
  const Pick pick = as_pick(owed);
  if (!is_owed(owed) || answer.drawn.size() != pick.taken) return false;
  for (std::size_t i = 0; i < answer.drawn.size(); ++i) {
    if (answer.drawn[i] >= pick.count) return false;
    for (std::size_t j = 0; j < i; ++j) {
      if (answer.drawn[i] == answer.drawn[j]) return false;
    }
  }
  return true;
}

Draw draw(const Owed& owed, Generator& generator) {
  const Pick pick = as_pick(owed);
  Draw answer;
  if (pick.taken == 1 && pick.skipped.empty()) {
    answer.drawn.push_back(static_cast<std::uint16_t>(generator.below(pick.count)));
    return answer;
  }
  std::vector<std::uint16_t> left(pick.count);
  std::iota(left.begin(), left.end(), std::uint16_t{0});
  std::erase_if(left, [&](std::uint16_t number) { return pick.skipped.contains(number); });
  for (std::size_t i = 0; i < pick.taken; ++i) {
    std::swap(left[i], left[i + generator.below(left.size() - i)]);
    answer.drawn.push_back(left[i]);
  }
  return answer;
}

}  // namespace core
