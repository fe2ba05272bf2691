// The page for browsers that was built from web/, compiled in.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "server/page.h"

namespace page {

// What web/tools/pack.mjs writes: a line a file (path, type and three sizes, with tabs between
// them: as it is, as gzip, as brotli), an empty line, then all their bytes in that order. Nothing
// where the text is not that.
std::optional<std::vector<server::PageFile>> unpack(std::string_view pack);

// None where the program was compiled before a page was built.
std::span<const server::PageFile> built();

}  // namespace page
