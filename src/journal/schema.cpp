#include "journal/schema.h"

#include <array>

namespace journal {
namespace {

// Stores in this form are on people's disks: never edit a step, append the next one.
constexpr std::array upgrades_by_version = {
    R"sql(
      CREATE TABLE hot (
        place    INTEGER PRIMARY KEY,
        table_id BLOB    NOT NULL,
        number   INTEGER NOT NULL,
        wall_ms  INTEGER NOT NULL,
        person   TEXT,
        command  TEXT,
        last     INTEGER NOT NULL,
        entry    BLOB    NOT NULL
      ) STRICT;
      CREATE TABLE archive (
        table_id BLOB    NOT NULL,
        number   INTEGER NOT NULL,
        wall_ms  INTEGER NOT NULL,
        person   TEXT,
        command  TEXT,
        entry    BLOB    NOT NULL,
        PRIMARY KEY (table_id, number)
      ) WITHOUT ROWID, STRICT;
      CREATE TABLE finished (
        table_id BLOB    NOT NULL PRIMARY KEY,
        rows     INTEGER NOT NULL,
        wall_ms  INTEGER NOT NULL
      ) WITHOUT ROWID, STRICT;
      CREATE INDEX finished_by_time ON finished (wall_ms DESC, table_id);
      CREATE TABLE life (
        only    INTEGER PRIMARY KEY CHECK (only = 1),
        wall_ms INTEGER NOT NULL,
        mended  INTEGER NOT NULL
      ) STRICT;
      INSERT INTO life VALUES (1, 0, 0);
    )sql",
};

}  // namespace

const sqlite::Schema& schema() {
  static const sqlite::Schema all{0x4C696562, upgrades_by_version};  // “Lieb”
  return all;
}

}  // namespace journal
