// The folder that a store lives in, and the lock which says that this process owns it.
#pragma once

#include <expected>
#include <filesystem>
#include <optional>
#include <string_view>

#include "sqlite/failure.h"

namespace sqlite {

class Folder {
 public:
  // Makes the folder, for the present user alone, if it is not there. Several stores may live in
  // one folder, each with a lock file of its own; `contents` says in the plural what this one
  // holds. Trouble::held if another owner has the lock, in this process or another. The lock ends
  // with this object or the process.
  static std::expected<Folder, Failure> own(std::filesystem::path, const char* lock,
                                            std::string_view contents);

  Folder(Folder&&) noexcept;
  Folder& operator=(Folder&&) = delete;
  ~Folder();

  // Makes the names of new files durable.
  std::optional<Failure> sync() const;

  const std::filesystem::path& path() const { return path_; }

 private:
  Folder(std::filesystem::path path, int lock) : path_(std::move(path)), lock_(lock) {}

  std::filesystem::path path_;
  int lock_;
};

}  // namespace sqlite
