#include "protocol/schema.h"

#include "catalogue/problems.h"
#include "protocol/described.h"
#include "protocol/problems.h"

namespace protocol {

void add_schema(codec::Schema& schema) {
  using Roots =
      std::variant<Message, Event, GuestWish, SignIn, SetPassword, Rename, NewRoom, Games, Seats,
                   RoomMade, RoomList, RoomFound, Past, Me, Profile, Replay, Health, Failure,
                   // codes of refusals, beside those of a game's own rules
                   RoomProblem, ServerProblem, MessageProblem, catalogue::TableProblem,
                   catalogue::MatchProblem>;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Roots>>(
      [&](auto type) { schema.add_root<typename decltype(type)::type>(); });
}

}  // namespace protocol
