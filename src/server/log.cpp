#include "server/log.h"

#include <fmt/format.h>

#include "codec/json_writer.h"
#include "tables/sha256.h"

namespace server::log {

BOOST_DESCRIBE_STRUCT(Started, (), (version, address, port, data))
BOOST_DESCRIBE_STRUCT(Recovered, (), (rooms, playing, frozen, unreadable, took_ms))
BOOST_DESCRIBE_STRUCT(RoomMade, (), (room, game, seats, listed))
BOOST_DESCRIBE_STRUCT(RoomClosed, (), (room))
BOOST_DESCRIBE_STRUCT(CleanedUp, (), (guests, rooms))
BOOST_DESCRIBE_STRUCT(ClockDoubted, (), (off_by_seconds, waits_seconds))
BOOST_DESCRIBE_STRUCT(GameStarted, (), (room, table, game, round, people, bots))
BOOST_DESCRIBE_STRUCT(GameEnded, (), (room, table, game, result, seconds))
BOOST_DESCRIBE_STRUCT(Connected, (), (room, seated))
BOOST_DESCRIBE_STRUCT(Disconnected, (), (room))
BOOST_DESCRIBE_STRUCT(RefusedByLimit, (), (limit, times))
BOOST_DESCRIBE_STRUCT(CodesNotFound, (), (times))
BOOST_DESCRIBE_STRUCT(TimedOut, (), (limit, times))
BOOST_DESCRIBE_STRUCT(RoomUnreadable, (), (room, code))
BOOST_DESCRIBE_STRUCT(RoomFrozen, (), (room, table, code))
BOOST_DESCRIBE_STRUCT(CannotSave, (), (store, kind))
BOOST_DESCRIBE_STRUCT(SavesAgain, (), (store, refused, seconds))
BOOST_DESCRIBE_STRUCT(FewDescriptors, (), (descriptors, connections))
BOOST_DESCRIBE_STRUCT(LinesDropped, (), (lines))
BOOST_DESCRIBE_STRUCT(LogCutShort, (), (store, bytes, transactions))
BOOST_DESCRIBE_STRUCT(StoreDamaged, (), (store))
BOOST_DESCRIBE_STRUCT(Draining, (), (rooms, connections))
BOOST_DESCRIBE_STRUCT(Stopped, (), ())

namespace {

constexpr std::size_t mark_digits = 12;

template <class T>
using IsDescribed = boost::mp11::mp_bool<codec::describes_all<T>>;
static_assert(boost::mp11::mp_all_of<Event, IsDescribed>::value);

}  // namespace

Level level_of(const Event& event) {
  return std::visit([]<class E>(const E&) { return E::level; }, event);
}

const std::string& what(const Event& event) {
  return std::visit([]<class E>(const E&) -> const std::string& { return codec::wire_name<E>(); },
                    event);
}

std::string line(const Event& event, std::int64_t wall_ms) {
  return std::visit(
      [&]<class E>(const E& told) {
        std::string text = fmt::format(R"({{"at":{},"level":"{}","what":"{}")", wall_ms,
                                       core::enum_name(E::level), what(event));
        const auto members = codec::written_json(told);
        if (members.size() > 2) text += "," + members.substr(1, members.size() - 2);
        return text + "}";
      },
      event);
}

std::string mark(std::string_view id) {
  return tables::sha256(fmt::format("liebrary log {}", id)).substr(0, mark_digits);
}

}  // namespace server::log
