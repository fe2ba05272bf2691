#include <fmt/format.h>

#include "games/wordles/wordles.h"

namespace wordles {
namespace {

void seal_words(std::vector<std::string>& secrets, std::size_t round, std::span<const Word> words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string text = "round ";
    text += std::to_string(round);
    text += " player ";
    text += std::to_string(i + 1);
    text += " word ";
    text += words[i].text();
    secrets.push_back(std::move(text));
  }
}

void seal_shuffle(std::vector<std::string>& secrets, const Pile& pile, std::size_t number) {
  const std::size_t from = pile.shuffles[number];
  const bool last = number + 1 == pile.shuffles.size();
  const std::size_t to = last ? pile.order.size() : pile.shuffles[number + 1];
  std::string text = fmt::format("shuffle {}", number + 1);
  for (std::size_t i = from; i < to; ++i) {
    text += ' ';
    text += std::to_string(index(pile.order[i]) + 1);
  }
  secrets.push_back(std::move(text));
}

// All words of the present round.
bool has_hidden(const State& state) {
  return state.open.phase > Phase::hide && state.open.phase < Phase::over;
}

}  // namespace

// One secret for each public occasion, in the order in which they came: every shuffle, and in every
// round all words once the last of them is hidden.
std::vector<std::string> sealed(const Rules& rules, const State& state) {
  std::vector<std::string> secrets;
  const std::size_t players = rules.options.seats;
  std::size_t shuffles = 0;
  const auto shuffles_until = [&](std::size_t end) {
    while (shuffles < end) seal_shuffle(secrets, state.pile, shuffles++);
  };
  for (std::size_t r = 0; r < state.open.past.size(); ++r) {
    shuffles_until(state.shuffles_before[r]);
    seal_words(secrets, r + 1, {state.open.past[r].words.data(), players});
  }
  if (has_hidden(state)) {
    shuffles_until(state.shuffles_before[state.open.past.size()]);
    seal_words(secrets, state.open.round, {state.secrets.data(), players});
  }
  shuffles_until(state.pile.shuffles.size());
  return secrets;
}

std::size_t seal_count(const Rules& rules, const State& state) {
  const std::size_t rounds = state.open.past.size() + (has_hidden(state) ? 1 : 0);
  return state.pile.shuffles.size() + rounds * rules.options.seats;
}

}  // namespace wordles
