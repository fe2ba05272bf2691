#include "games/impossible/impossible.h"

namespace impossible {

bool won(const Open& open) { return open.outcome == Outcome::bookshelf_full; }

bool is_awaited(const Open& open, Seat seat) {
  if (open.is_over() || open.owing != Owing::nothing) return false;
  if (const auto* consent = std::get_if<Consent>(&open.pending)) return consent->awaited.has(seat);
  if (const auto* renewal = std::get_if<Renewal>(&open.pending)) return renewal->player == seat;
  if (const auto* arranging = std::get_if<Arranging>(&open.pending)) {
    return arranging->player == seat;
  }
  if (open.phase == Phase::librarians) return !open.player(seat).librarian;
  if (open.phase == Phase::window && !open.waits_for_an_answer()) {
    return !open.player(seat).hand.empty() && !open.player(seat).passes;
  }
  return open.phase != Phase::set_up && seat == open.active;
}

bool powers_work(const Open& open) {
  const bool phase =
      open.phase == Phase::draw || open.phase == Phase::add || open.phase == Phase::window;
  return phase && open.owing == Owing::nothing && !open.waits_for_an_answer();
}

bool attack_is_due(const Open& open) { return open.pool.size() >= open.threshold; }

std::uint8_t free_slots(const Rules& rules, const Open& open) {
  return static_cast<std::uint8_t>(rules.setup.to_fill() - open.saved.size());
}

std::optional<core::TableTime> runs_out(const Rules& rules, const Open& open) {
  if (open.is_over() || open.owing != Owing::nothing) return std::nullopt;
  if (std::holds_alternative<Consent>(open.pending) ||
      std::holds_alternative<Renewal>(open.pending)) {
    return open.asked + rules.reaction();
  }
  if (std::holds_alternative<Arranging>(open.pending)) return open.asked + Rules::arranging();
  if (open.phase == Phase::window) return open.since + rules.reaction();
  if (!rules.options.phase_seconds) return std::nullopt;
  return open.since + std::chrono::seconds{*rules.options.phase_seconds};
}

}  // namespace impossible
