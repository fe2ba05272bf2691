// How much less a test does when a sanitizer makes everything slower.
#pragma once

namespace journal::testing {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr unsigned thinned = 8;
#else
inline constexpr unsigned thinned = 1;
#endif

}  // namespace journal::testing
