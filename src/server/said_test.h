// What tests of the server want to know of an answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/json.h"
#include "protocol/json.h"
#include "server/service.h"

namespace server {

inline constexpr core::Seat seat1 = core::Seat::from_index(0), seat2 = core::Seat::from_index(1),
                            seat3 = core::Seat::from_index(2), seat4 = core::Seat::from_index(3);

inline std::string code(const std::optional<protocol::Refused>& refused) {
  return refused ? refused->code : "done";
}

inline std::string code(const HttpResponse& response) {
  const auto told = protocol::read_answer<protocol::Failure>(response.body);
  return told ? told->refused.code : "done";
}

// What a refusal is about; empty if it does not say.
inline std::string about(const std::optional<protocol::Refused>& refused) {
  return refused ? refused->about.value_or("") : "";
}

inline std::string about(const HttpResponse& response) {
  const auto told = protocol::read_answer<protocol::Failure>(response.body);
  return told ? told->refused.about.value_or("") : "";
}

// The action of a hint. Returns nullopt if it was refused or advises nothing.
inline std::optional<codec::RawJson> hinted_action(const protocol::Answer& answer) {
  const auto hint = codec::parse_json(answer.aid ? answer.aid->text : "{}");
  const auto* action = hint->as_object().if_contains("action");
  if (action == nullptr) return std::nullopt;
  return codec::RawJson{codec::json_text(*action)};
}

// Whether the seat could do anything, by the last update.
inline bool can_act(const std::optional<protocol::Update>& update) {
  return update && update->whole && !update->whole->result && update->whole->offers.text != "[]";
}

// Whether two texts are the same JSON; the order of members does not matter.
inline bool is_same_json(std::string_view a, std::string_view b) {
  const auto first = codec::parse_json(a), second = codec::parse_json(b);
  return first && second && *first == *second;
}

// Empty if there is none of that name.
inline std::string header(const HttpResponse& response, std::string_view name) {
  for (const auto& each : response.headers) {
    if (each.name == name) return each.value;
  }
  return {};
}

}  // namespace server
