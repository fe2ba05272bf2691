// Tells a story to a journal, in the same groups each time, and lets a witness look on.
#pragma once

#include "journal/sqlite_journal.h"
#include "journal/testing/story.h"

namespace journal::testing {

// The first row goes alone; the others are appended by its `done`, so that the writer finds them
// together. Then the journal is idle before this returns. The first failure, if there is one.
std::optional<Failure> play(SqliteJournal&, const Group&, Witness&);

// Stops at the first failure.
std::optional<Failure> play(SqliteJournal&, const Story&, Witness&);

// Every running table gets one more row and ends, every finished one refuses, a new one begins.
// What was wrong, if anything.
std::optional<std::string> carry_on(SqliteJournal&, Witness&, std::uint64_t new_table);

}  // namespace journal::testing
