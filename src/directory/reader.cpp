#include "directory/reader.h"

#include <limits>
#include <utility>

namespace directory {

Reader::Reader(Database database)
    : database_(std::move(database)),
      shelves_(database_),
      begin_(database_, "BEGIN"),
      end_(database_, "ROLLBACK") {}

Result<std::optional<AllOf>> all_of(Shelves& shelves, const PersonId& id) {
  auto person = shelves.people.find(id);
  if (!person) return std::unexpected(std::move(person.error()));
  if (!*person) return std::nullopt;
  auto rooms = shelves.rooms.of(id);
  if (!rooms) return std::unexpected(std::move(rooms.error()));
  auto games = shelves.games.of(id, std::numeric_limits<std::size_t>::max());
  if (!games) return std::unexpected(std::move(games.error()));
  auto said = shelves.rooms.said_by(id);
  if (!said) return std::unexpected(std::move(said.error()));
  return AllOf{std::move(**person), std::move(*rooms), std::move(*games), std::move(*said)};
}

}  // namespace directory
