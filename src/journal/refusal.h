// Why a journal did not take a row, in words. Shared by all stores, so that they say the same.
#pragma once

#include "journal/journal.h"

namespace journal {

Failure repeated_command(const TableId&, const CommandKey&);
Failure unknown_table(const Row&);
Failure table_is_finished(const Row&);
Failure out_of_order(const Row&, std::uint32_t expected);
Failure journal_is_closed(const Row&);

}  // namespace journal
