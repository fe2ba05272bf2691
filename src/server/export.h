// Everything that is kept of one person, for themselves.
#pragma once

#include <string>

#include "directory/directory.h"

namespace server {

std::string export_text(const directory::AllOf&);  // JSON

}  // namespace server
