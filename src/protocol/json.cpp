#include "protocol/json.h"

#include "codec/json_writer.h"
#include "protocol/checks.h"
#include "protocol/described.h"
#include "protocol/limits.h"

namespace protocol {
namespace {

constexpr codec::JsonLimits from_clients{.bytes = most_message_bytes, .depth = most_message_depth};
constexpr codec::JsonLimits from_servers{.bytes = most_answer_bytes, .depth = most_answer_depth};

template <class T>
Read<T> read_as(std::string_view text, codec::JsonLimits limits) {
  return codec::read_json<T>(text, limits, codec::wire_name<T>());
}

template <class T>
Read<T> checked(Read<T>&& read) {
  if (!read) return std::move(read);
  if (auto wrong = trouble(*read)) return std::unexpected(std::move(*wrong));
  return std::move(read);
}

}  // namespace

Read<Message> read_message(std::string_view text) {
  return checked(read_as<Message>(text, from_clients));
}

std::string message_id(std::string_view text) {
  const auto value = codec::parse_json(text, from_clients);
  if (!value || !value->is_object()) return {};
  const auto* id = value->get_object().if_contains("id");
  if (id == nullptr || !id->is_string()) return {};
  const std::string_view spelt{id->get_string().data(), id->get_string().size()};
  return is_id(spelt) ? std::string{spelt} : std::string{};
}

template <RequestBody T>
Read<T> read_body(std::string_view text) {
  return checked(read_as<T>(text, from_clients));
}

Read<Event> read_event(std::string_view text) {
  return codec::read_json<Event>(text, from_servers, "event");
}

template <AnswerBody T>
Read<T> read_answer(std::string_view text) {
  return read_as<T>(text, from_servers);
}

std::string text(const Event& event) { return codec::written_json(event); }
std::string event_text(const Update& update) { return codec::written_alternative(update); }
void write_difference(std::string& written, const TableChanges& changes) {
  codec::Scratch out;
  const auto put_text = [&](std::string_view key, std::string_view text) {
    if (text.empty()) return;
    (*out).put(key);
    (*out).put(text);
  };
  const auto put_value = [&](std::string_view key, const auto& value) {
    if (!value) return;
    (*out).put(key);
    codec::write_json(*out, *value);
  };
  put_text(R"(,"view":)", changes.view);
  put_text(R"(,"offers":)", changes.offers);
  put_value(R"(,"notes":)", changes.notes);
  put_value(R"(,"proposals":)", changes.proposals);
  put_value(R"(,"away":)", changes.away);
  put_value(R"(,"result":)", changes.result);
  put_value(R"(,"openings":)", changes.openings);
  codec::enclose(*out, 0, '{', '}');
  written.assign((*out).view());
}

std::string text(const Message& message) { return codec::written_json(message); }
template <AnswerBody T>
std::string text(const T& answer) {
  return codec::written_json(answer);
}
template <RequestBody T>
std::string text(const T& body) {
  return codec::written_json(body);
}

Refused refused(const Problem& problem) {
  Refused said{std::string{problem.code.name()}, problem.sentence, {}, {}};
  if (!problem.rule.empty()) said.rule = problem.rule;
  if (!problem.about.empty()) said.about = problem.about;
  return said;
}

#define LIEBRARY_REQUEST_BODY(T)                \
  template Read<T> read_body(std::string_view); \
  template std::string text(const T&);
LIEBRARY_REQUEST_BODY(GuestWish)
LIEBRARY_REQUEST_BODY(SignIn)
LIEBRARY_REQUEST_BODY(SetPassword)
LIEBRARY_REQUEST_BODY(Rename)
LIEBRARY_REQUEST_BODY(NewRoom)

#define LIEBRARY_ANSWER_BODY(T)                   \
  template Read<T> read_answer(std::string_view); \
  template std::string text(const T&);
LIEBRARY_ANSWER_BODY(Games)
LIEBRARY_ANSWER_BODY(Seats)
LIEBRARY_ANSWER_BODY(RoomMade)
LIEBRARY_ANSWER_BODY(RoomList)
LIEBRARY_ANSWER_BODY(RoomFound)
LIEBRARY_ANSWER_BODY(Past)
LIEBRARY_ANSWER_BODY(Me)
LIEBRARY_ANSWER_BODY(Profile)
LIEBRARY_ANSWER_BODY(Replay)
LIEBRARY_ANSWER_BODY(Health)
LIEBRARY_ANSWER_BODY(Failure)

}  // namespace protocol
