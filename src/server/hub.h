// What decides: people, rooms, and which request goes where. One thread, no socket, no disk.
#pragma once

#include <unordered_map>

#include "server/clock_trust.h"
#include "server/loaded_rooms.h"
#include "server/origin.h"
#include "server/page.h"
#include "server/people.h"
#include "server/watched_store.h"

namespace server {

class Hub final : public Service {
 public:
  // `page` is what browsers get; without one they are told how to join from a terminal.
  Hub(const Ports&, const Limits&, Place, std::span<const PageFile> page = {});
  ~Hub() override;

  // Games that were being played go on: at once as many as there is time for, the others soon. A
  // problem where the directory cannot be read.
  std::optional<protocol::Problem> recover();

  // From now on nothing new begins.
  void drain();

  void request(HttpRequest, std::function<void(HttpResponse)> answer) override;
  std::optional<HttpResponse> wants_socket(const HttpRequest&) override;
  void opened(ConnectionId, const HttpRequest&) override;
  void received(ConnectionId, std::string text) override;
  void closed(ConnectionId) override;
  void drained(ConnectionId) override;

  std::size_t rooms() const { return rooms_.size(); }  // that are loaded

  // The edge has limits of its own: what they ended is asked once a minute and told with ours.
  void also_tell(std::function<std::vector<log::Event>()> ended) { others_ = std::move(ended); }

  // The table at which the room plays or has played last, as it stands; for checks. Nothing where
  // there is none, or where the room is not loaded.
  const tables::Table* table_of(std::string_view room) const;

 private:
  using Answer = std::function<void(HttpResponse)>;
  struct Route;
  static std::span<const Route> routes();

  // -- each route (hub_routes.cpp)
  void front(const HttpRequest&, const Answer&);
  void page_file(const HttpRequest&, const Answer&);
  void health(const HttpRequest&, const Answer&);
  void alive(const HttpRequest&, const Answer&);
  void games(const HttpRequest&, const Answer&);
  void cards(const HttpRequest&, const Answer&);
  void print(const HttpRequest&, const Answer&);
  void seats(const HttpRequest&, const Answer&);
  void guest(const HttpRequest&, const Answer&);
  void sign_in(const HttpRequest&, const Answer&);
  void sign_out(const HttpRequest&, const Answer&);
  void password(const HttpRequest&, const Answer&);
  void name(const HttpRequest&, const Answer&);
  void me(const HttpRequest&, const Answer&);
  void export_me(const HttpRequest&, const Answer&);
  void profile(const HttpRequest&, const Answer&);
  void erase_me(const HttpRequest&, const Answer&);
  void make_room(const HttpRequest&, const Answer&);
  void list_rooms(const HttpRequest&, const Answer&);
  void find_code(const HttpRequest&, const Answer&);
  void show_room(const HttpRequest&, const Answer&);
  void ask_to_come_in(const HttpRequest&, const Answer&);
  void past(const HttpRequest&, const Answer&);
  void record(const HttpRequest&, const Answer&);
  void replay(const HttpRequest&, const Answer&);
  void review(const HttpRequest&, const Answer&);

  protocol::Health health_as(std::string status) const;
  // Closes what sessions that have ended still hold open: with these words, or without any where
  // the page comes back by itself with the session that has taken their place.
  using IsEnded = std::function<bool(const directory::PersonId&, const directory::TokenHash&)>;
  void end_connections(const IsEnded&, const std::optional<protocol::Problem>& goodbye);

  std::optional<directory::RoomId> waiting_room(const std::string& code);
  void answer_later(Bounded&, const HttpRequest&, const Answer&,
                    std::function<HttpResponse()> work);
  using FoundRoom = std::expected<std::shared_ptr<Room>, HttpResponse>;
  FoundRoom room_of(const HttpRequest&);
  std::optional<protocol::Problem> entry_refusal(const Room&, const HttpRequest&,
                                                 const std::optional<directory::Person>&) const;
  Visitor visitor_of(const Room&, const HttpRequest&,
                     const std::optional<directory::Person>&) const;
  protocol::RoomListed listed(const directory::RoomId&, const RoomState&) const;
  protocol::GamePlayed played(const directory::GamePlayed&, const directory::PersonId*) const;
  void wake_rooms();
  bool wake(const directory::RoomId&);
  void finish_waking();
  std::optional<HttpResponse> no_new_room(const directory::Person&, const Caller&);
  bool drop_forgotten_room_of(const directory::PersonId&);
  void look_after();

  // -- what nobody needs any more (hub_clean_up.cpp)
  void look_at_the_clock(std::int64_t now);
  void clean_up(std::int64_t now);
  void remove_some(const directory::Outdated& left);
  void forget_rooms(std::int64_t before);
  void erase_the_forgotten();
  void tell_refused();
  std::string new_code();

  WatchedStore store_;
  RoomContext context_;
  Place place_;
  Page page_;
  People people_;
  Limit new_rooms_;
  Rates asks_, wrong_codes_;
  std::uint64_t codes_not_found_ = 0;  // since it was last told
  Bounded reading_, exporting_;
  LoadedRooms rooms_;
  std::map<directory::PersonId, std::size_t> being_made_;  // rooms, that are not kept yet
  struct {
    std::vector<directory::RoomId> left, again;  // to be woken; again where that failed
    std::int64_t began = 0;
    log::Recovered told;
    Timers::Handle timer = 0;
  } waking_;
  struct Connection {
    std::shared_ptr<Room> room;
    directory::PersonId person;  // these two are of nobody for a big screen
    directory::TokenHash session;
    bool has_ended = false;  // the edge has not closed it yet
  };
  std::unordered_map<ConnectionId, Connection> connections_;
  std::function<std::vector<log::Event>()> others_;
  bool draining_ = false, recovering_ = true;
  Timers::Handle beat_ = 0;
  ClockTrust clock_;
  bool is_cleaning_ = false;
  std::int64_t cleaned_ = 0, clock_noted_ = 0, refusals_told_ = 0;
};

}  // namespace server
