#include "sqlite/statement.h"

namespace sqlite {

int Statement::prepare() {
  if (prepared_ != nullptr) return SQLITE_OK;
  return sqlite3_prepare_v3(database_.connection(), sql_, -1, SQLITE_PREPARE_PERSISTENT, &prepared_,
                            nullptr);
}

Run::Run(Statement& statement) : code_(statement.prepare()) { prepared_ = statement.prepared_; }

Run& Run::bind_number(std::int64_t value) {
  note(sqlite3_bind_int64(prepared_, ++bound_, value));
  return *this;
}

Run& Run::bind_blob(std::string_view value) {
  // A null pointer would bind NULL where an empty blob is meant.
  const char* data = value.empty() ? "" : value.data();
  note(sqlite3_bind_blob64(prepared_, ++bound_, data, value.size(), SQLITE_STATIC));
  return *this;
}

Run& Run::bind_text(const std::string* value) {
  ++bound_;
  note(value == nullptr ? sqlite3_bind_null(prepared_, bound_)
                        : sqlite3_bind_text64(prepared_, bound_, value->data(), value->size(),
                                              SQLITE_STATIC, SQLITE_UTF8));
  return *this;
}

Run& Run::bind_null() {
  note(sqlite3_bind_null(prepared_, ++bound_));
  return *this;
}

Run& Run::bind_bytes(std::span<const std::uint8_t> bytes) {
  return bind_blob({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

int Run::step() { return code_ == SQLITE_OK ? sqlite3_step(prepared_) : code_; }

std::string_view Run::bytes(int column) const {
  const auto* data = static_cast<const char*>(sqlite3_column_blob(prepared_, column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(prepared_, column));
  return data == nullptr ? std::string_view{} : std::string_view(data, size);
}

}  // namespace sqlite
