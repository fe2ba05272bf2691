#include "codec/text_buffer.h"

#include <algorithm>

namespace codec {
namespace {

constexpr std::size_t usual = 8 << 10, most_kept = 256 << 10;

}  // namespace

void TextBuffer::clear() {
  if (end_ - start() > static_cast<std::ptrdiff_t>(most_kept)) {
    room_.reset();
    end_ = nullptr;
  }
  at_ = start();
}

void TextBuffer::grow(std::size_t count) {
  const std::size_t used = size();
  const std::size_t wanted = std::max({usual, used + count, 2 * used});
  auto larger = std::make_unique_for_overwrite<char[]>(wanted);
  if (used > 0) std::memcpy(larger.get(), start(), used);
  room_ = std::move(larger);
  at_ = start() + used;
  end_ = start() + wanted;
}

}  // namespace codec
