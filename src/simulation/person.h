// Somebody who plays with others: makes a room or follows there, sits, plays at a human pace from
// what they see, talks, goes, comes back, and sends again what was not answered.
#pragma once

#include "protocol/client_table.h"
#include "simulation/town.h"

namespace simulation {

class Person final : public Ear {
 public:
  Person(Town&, Company&, std::string name, std::string address, bool founds);

  void live();  // from now on

  // ---- As the weather has it.
  void drop_everything(bool forgets = false);  // all tabs at once, and back at once

  // Everything was quiet for a while: they know all there is to know, and nothing is unanswered.
  void check_at_rest() const;

  void opened(ConnectionId) override;
  void refused(ConnectionId, const HttpResponse&) override;
  void heard(ConnectionId, const protocol::Event&) override;
  void lost(ConnectionId) override;

 private:
  struct Knowledge {  // of the game
    Round round;
    StreamSequence number;
    std::optional<Seat> seat;
    Number revision = 0;
    protocol::ClientTable table;
  };
  struct Tab {
    ConnectionId id = 0;
    bool is_open = false;
    std::shared_ptr<Knowledge> knows = std::make_shared<Knowledge>();
  };
  struct Pending {
    std::string text;
    std::int64_t first, sent;
  };

  void act();
  void be_somebody();
  void found_a_room();
  void follow();
  void open_a_tab();
  void leave();
  void forget_the_room();
  void be_somebody_else();
  void send_again(std::int64_t older_than_ms);
  void ask(const protocol::Request&);
  void take(Tab&, const protocol::Update&);
  void check_knowledge(const Knowledge&, const server::RoomState&) const;
  Tab* tab(ConnectionId);
  ConnectionId some_open_tab() const;

  // ---- What to do (person_acts.cpp).
  void choose();
  void in_a_waiting_room();
  void in_a_game();
  void after_a_game();
  bool fill_a_seat();
  bool answer_an_ask();
  bool as_host_in_a_game();
  bool make_a_move();
  bool agree_with_somebody(const protocol::TableView&);
  void idle_deeds();
  void talk();
  protocol::NewRoom wished_room() const;
  std::string bot_for(const catalogue::Match&, Seat) const;
  std::optional<Seat> own_seat() const;
  std::optional<MemberId> other_member() const;
  bool is_host() const;

  Town& town_;
  Company& company_;
  std::string name_, address_, token_, person_;
  std::string at_;  // the room of all tabs
  bool founds_;
  bool is_asking_ = false;  // a request is on its way
  bool knows_the_way_ = false;
  std::uint64_t turned_away_ = 0;
  std::vector<Tab> tabs_;
  std::map<std::string, Pending> pending_;
  std::uint64_t asked_ = 0, lives_ = 0;
  std::optional<protocol::Room> room_;
  std::optional<MemberId> who_;
  std::shared_ptr<Knowledge> latest_;  // of the tab that received an update last
  std::string last_done_;              // the text of a request that was done
};

}  // namespace simulation
