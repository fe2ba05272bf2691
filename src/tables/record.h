// The portable record of a finished game: docs/formats/record.md.
#pragma once

#include <map>

#include "tables/referee.h"

namespace tables {

struct RecordedEntry {
  std::size_t line = 0;  // in the file, from 1
  Entry entry;           // without seals; they are below
  std::map<std::uint32_t, std::string> commitments;
};

struct Record {
  Setup setup;
  std::vector<RecordedEntry> entries;
  std::map<std::uint32_t, Seal> openings;
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

std::expected<Record, Wrong> read_record(Games, std::string_view text);

// Reads a record, plays it again, and checks every rule, every commitment, the state hashes, the
// result and the hash of the file. Nothing, or the first line that is wrong.
std::optional<Wrong> verify_record(Games, std::string_view text);

}  // namespace tables
