#include "server/export.h"

#include "codec/json_writer.h"
#include "protocol/described.h"
#include "server/people.h"
#include "server/profile.h"

namespace server {

struct ExportedGame {
  std::string table, room, game, edition;
  std::int64_t begun = 0;
  std::optional<std::string> result;
};
struct ExportedTalk {
  std::string room;
  std::int64_t at = 0;
  std::string text, phrase;
};
struct Exported {
  std::string id, name;
  bool has_password = false;
  std::int64_t made = 0, seen = 0;
  std::vector<std::string> rooms;
  std::vector<ExportedGame> games;
  std::vector<ExportedTalk> talk;
  protocol::Profile profile;
};
BOOST_DESCRIBE_STRUCT(ExportedGame, (), (table, room, game, edition, begun, result))
BOOST_DESCRIBE_STRUCT(ExportedTalk, (), (room, at, text, phrase))
BOOST_DESCRIBE_STRUCT(Exported, (),
                      (id, name, has_password, made, seen, rooms, games, talk, profile))

namespace {

std::string export_text(const directory::AllOf& all, protocol::Profile profile) {
  Exported told{.id = all.person.id.text(),
                .name = all.person.name,
                .has_password = !all.person.password.empty(),
                .made = all.person.made,
                .seen = all.person.seen,
                .rooms = {},
                .games = {},
                .talk = {},
                .profile = std::move(profile)};
  for (const auto& room : all.rooms) told.rooms.push_back(room.id.text());
  for (const auto& game : all.games) {
    told.games.push_back(
        {game.table, game.room.text(), game.game, game.edition, game.begun, game.result});
  }
  for (const auto& said : all.said) {
    told.talk.push_back({said.room.text(), said.at, said.text, said.phrase});
  }
  return codec::written_json(told);
}

}  // namespace

HttpResponse export_of(tables::Games games, Store& store, const directory::PersonId& person) {
  const auto all = store.people().all_of(person);
  if (!all) return cannot_save(all.error());
  if (!*all) return who_are_you();  // erased meanwhile
  return {.body = export_text(**all, profile_of(games, store, person, (*all)->games))};
}

}  // namespace server
