#include "directory/directory.h"

#include <charconv>
#include <future>
#include <utility>

namespace directory {

template <class Tag>
std::optional<Id<Tag>> Id<Tag>::parse(std::string_view hex) {
  Id id;
  if (hex.size() != 2 * id.bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < id.bytes.size(); ++i) {
    const char* first = hex.data() + 2 * i;
    const auto [end, error] = std::from_chars(first, first + 2, id.bytes[i], 16);
    if (error != std::errc{} || end != first + 2) return std::nullopt;
  }
  return id;
}

template <class Tag>
std::string Id<Tag>::text() const {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  for (const std::uint8_t byte : bytes) {
    hex += digits[byte >> 4];
    hex += digits[byte & 15];
  }
  return hex;
}

template struct Id<PersonTag>;
template struct Id<RoomTag>;

std::optional<Failure> change_and_wait(Directory& directory, Change change) {
  std::promise<std::optional<Failure>> promise;
  auto answer = promise.get_future();
  directory.change(std::move(change), [&promise](std::optional<Failure> failure) {
    promise.set_value(std::move(failure));
  });
  return answer.get();
}

}  // namespace directory
