#include "codec/difference.h"

#include <charconv>

namespace codec {
namespace {

bool apply_to_list(json::array& list, const json::object& difference) {
  if (const auto* length = difference.if_contains("length")) {
    if (!length->is_int64() || length->get_int64() < 0 ||
        static_cast<std::size_t>(length->get_int64()) > list.size()) {
      return false;
    }
    list.resize(static_cast<std::size_t>(length->get_int64()));
  }
  for (const auto& [key, item] : difference) {
    if (key == "length") continue;
    std::size_t position = 0;
    const auto read = std::from_chars(key.data(), key.data() + key.size(), position);
    const bool is_number = read.ec == std::errc{} && read.ptr == key.data() + key.size();
    if (!is_number || position > list.size()) return false;
    if (position == list.size()) list.emplace_back(nullptr);
    if (!apply_difference(list[position], item)) return false;
  }
  return true;
}

}  // namespace

bool apply_difference(json::value& value, const json::value& difference) {
  if (!difference.is_object()) {
    value = difference;
    return true;
  }
  if (value.is_array()) return apply_to_list(value.get_array(), difference.get_object());
  if (!value.is_object()) value.emplace_object();
  auto& object = value.get_object();
  for (const auto& [key, member] : difference.get_object()) {
    if (member.is_null()) {
      object.erase(key);
    } else if (!apply_difference(object[key], member)) {
      return false;
    }
  }
  return true;
}

}  // namespace codec
