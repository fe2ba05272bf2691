// The line to one room of a server: what was told last, and questions with their answers. A line
// that breaks is mended: it connects again, says what it has, and asks again what was not answered,
// under the same id.
#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "client/socket.h"
#include "codec/problem.h"
#include "protocol/answers.h"
#include "protocol/client_table.h"
#include "protocol/requests.h"

namespace terminal {

class RoomLine {
 public:
  using Clock = std::chrono::steady_clock;
  using Length = std::chrono::milliseconds;

  struct Patience {
    Length connect{5'000};
    Length answer{20'000};         // of a question, broken lines and all
    Length shortest_wait{250};     // before the first try to connect again …
    Length longest_wait{30'000};   // … and before the later ones, each twice as long
    Length between_pings{10'000};  // that tell how good the line is
  };

  // `base` is the server's own address. Waits until the room is known.
  static codec::Read<RoomLine> open(client::Url base, std::string room, std::string token,
                                    Patience);

  // ---- What was told last.
  protocol::MemberId member() const { return welcome_.member; }
  const protocol::Room& room() const { return room_; }
  const std::optional<protocol::Update>& update() const { return update_; }
  protocol::TableView table() const { return table_.table(); }  // Requires an update.
  // Of the room's last round.
  const std::vector<protocol::MovePlayed>& moves_played() const { return moves_played_; }

  // Updates that nobody has taken yet, the oldest first, each with the table view that it leads to
  // and the moves that it shows.
  struct Shown {
    protocol::Update update;
    protocol::TableView table;
    std::vector<protocol::MovePlayed> moves;
  };
  std::optional<Shown> next_shown();
  std::optional<protocol::Seat> own_seat() const;
  bool is_host() const;

  // The table's time, as it goes on since it was told, and how long it still stands after an
  // outage.
  std::int64_t table_now() const;
  std::int64_t stands_for() const;

  // What has been said since the last call, and what is worth telling about the line itself.
  std::vector<protocol::ChatMessage> take_chat() { return std::exchange(chat_, {}); }
  std::vector<std::string> take_news() { return std::exchange(news_, {}); }

  // Takes what has come, waiting at most so long for it; connects again when it is time to. True
  // where something came. A problem where the server will not have us any more: for good.
  codec::Read<bool> catch_up(Length at_most);

  // Waits for the answer: the aid that was asked for, mostly nothing. A problem is the server's
  // refusal; “no_answer” where none came in time, and then nobody knows whether it was done.
  codec::Read<std::string> ask(const protocol::Request&);

  bool is_connected() const { return socket_ && socket_->is_open(); }
  // For poll(2) beside a keyboard, once catch_up() has found nothing more; -1 where there is none.
  int descriptor() const { return is_connected() ? socket_->descriptor() : -1; }
  // For tests: a line that breaks, and the same message sent again.
  void cut() { socket_.reset(); }
  codec::Read<std::string> ask_as(const std::string& id, const protocol::Request&);

 private:
  RoomLine(client::Url base, std::string room, std::string token, Patience patience);
  void begin_to_connect();
  void connected();
  void lost();
  void mend(Length at_most);
  void ping();
  void take(const std::string& text);
  struct Hears;
  friend struct Hears;

  client::Url base_;
  std::string room_id_, token_;
  Patience patience_;
  std::optional<client::Socket> socket_;
  std::optional<std::string> waiting_;  // came while it was being opened
  std::uint32_t connections_ = 0;       // made so far
  bool was_lost_ = false;
  Length wait_{};
  Clock::time_point next_try_{}, next_ping_{};
  std::optional<std::int64_t> latency_;
  std::mt19937_64 luck_{std::random_device{}()};
  std::string own_ids_;  // how ids begin, so that two programs of one person do not share any
  std::uint64_t last_id_ = 0;
  std::optional<codec::Problem> over_;

  protocol::Welcome welcome_;
  protocol::Room room_;
  std::optional<protocol::Update> update_;
  protocol::ClientTable table_;
  bool needs_whole_ = false;  // an update did not follow from those before
  std::vector<protocol::MovePlayed> moves_played_, moves_to_show_;
  std::deque<Shown> shown_;
  std::vector<protocol::ChatMessage> chat_;
  protocol::Number last_chat_ = 0;
  std::vector<std::string> news_;
  std::optional<protocol::Answer> answer_;
  std::int64_t table_then_ = 0, resumes_at_ = 0;  // the table's time when …
  Clock::time_point then_ = Clock::now();         // … our clock showed this
};

}  // namespace terminal
