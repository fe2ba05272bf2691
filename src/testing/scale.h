// How much less a test does when a sanitizer makes everything slower.
#pragma once

#include <initializer_list>
#include <vector>

namespace scale {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr unsigned thinned = 8;
#else
inline constexpr unsigned thinned = 1;
#endif

// ThreadSanitizer is after threads: what has none was looked at elsewhere.
#if defined(__SANITIZE_THREAD__)
inline constexpr bool only_threads = true;
#else
inline constexpr bool only_threads = false;
#endif

// All of these; only the first under a sanitizer.
template <class T>
std::vector<T> some_of(std::initializer_list<T> all) {
  if (thinned > 1) return {*all.begin()};
  return all;
}

}  // namespace scale
