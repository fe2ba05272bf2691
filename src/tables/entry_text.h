// Log entries as text: the lines of docs/formats/record.md. The journal keeps the same lines, with
// the openings of seals in place of their commitments and with the text of notes and proposals.
#pragma once

#include "catalogue/match.h"
#include "tables/entry.h"

namespace tables {

std::string time_text(TableTime);  // 3:12.500
codec::Read<TableTime> parse_time(std::string_view);

std::string holder_text(const Holder&);  // "person", "bot reader", "empty"
codec::Read<Holder> parse_holder(std::string_view);

// "TIME ACTOR ACTION" or "TIME table VERB …". `whole` keeps what a record leaves out.
std::string entry_line(const catalogue::Match&, const Entry&, bool whole);
codec::Read<Entry> parse_entry_line(const catalogue::Match&, std::string_view line);

// The journal's form, one entry a row.
std::string journal_text(const catalogue::Match&, const Entry&);
codec::Read<Entry> parse_journal_text(const catalogue::Match&, std::string_view);

}  // namespace tables
