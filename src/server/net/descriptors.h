// Every connection is a file descriptor.
#pragma once

#include <cstddef>

namespace server::net {

// Raises this process's limit of open descriptors as far as it may, and says where it is now.
std::size_t raise_descriptor_limit();

}  // namespace server::net
