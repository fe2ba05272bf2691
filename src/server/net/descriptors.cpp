#include "server/net/descriptors.h"

#include <sys/resource.h>

#include <algorithm>

namespace server::net {

std::size_t raise_descriptor_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  // An unbounded hard limit may still be refused beyond what the system as a whole allows.
  const rlim_t wanted = std::min<rlim_t>(limit.rlim_max, 1'048'576);
  if (limit.rlim_cur < wanted) {
    rlimit raised{wanted, limit.rlim_max};
    if (setrlimit(RLIMIT_NOFILE, &raised) == 0) limit.rlim_cur = wanted;
  }
  return static_cast<std::size_t>(limit.rlim_cur);
}

}  // namespace server::net
