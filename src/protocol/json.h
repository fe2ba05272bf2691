// The wire's JSON, both ways: what a client sends is read within limits, and refused with a
// sentence where it is not as it should be; unknown keys are ignored, unknown kinds are not.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "codec/problem.h"
#include "protocol/answers.h"
#include "protocol/requests.h"

namespace protocol {

using codec::Problem;
using codec::Read;

template <class T, class... Ts>
concept OneOf = (std::same_as<T, Ts> || ...);
template <class T>
concept RequestBody = OneOf<T, GuestWish, SignIn, SetPassword, Rename, NewRoom>;
template <class T>
concept AnswerBody = OneOf<T, Games, Seats, RoomMade, RoomList, RoomFound, Past, Me, Profile,
                           Replay, Health, Failure>;

// ---- For a server. What was read keeps the limits of protocol/limits.h, names are trimmed, and a
// talk says exactly one thing.

Read<Message> read_message(std::string_view);

// Of a message that cannot be read, so that its sender can be told which: its id if it has a
// well-formed one, else nothing.
std::string message_id(std::string_view);

template <RequestBody T>
Read<T> read_body(std::string_view);

std::string text(const Event&);
std::string event_text(const Update&);  // as text of the event that it is

// What changed of a TableView: what did not is empty. Lists are small, and replaced whole.
struct TableChanges {
  std::string_view view, offers;  // differences, as codec/difference.h writes them
  std::optional<std::vector<NoteShown>> notes{};
  std::optional<std::vector<ProposalShown>> proposals{};
  std::optional<std::vector<Seat>> away{};
  std::optional<std::string> result{};
  std::optional<std::vector<Opening>> openings{};
};
void write_difference(std::string& written, const TableChanges&);  // in place of what it holds
template <AnswerBody T>
std::string text(const T&);

Refused refused(const Problem&);

// ---- For a client.

std::string text(const Message&);
template <RequestBody T>
std::string text(const T&);

// ParseProblem::unknown_name is an event of a kind that came later: a client goes on without it.
Read<Event> read_event(std::string_view);
template <AnswerBody T>
Read<T> read_answer(std::string_view);

}  // namespace protocol
