#include "directory/schema.h"

#include <array>

namespace directory {
namespace {

// Stores in this form are on people's disks: never edit a step, append the next one.
constexpr std::array upgrades_by_version = {
    R"sql(
      CREATE TABLE person (
        id       BLOB    NOT NULL PRIMARY KEY,
        name     TEXT    NOT NULL,
        folded   TEXT,
        password TEXT    NOT NULL,
        made     INTEGER NOT NULL,
        seen     INTEGER NOT NULL
      ) WITHOUT ROWID, STRICT;
      CREATE UNIQUE INDEX person_by_name ON person (folded);
      CREATE INDEX guest_by_seen ON person (seen) WHERE folded IS NULL;
      CREATE TABLE session (
        token  BLOB    NOT NULL PRIMARY KEY,
        person BLOB    NOT NULL,
        made   INTEGER NOT NULL
      ) WITHOUT ROWID, STRICT;
      CREATE INDEX session_by_person ON session (person);
      CREATE TABLE room (
        id      BLOB    NOT NULL PRIMARY KEY,
        text    TEXT    NOT NULL,
        touched INTEGER NOT NULL
      ) WITHOUT ROWID, STRICT;
      CREATE INDEX room_by_touched ON room (touched);
      CREATE TABLE member (
        room   BLOB    NOT NULL,
        place  INTEGER NOT NULL,
        person BLOB    NOT NULL,
        PRIMARY KEY (room, place)
      ) WITHOUT ROWID, STRICT;
      CREATE INDEX member_by_person ON member (person);
      CREATE TABLE game (
        table_id TEXT    NOT NULL PRIMARY KEY,
        room     BLOB    NOT NULL,
        game     TEXT    NOT NULL,
        begun    INTEGER NOT NULL,
        result   TEXT
      ) WITHOUT ROWID, STRICT;
      CREATE TABLE seat (
        table_id TEXT    NOT NULL,
        place    INTEGER NOT NULL,
        person   BLOB,
        bot      TEXT    NOT NULL,
        begun    INTEGER NOT NULL,
        PRIMARY KEY (table_id, place)
      ) WITHOUT ROWID, STRICT;
      CREATE INDEX seat_by_person ON seat (person, begun DESC, table_id) WHERE person IS NOT NULL;
      CREATE TABLE said (
        room   BLOB    NOT NULL,
        number INTEGER NOT NULL,
        person BLOB,
        who    INTEGER NOT NULL,
        team   INTEGER,
        text   TEXT    NOT NULL,
        phrase TEXT    NOT NULL,
        at     INTEGER NOT NULL,
        PRIMARY KEY (room, number)
      ) WITHOUT ROWID, STRICT;
      CREATE INDEX said_by_person ON said (person) WHERE person IS NOT NULL;
      CREATE TABLE upkeep (
        only    INTEGER PRIMARY KEY CHECK (only = 1),
        mended  INTEGER NOT NULL,
        remains INTEGER NOT NULL
      ) STRICT;
      INSERT INTO upkeep VALUES (1, 0, 0);
    )sql",
    R"sql(
      ALTER TABLE game ADD COLUMN edition TEXT NOT NULL DEFAULT '';
    )sql",
    R"sql(
      CREATE TABLE likeness (
        likeness TEXT NOT NULL,
        person   BLOB NOT NULL,
        PRIMARY KEY (likeness, person)
      ) WITHOUT ROWID, STRICT;
      CREATE INDEX likeness_by_person ON likeness (person);
      ALTER TABLE upkeep ADD COLUMN likenesses INTEGER NOT NULL DEFAULT 0;
    )sql",
    R"sql(
      ALTER TABLE room ADD COLUMN code TEXT NOT NULL DEFAULT '';
      ALTER TABLE room ADD COLUMN owner BLOB;
      ALTER TABLE room ADD COLUMN awake INTEGER NOT NULL DEFAULT 1;
      CREATE INDEX room_by_code ON room (code) WHERE code <> '';
      CREATE INDEX room_by_owner ON room (owner) WHERE owner IS NOT NULL;
      CREATE INDEX room_awake ON room (id) WHERE awake = 1;
    )sql",
};

}  // namespace

const sqlite::Schema& schema() {
  static const sqlite::Schema all{0x4C696564, upgrades_by_version};  // “Lied”
  return all;
}

}  // namespace directory
