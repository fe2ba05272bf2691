// The portable record of a finished game: docs/formats/record.md.
#pragma once

#include <map>

#include "tables/referee.h"

namespace tables {

struct Published {
  std::string text;
  std::size_t line = 0;  // in the file, from 1
};

struct RecordedEntry {
  std::size_t line = 0;
  Entry entry;  // without seals; only their commitments stand here
  std::map<std::uint32_t, Published> commitments;
  std::size_t state_line = 0;  // 0 where it has no state hash
};

struct Opening {
  Seal seal;
  std::size_t line = 0;
};

struct Record {
  Setup setup;
  std::vector<RecordedEntry> entries;
  std::map<std::uint32_t, Opening> openings;
  std::string result;
  std::size_t result_line = 0;
};

// What is wrong with a record, and where.
struct Wrong {
  std::size_t line = 0;
  std::string sentence;
};

// The record's text. A problem while the game is not finished: its secrets are still sealed.
codec::Read<std::string> write_record(Games, const Kept&);

// Takes a record apart. What it tells is not checked but for its form and the hash at its end.
std::expected<Record, Wrong> read_record(Games, std::string_view text);

}  // namespace tables
