#include "codec/json.h"

#include <cassert>
#include <cstdlib>

#include "codec/parse_problem.h"

#ifdef BOOST_NO_EXCEPTIONS
// Boost reports misuse by exceptions that this folder does not have; input never leads here.
namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const boost::source_location&) { std::abort(); }
}  // namespace boost
#endif

namespace codec {

Read<json::value> parse_json(std::string_view text, JsonLimits limits, json::storage_ptr memory) {
  if (text.size() > limits.bytes) {
    return problem(ParseProblem::too_long,
                   fmt::format("This JSON is longer than {} bytes.", limits.bytes));
  }
  json::parse_options options;
  options.max_depth = limits.depth;
  json::error_code error;
  json::value value =
      json::parse(json::string_view{text.data(), text.size()}, error, std::move(memory), options);
  if (error) return problem(ParseProblem::not_json, "This is not well-formed JSON.");
  return value;
}

std::string json_text(const json::value& value) { return json::serialize(value); }

json::value raw_value(const RawJson& raw) {
  auto value = parse_json(raw.text, {.bytes = raw.text.size(), .depth = 64});
  assert(value && "a RawJson holds one well-formed value");
  return value ? std::move(*value) : json::value{};
}

json::value leaf_value(std::string_view text, bool is_number) {
  if (!is_number) return json::value(json::string_view{text.data(), text.size()});
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

void put(json::object& object, std::string_view name, json::value&& value) {
  object[json::string_view{name.data(), name.size()}] = std::move(value);
}

bool wrong_type(std::optional<Problem>& wrong, std::string_view path, std::string_view wanted) {
  wrong = Problem{ParseProblem::wrong_type, fmt::format("“{}” must be {}.", path, wanted), ""};
  return false;
}

bool read_text(std::string_view& text, const json::value& value, std::string_view path,
               std::optional<Problem>& wrong) {
  if (!value.is_string()) return wrong_type(wrong, path, "a text");
  text = {value.get_string().data(), value.get_string().size()};
  return true;
}

bool read_whole(std::int64_t& number, const json::value& value, std::string_view path,
                std::optional<Problem>& wrong) {
  if (value.is_int64()) {
    number = value.get_int64();
    return true;
  }
  if (!value.is_uint64()) return wrong_type(wrong, path, "a whole number");
  if (value.get_uint64() > (std::uint64_t{1} << 62U)) {
    wrong = Problem{ParseProblem::out_of_range, fmt::format("“{}” is out of range.", path), ""};
    return false;
  }
  number = static_cast<std::int64_t>(value.get_uint64());
  return true;
}

const json::value* find_member(MembersRead& members, std::string_view name, bool may_be_missing) {
  if (!members.good) return nullptr;
  const json::value* found = members.object.if_contains({name.data(), name.size()});
  if (found == nullptr && !may_be_missing) {
    members.wrong = Problem{ParseProblem::missing,
                            fmt::format("“{}” is missing in “{}”.", name, members.path), ""};
    members.good = false;
  }
  return found;
}

bool read_kind(Kind& kind, const json::value& value, std::string_view path,
               std::optional<Problem>& wrong) {
  if (!value.is_object() || value.get_object().size() != 1) {
    return wrong_type(wrong, path, "an object with one key, the name of its kind");
  }
  const auto& [key, inner] = *value.get_object().begin();
  kind = {{key.data(), key.size()}, &inner};
  return true;
}

bool unknown_kind(std::optional<Problem>& wrong, std::string_view name, std::string_view path) {
  wrong =
      Problem{ParseProblem::unknown_name, fmt::format("“{}” is no kind of “{}”.", name, path), ""};
  return false;
}

}  // namespace codec
