// What people say to each other, kept beside the log.
#include "server/room.h"

namespace server {

namespace {

// Of a round: a team of the next game may be other people.
constexpr std::uint32_t teams_a_round = 100;

}  // namespace

std::optional<std::uint32_t> Room::talk_team(MemberId who) const {
  const auto seat = state_.seat_of(who);
  if (!game_ || !seat) return std::nullopt;
  return state_.round.value() * teams_a_round + static_cast<std::uint32_t>(team(*seat));
}

// Kept together with the note that it was done: what is sent again is not said again.
void Room::say(MemberId who, const protocol::Chat& chat, Alter alter, Reply reply) {
  if (!said_known_) {
    const auto latest = house_.ports.store->people().said_in(id_, 1);
    if (!latest) return reply(protocol::Problem{"cannot_save", latest.error().sentence, ""});
    if (!latest->empty()) said_ = std::max(said_, latest->back().number);
    said_known_ = true;
  }
  directory::Said said{.room = id_,
                       .number = ++said_,
                       .person = directory::PersonId::parse(state_.member(who)->person),
                       .who = who.value(),
                       .team = chat.team ? talk_team(who) : std::nullopt,
                       .text = chat.text.value_or(""),
                       .phrase = chat.phrase.value_or(""),
                       .at = house_.ports.wall()};
  const auto effect = [this, said] {
    for (auto& [connection, link] : links_) tell(connection, link, said);
  };
  changes_.push_back({std::move(alter), effect, std::move(reply), std::move(said)});
  next_change();
}

void Room::tell(ConnectionId connection, Link& link, const directory::Said& said) {
  if (said.team && talk_team(link.who) != said.team) return;
  const auto* member = state_.member(MemberId{said.who});
  send(connection, link,
       protocol::ChatMessage{
           .number = said.number,
           .member = MemberId{said.who},
           .name = member != nullptr ? member->name : "a former reader",
           .text = said.text.empty() ? std::nullopt : std::optional{said.text},
           .phrase = said.phrase.empty() ? std::nullopt : std::optional{said.phrase},
           .team = said.team.has_value(),
           .at = said.at});
}

void Room::tell_talk(ConnectionId connection, Link& link) {
  const auto latest = house_.ports.store->people().said_in(id_, house_.limits.talk_shown);
  if (!latest) return;
  for (const auto& said : *latest) {
    if (!said.text.empty() || !said.phrase.empty()) tell(connection, link, said);
  }
}

}  // namespace server
