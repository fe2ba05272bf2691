#include "server/past.h"

#include <algorithm>

#include "protocol/json.h"
#include "server/people.h"
#include "tables/kept.h"
#include "tables/table.h"

namespace server {

namespace {

protocol::StreamSequence number_of(const tables::Table& table, core::Actor viewer) {
  return protocol::StreamSequence{table.number(viewer) + 1};
}

}  // namespace

HttpResponse past_of(tables::Games games, Store& store, const std::string& table_id, Round round,
                     core::Actor viewer) {
  protocol::Past past{.round = round, .steps = {}};
  const auto id = journal::TableId::parse(table_id);
  if (!id) return {.body = protocol::text(past)};  // no game has begun
  const auto rows = store.read(*id);
  if (!rows) return refusal(503, for_clients(tables::problem_of(rows.error())));
  if (rows->empty()) return {.body = protocol::text(past)};
  const auto kept = tables::kept_in(games, *rows);
  if (!kept) return refusal(500, kept.error());
  auto table = tables::Table::make(games, kept->setup);
  if (!table) return refusal(500, table.error());

  past.steps.push_back({.number = number_of(*table, viewer),
                        .at = rows->front().wall_ms,
                        .view = codec::RawJson{table->snapshot(viewer).view},
                        .difference = std::nullopt,
                        .story = std::nullopt});
  const auto game = std::ranges::find(games, kept->setup.game, &catalogue::GameInfo::name);
  const bool tells = game != games.end() && game->cards_open;
  tables::TableDifference difference;
  for (std::size_t i = 0; i < kept->entries.size(); ++i) {
    const auto before = table->number(viewer);
    if (auto problem = table->commit(kept->entries[i])) return refusal(500, *problem);
    if (table->number(viewer) == before) continue;
    difference.clear();
    table->write_difference(viewer, difference);
    if (difference.match.view.empty()) continue;
    past.steps.push_back(
        {.number = number_of(*table, viewer),
         .at = rows->at(i + 1).wall_ms,
         .view = std::nullopt,
         .difference = codec::RawJson{difference.match.view},
         .story = tells ? protocol::sentences(table->story(kept->entries[i])) : std::nullopt});
  }
  return {.body = protocol::text(past)};
}

}  // namespace server
