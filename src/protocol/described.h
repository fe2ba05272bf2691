// The shape of what goes over the wire. A member missing here does not compile.
#pragma once

#include "codec/core_described.h"
#include "codec/json.h"
#include "protocol/answers.h"
#include "protocol/requests.h"

namespace protocol {

BOOST_DESCRIBE_STRUCT(Refused, (), (code, sentence, rule, about))
BOOST_DESCRIBE_STRUCT(RoomSettings, (),
                      (listed, spectators, text, team, absence, grace_seconds, aids, entry))

BOOST_DESCRIBE_STRUCT(Play, (), (action, revision))
BOOST_DESCRIBE_STRUCT(CheckMove, (), (action))
BOOST_DESCRIBE_STRUCT(Propose, (), (action))
BOOST_DESCRIBE_STRUCT(Withdraw, (), ())
BOOST_DESCRIBE_STRUCT(Note, (), (key, value))
BOOST_DESCRIBE_STRUCT(Chat, (), (text, phrase, team))
BOOST_DESCRIBE_STRUCT(Sit, (), (seat))
BOOST_DESCRIBE_STRUCT(Stand, (), ())
BOOST_DESCRIBE_STRUCT(Ready, (), (ready))
BOOST_DESCRIBE_STRUCT(HandToBot, (), (seat, bot))
BOOST_DESCRIBE_STRUCT(TakeBack, (), (seat))
BOOST_DESCRIBE_STRUCT(TakeOver, (), (seat))
BOOST_DESCRIBE_STRUCT(Admit, (), (ask, yes))
BOOST_DESCRIBE_STRUCT(Configure, (), (options, settings))
BOOST_DESCRIBE_STRUCT(Start, (), ())
BOOST_DESCRIBE_STRUCT(Kick, (), (member))
BOOST_DESCRIBE_STRUCT(Mute, (), (member, muted))
BOOST_DESCRIBE_STRUCT(MakeHost, (), (member))
BOOST_DESCRIBE_STRUCT(SetEntry, (), (entry))
BOOST_DESCRIBE_STRUCT(Close, (), (wants))
BOOST_DESCRIBE_STRUCT(Rematch, (), ())
BOOST_DESCRIBE_STRUCT(Aid, (), (name, about))
BOOST_DESCRIBE_STRUCT(Ping, (), (sent, latency))
BOOST_DESCRIBE_STRUCT(Message, (), (id, request))

BOOST_DESCRIBE_STRUCT(GuestWish, (), (name))
BOOST_DESCRIBE_STRUCT(SignIn, (), (name, password))
BOOST_DESCRIBE_STRUCT(SetPassword, (), (password, old_password))
BOOST_DESCRIBE_STRUCT(Rename, (), (name))
BOOST_DESCRIBE_STRUCT(NewRoom, (), (game, options, seats, settings, start))

BOOST_DESCRIBE_STRUCT(SeatShown, (), (role, team, bots, member, bot, can_take_back, ready))
BOOST_DESCRIBE_STRUCT(SeatHolder, (), (member, bot))
BOOST_DESCRIBE_STRUCT(MemberShown, (), (member, name, here, host, muted, registered, latency))
BOOST_DESCRIBE_STRUCT(Welcome, (), (version, member, seat, now))
BOOST_DESCRIBE_STRUCT(AskShown, (), (ask, name, member, seat, agreed))
BOOST_DESCRIBE_STRUCT(Room, (),
                      (id, game, title, options, settings, phase, seats, members, code, table,
                       captain, round, rematch_seats, screens, asks, ending))
BOOST_DESCRIBE_STRUCT(NoteShown, (), (writer, key, value, personal))
BOOST_DESCRIBE_STRUCT(ProposalShown, (), (seat, action))
BOOST_DESCRIBE_STRUCT(Opening, (), (ordinal, value, nonce))
BOOST_DESCRIBE_STRUCT(TableView, (), (view, offers, notes, proposals, away, result, openings))
BOOST_DESCRIBE_STRUCT(Update, (),
                      (round, number, seat, revision, whole, difference, commitments_before,
                       commitments, now, resumes_at, story))
BOOST_DESCRIBE_STRUCT(Answer, (), (id, refused, aid, warning, effects))
BOOST_DESCRIBE_STRUCT(ChatMessage, (), (number, member, name, text, phrase, team, registered, at))
BOOST_DESCRIBE_STRUCT(ChatErased, (), (member))
BOOST_DESCRIBE_STRUCT(MovePlayed, (), (round, seat, action, why, at))
BOOST_DESCRIBE_STRUCT(Pong, (), (sent, now, table_now))
BOOST_DESCRIBE_STRUCT(Bye, (), (code, sentence))

BOOST_DESCRIBE_STRUCT(ChoiceShown, (), (name, title, sentence))
BOOST_DESCRIBE_STRUCT(OptionShown, (),
                      (name, value, title, sentence, kind, min, max, choices, depends_on))
BOOST_DESCRIBE_STRUCT(SeatOffered, (), (role, team, bots))
BOOST_DESCRIBE_STRUCT(BotShown, (), (name, sentence, strength))
BOOST_DESCRIBE_STRUCT(AidShown, (), (name, sentence, answer))
BOOST_DESCRIBE_STRUCT(PresetShown, (), (id, title, sentence, options, aids))
BOOST_DESCRIBE_STRUCT(GameShown, (),
                      (name, title, rules_version, symmetric_seats, seats, options, bots, presets,
                       aids, cards, print, review))
BOOST_DESCRIBE_STRUCT(SettingsLimits, (), (min_grace_seconds, max_grace_seconds))
BOOST_DESCRIBE_STRUCT(Games, (), (version, settings, settings_limits, games))
BOOST_DESCRIBE_STRUCT(Seats, (), (seats))
BOOST_DESCRIBE_STRUCT(PastStep, (), (number, at, view, difference, story))
BOOST_DESCRIBE_STRUCT(Past, (), (round, steps))
BOOST_DESCRIBE_STRUCT(RoomMade, (), (id, link, code, advice))
BOOST_DESCRIBE_STRUCT(RoomListed, (),
                      (id, game, title, options, phase, seats, open, watching, host,
                       host_registered))
BOOST_DESCRIBE_STRUCT(RoomList, (), (rooms))
BOOST_DESCRIBE_STRUCT(RoomFound, (), (id))
BOOST_DESCRIBE_STRUCT(GamePlayed, (), (table, room, game, title, result, begun, players, seat))
BOOST_DESCRIBE_STRUCT(Me, (), (name, has_password, rooms, games))
BOOST_DESCRIBE_STRUCT(FactCounted, (), (name, value, times))
BOOST_DESCRIBE_STRUCT(KindPlayed, (), (game, title, played, won, facts))
BOOST_DESCRIBE_STRUCT(Profile, (), (wins_in_a_row, most_wins_in_a_row, kinds))
BOOST_DESCRIBE_STRUCT(Step, (), (number, at, by, seat, action, view))
BOOST_DESCRIBE_STRUCT(Replay, (), (game, options, steps, verified))
BOOST_DESCRIBE_STRUCT(Health, (), (status, version, rooms, connections))
BOOST_DESCRIBE_STRUCT(Failure, (), (refused))

// Every struct of the wire, so that nothing about them has to be listed twice.
using Structs = boost::mp11::mp_append<
    Request, Event,
    std::variant<Refused, RoomSettings, Message, GuestWish, SignIn, SetPassword, Rename, NewRoom,
                 SeatShown, SeatHolder, MemberShown, AskShown, NoteShown, ProposalShown, Opening,
                 TableView, ChoiceShown, OptionShown, SeatOffered, BotShown, AidShown, PresetShown,
                 GameShown, SettingsLimits, Games, Seats, PastStep, Past, RoomMade, RoomListed,
                 RoomList, RoomFound, GamePlayed, Me, FactCounted, KindPlayed, Profile, Step,
                 Replay, Health, Failure>>;

template <class T>
using IsDescribed = boost::mp11::mp_bool<codec::describes_all<T>>;
static_assert(boost::mp11::mp_all_of<Structs, IsDescribed>::value);

}  // namespace protocol

namespace codec {

template <>
inline constexpr std::string_view variant_name<protocol::Request> = "protocol.Request";
template <>
inline constexpr std::string_view variant_name<protocol::Event> = "protocol.Event";

// What a client may leave out.
template <>
constexpr bool has_default<protocol::RoomSettings>(std::string_view) {
  return true;
}
template <>
constexpr bool has_default<protocol::Room>(std::string_view member) {
  return member == "asks" || member == "ending";
}
template <>
constexpr bool has_default<protocol::NewRoom>(std::string_view member) {
  return member != "game";
}
template <>
constexpr bool has_default<protocol::Chat>(std::string_view member) {
  return member == "team";
}
template <>
constexpr bool has_default<protocol::Ready>(std::string_view) {
  return true;
}
template <>
constexpr bool has_default<protocol::Admit>(std::string_view member) {
  return member == "yes";
}
template <>
constexpr bool has_default<protocol::Close>(std::string_view) {
  return true;
}
template <>
constexpr bool has_default<protocol::Mute>(std::string_view member) {
  return member == "muted";
}

// What older servers do not say.
template <>
constexpr bool has_default<protocol::MemberShown>(std::string_view member) {
  return member == "registered";
}
template <>
constexpr bool has_default<protocol::ChatMessage>(std::string_view member) {
  return member == "registered";
}
template <>
constexpr bool has_default<protocol::RoomListed>(std::string_view member) {
  return member == "host_registered";
}

}  // namespace codec
