#include "lab/report.h"

#include <fmt/format.h>

#include "lab/json_text.h"

namespace lab {
namespace {

double mean(const Spread& spread, std::uint64_t games) {
  return games == 0 ? 0 : static_cast<double>(spread.sum) / static_cast<double>(games);
}

std::string json_spread(const Spread& spread, std::uint64_t games) {
  return fmt::format(R"({{"mean":{:.4f},"least":{},"most":{}}})", mean(spread, games), spread.least,
                     spread.most);
}

double share_of(std::uint64_t hits, std::uint64_t games) {
  return static_cast<double>(hits) / static_cast<double>(games);
}

// How many games had this outcome and were so long or shorter.
struct Within {
  std::string outcome;
  unsigned length;
  std::uint64_t hits;
};

// From the shortest length to the longest, without a gap.
std::vector<Within> added_up(const Lengths& lengths) {
  std::vector<Within> all;
  for (const auto& [outcome, by_length] : lengths.games) {
    std::uint64_t hits = 0;
    for (unsigned length = by_length.begin()->first; length <= by_length.rbegin()->first;
         ++length) {
      const auto found = by_length.find(length);
      if (found != by_length.end()) hits += found->second;
      all.push_back({outcome, length, hits});
    }
  }
  return all;
}

std::string lengths_text(const Findings& findings) {
  std::string text, heading;
  for (const auto& [outcome, length, hits] : added_up(findings.lengths)) {
    if (outcome != heading) {
      text += fmt::format("\n{:<24} {:>9} {:>9}   95 %\n",
                          fmt::format("{}, {}", outcome, findings.lengths.unit), "games", "share");
      heading = outcome;
    }
    const auto [low, high] = wilson(hits, findings.games);
    text += fmt::format("at most {:<16} {:>9} {:>7.2f} %   {:.2f} to {:.2f} %\n", length, hits,
                        100 * share_of(hits, findings.games), 100 * low, 100 * high);
  }
  return text;
}

std::string happenings_text(const Findings& findings) {
  std::string text;
  for (const auto& [kind, names] : findings.happenings) {
    std::uint64_t all = 0;
    for (const auto& [name, times] : names) all += times;
    text += fmt::format("\n{:<24} {:>9} {:>9} {:>9}\n", kind, "times", "a game", "share");
    for (const auto& [name, times] : names) {
      text += fmt::format("{:<24} {:>9} {:>9.2f} {:>7.2f} %\n", name, times,
                          share_of(times, findings.games), 100 * share_of(times, all));
    }
  }
  return text;
}

std::string json_happenings(const Findings& findings) {
  std::vector<std::string> parts;
  for (const auto& [kind, names] : findings.happenings) {
    for (const auto& [name, times] : names) {
      parts.push_back(fmt::format(R"({{"kind":{},"name":{},"times":{}}})", json_string(kind),
                                  json_string(name), times));
    }
  }
  return joined(parts);
}

std::string json_lengths(const Findings& findings) {
  std::vector<std::string> parts;
  for (const auto& [outcome, length, hits] : added_up(findings.lengths)) {
    const auto [low, high] = wilson(hits, findings.games);
    parts.push_back(fmt::format(
        R"({{"outcome":{},"within":{},"games":{},"share":{:.6f},"low":{:.6f},"high":{:.6f}}})",
        json_string(outcome), length, hits, share_of(hits, findings.games), low, high));
  }
  return joined(parts);
}

}  // namespace

std::string report_text(const Experiment& experiment, const catalogue::Match& start,
                        const Findings& findings) {
  std::string text =
      fmt::format("{}, {} games, seed {}\n{}{}\n", experiment.game->title, findings.games,
                  experiment.seed, seating_text(start, experiment.seating),
                  experiment.game->symmetric_seats ? "; moving on a seat every game" : "");
  if (!experiment.opening.empty()) {
    text += fmt::format("first moves by {}\n", seating_text(start, experiment.opening));
  }
  for (const auto& [name, value] : experiment.options) {
    text += fmt::format("option {} {}\n", name, value);
  }
  text += fmt::format("\n{:<24} {:>9} {:>9}   95 %\n", "outcome", "games", "share");
  for (const auto& [outcome, hits] : findings.outcomes) {
    const auto [low, high] = wilson(hits, findings.games);
    text += fmt::format("{:<24} {:>9} {:>7.2f} %   {:.2f} to {:.2f} %\n", outcome, hits,
                        100 * share_of(hits, findings.games), 100 * low, 100 * high);
  }
  text += lengths_text(findings);
  text += standings_text(findings.standings, start);
  text += happenings_text(findings);
  const auto spread = [&](std::string_view name, const Spread& each) {
    return fmt::format("{:<24} {:>9.2f}   {} to {}\n", name, mean(each, findings.games), each.least,
                       each.most);
  };
  text += fmt::format("\n{}{}", spread("moves a game", findings.moves),
                      spread("entries a game", findings.entries));
  return text + fmt::format("signature {}\n", findings.signature);
}

std::string report_json(const Experiment& experiment, const catalogue::Match& start,
                        const Findings& findings) {
  std::vector<std::string> options, bots, outcomes;
  for (const auto& [name, value] : experiment.options) {
    options.push_back(json_string(name) + ":" + json_string(value));
  }
  for (std::size_t seat = 0; seat < experiment.seating.size(); ++seat) {
    bots.push_back(json_string(start.actor_name(core::Actor::seat(seat))) + ":" +
                   json_string(name_of(experiment.seating[seat])));
  }
  for (const auto& [outcome, hits] : findings.outcomes) {
    const auto [low, high] = wilson(hits, findings.games);
    outcomes.push_back(
        fmt::format(R"({{"outcome":{},"games":{},"share":{:.6f},"low":{:.6f},"high":{:.6f}}})",
                    json_string(outcome), hits, share_of(hits, findings.games), low, high));
  }
  return fmt::format(
      R"({{"game":{},"rules":{},"lexicon":{},"cards":{},"options":{{{}}},"bots":{{{}}},"games":{},)"
      R"("seed":{},"symmetric_seats":{},"outcomes":[{}],"length_unit":{},"lengths":[{}],{},"happenings":[{}],"moves":{},"entries":{},"signature":{}}})"
      "\n",
      json_string(experiment.game->name), experiment.game->rules_version,
      json_string(start.lexicon_hash()), json_string(start.cards_hash()), joined(options),
      joined(bots), findings.games, experiment.seed, experiment.game->symmetric_seats,
      joined(outcomes), json_string(findings.lengths.unit), json_lengths(findings),
      standings_json(findings.standings, start), json_happenings(findings),
      json_spread(findings.moves, findings.games), json_spread(findings.entries, findings.games),
      json_string(findings.signature));
}

}  // namespace lab
