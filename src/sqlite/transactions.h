// Transactions of one writer whose outcome is certain: what was not acknowledged does not come back
// after a crash.
#pragma once

#include <optional>

#include "sqlite/statement.h"

namespace sqlite {

class Transactions {
 public:
  // `mend` is a small change that harms nothing. Both must outlive this.
  Transactions(Database& database, const char* mend);

  // Settles what an earlier commit left in doubt. Until it succeeds nothing can be written, and
  // after a crash there may be more than can be read now.
  std::optional<Failure> ready();

  // Requires ready.
  std::optional<Failure> begin();
  // If it fails, nothing of the transaction was kept; Trouble::unsure if that is not certain yet.
  std::optional<Failure> commit();
  void roll_back();

 private:
  std::optional<Failure> settle();

  Database& database_;
  const char* mend_;
  Statement begin_, commit_, rollback_;
  bool unsettled_ = false;  // a failed commit could come back after a crash
};

}  // namespace sqlite
