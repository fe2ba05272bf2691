#include "lab/experiment.h"

#include <algorithm>

#include "lab/game.h"
#include "lab/in_order.h"
#include "tables/sha256.h"

namespace lab {
namespace {

void count(Spread& spread, std::uint64_t value, bool first) {
  spread.least = first ? value : std::min(spread.least, value);
  spread.most = std::max(spread.most, value);
  spread.sum += value;
}

void count(Lengths& lengths, const std::string& outcome, const catalogue::GameLength& length) {
  lengths.unit = length.unit;
  ++lengths.games[outcome][length.count];
}

}  // namespace

codec::Read<Findings> run(const Experiment& experiment, unsigned threads,
                          const Progress& progress) {
  const auto start = experiment.game->start(experiment.options);
  if (!start) return std::unexpected(start.error());
  Findings findings;
  tables::Sha256 signature;
  std::optional<codec::Problem> wrong;
  using Result = codec::Read<PlayedGame>;
  in_order<Result>(
      experiment.games, threads,
      [&](std::uint64_t number) { return play(experiment, **start, number); },
      [&](Result&& played) {
        if (!played) {
          wrong = played.error();
          return false;
        }
        const bool first = findings.games == 0;
        ++findings.games;
        ++findings.outcomes[played->outcome];
        if (played->length) count(findings.lengths, played->outcome, *played->length);
        count(findings.moves, played->moves, first);
        count(findings.entries, played->entries, first);
        for (const auto& [kind, name] : played->happenings) {
          ++findings.happenings[std::string{kind}][std::string{name}];
        }
        if (!played->standings.empty()) {
          count(findings.standings, **start, played->bots, played->standings);
        }
        signature.add(played->log);
        signature.add("\n");  // an empty line ends a game
        progress(findings.games);
        return true;
      });
  if (wrong) return std::unexpected(*wrong);
  findings.signature = signature.text();
  return findings;
}

}  // namespace lab
