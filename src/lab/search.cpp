#include "lab/search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "catalogue/problems.h"
#include "core/generator.h"
#include "lab/json_text.h"

namespace lab {
namespace {

using catalogue::Option;
using codec::Read;

constexpr std::size_t in_the_draw = 8;  // set-ups that are played more for an aim
constexpr double as_good = 0.02;        // shares nearer than this are told apart by what is liked

struct Candidate {
  std::vector<Option> turned;
  std::size_t steps = 0;  // away from the values that are liked best
  double share = 0;       // won so far
  double moves = 0;
};

// Parts of the search are games of their own.
enum class Round : std::uint64_t { glance, draw, report };

class Searching {
 public:
  Searching(const Search& search, unsigned threads, const Progress& progress)
      : search_{search}, threads_{threads}, progress_{progress} {}

  Read<std::vector<Found>> all() {
    auto candidates = combined();
    if (candidates.empty()) {
      return codec::problem(catalogue::MatchProblem::bad_options,
                            "The game takes none of these set-ups.");
    }
    for (auto& candidate : candidates) {
      const auto seen = play(candidate, Round::glance, search_.glances);
      if (!seen) return std::unexpected(seen.error());
      candidate.share = seen->mean();
    }
    std::vector<Found> found;
    for (const double aim : search_.aims) {
      auto one = nearest(candidates, aim);
      if (!one) return std::unexpected(one.error());
      found.push_back(std::move(*one));
    }
    return found;
  }

 private:
  Read<std::vector<Option>> options(const std::vector<Option>& turned) const {
    auto given = search_.options;
    given.insert(given.end(), turned.begin(), turned.end());
    return search_.game->options(given);
  }

  // Every combination of the dials that the game takes.
  std::vector<Candidate> combined() const {
    std::vector<Candidate> all{{}};
    for (const auto& dial : search_.dials) {
      std::vector<Candidate> longer;
      for (const auto& each : all) {
        for (std::size_t i = 0; i < dial.values.size(); ++i) {
          auto next = each;
          next.turned.push_back({dial.option, dial.values[i]});
          next.steps += i;
          longer.push_back(std::move(next));
        }
      }
      all = std::move(longer);
    }
    std::erase_if(all, [&](const Candidate& each) { return !options(each.turned); });
    return all;
  }

  Read<Sample> play(Candidate& candidate, Round round, std::uint64_t games) {
    const auto agreed = options(candidate.turned);
    if (!agreed) return std::unexpected(agreed.error());
    const auto start = search_.game->start(*agreed);
    if (!start) return std::unexpected(start.error());
    auto seating = seat_in_turn(*search_.game, **start, search_.bot);
    if (!seating) return std::unexpected(seating.error());
    const auto seed = core::mixed_seed(search_.seed, static_cast<std::uint64_t>(round));
    const auto findings = run({search_.game, *agreed, std::move(*seating), games, seed}, threads_,
                              [&](std::uint64_t done) { progress_(played_ + done); });
    if (!findings) return std::unexpected(findings.error());
    played_ += games;
    candidate.moves = static_cast<double>(findings->moves.sum) / static_cast<double>(games);
    return findings->standings.seats.at(0).credit;
  }

  Read<Found> nearest(std::vector<Candidate> candidates, double aim) {
    const auto rank = [&] {
      std::ranges::stable_sort(candidates, {}, [&](const Candidate& each) {
        return std::pair{std::floor(std::abs(each.share - aim) / as_good), each.steps};
      });
    };
    rank();
    candidates.resize(std::min(candidates.size(), in_the_draw));
    for (auto& candidate : candidates) {
      const auto seen = play(candidate, Round::draw, std::max<std::uint64_t>(1, search_.games / 4));
      if (!seen) return std::unexpected(seen.error());
      candidate.share = seen->mean();
    }
    rank();
    auto& chosen = candidates.front();
    auto won = play(chosen, Round::report, search_.games);
    if (!won) return std::unexpected(won.error());
    return Found{aim, chosen.turned, *won, chosen.moves};
  }

  const Search& search_;
  unsigned threads_;
  const Progress& progress_;
  std::uint64_t played_ = 0;
};

std::string turned_text(const Found& found) {
  std::string text;
  for (const auto& [name, value] : found.turned) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, value);
  }
  return text;
}

}  // namespace

Read<std::vector<Found>> search(const Search& search, unsigned threads, const Progress& progress) {
  return Searching{search, threads, progress}.all();
}

std::uint64_t most_games(const Search& search) {
  std::uint64_t combinations = 1;
  for (const auto& dial : search.dials) combinations *= dial.values.size();
  const auto draw = std::min<std::uint64_t>(combinations, in_the_draw);
  return combinations * search.glances +
         search.aims.size() * (search.games + draw * std::max<std::uint64_t>(1, search.games / 4));
}

std::string search_text(const Search& search, const std::vector<Found>& found) {
  auto text = fmt::format("{}, set-ups as {} wins them, seed {}\n", search.game->title, search.bot,
                          search.seed);
  for (const auto& [name, value] : search.options)
    text += fmt::format("option {} {}\n", name, value);
  text += fmt::format("\n{:>6} {:>9} {:>20} {:>7}   set-up\n", "aim", "won", "95 %", "moves");
  for (const auto& each : found) {
    const auto [low, high] = credit_interval(each.won).interval;
    text += fmt::format(
        "{:>4.0f} % {:>7.2f} % {:>20} {:>7.1f}   {}\n", 100 * each.aim, 100 * each.won.mean(),
        fmt::format("{:.2f} to {:.2f} %", 100 * low, 100 * high), each.moves, turned_text(each));
  }
  return text;
}

std::string search_json(const Search& search, const std::vector<Found>& found) {
  const auto options = [](const std::vector<Option>& all) {
    std::vector<std::string> members;
    for (const auto& [name, value] : all) {
      members.push_back(json_string(name) + ":" + json_string(value));
    }
    return joined(members);
  };
  std::vector<std::string> set_ups;
  for (const auto& each : found) {
    const auto [low, high] = credit_interval(each.won).interval;
    set_ups.push_back(fmt::format(
        R"({{"aim":{},"games":{},"share":{:.6f},"low":{:.6f},"high":{:.6f},)"
        R"("moves":{:.2f},"options":{{{}}}}})",
        each.aim, each.won.games, each.won.mean(), low, high, each.moves, options(each.turned)));
  }
  return fmt::format(
      R"({{"game":{},"rules":{},"options":{{{}}},"bot":{},"seed":{},"set_ups":[{}]}})"
      "\n",
      json_string(search.game->name), search.game->rules_version, options(search.options),
      json_string(search.bot), search.seed, joined(set_ups));
}

}  // namespace lab
