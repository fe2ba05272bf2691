// Who we are at which server, kept so that a seat is found again: a file that only its owner may
// read, for whoever has a token is that guest.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "codec/problem.h"

namespace terminal {

// Empty where none is kept.
std::string kept_token(const std::filesystem::path& folder, const std::string& server);

// In place of an older one of that server. The folder is made where there is none.
std::optional<codec::Problem> keep_token(const std::filesystem::path& folder,
                                         const std::string& server, const std::string& token);

}  // namespace terminal
