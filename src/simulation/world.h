// A world of one thread and a seed around a hub: time that passes only when nothing else is to do,
// disks in memory that answer later or refuse, clients whose messages take their time. The hub can
// be killed and made anew on the same disks.
#pragma once

#include <map>
#include <queue>

#include "directory/memory_directory.h"
#include "journal/memory_journal.h"
#include "protocol/client_table.h"
#include "server/hub.h"

namespace simulation {

using server::Caller;
using server::ConnectionId;
using server::HttpRequest;
using server::HttpResponse;
using server::Number;

class World;

// Somebody with a browser, or with several.
class Client {
 public:
  Client(World& world, std::string name);

  void open(const std::string& room);  // a connection, beside those it has
  void open_screen(const std::string& room, bool is_known = false);  // known: by one's own browser
  void cut();                                                        // all of them, without a word
  // Sends a request and returns its id; `id` says a retry of an earlier one.
  std::string ask(const protocol::Request&, std::string id = {});
  void say(std::string text);  // whatever it is

  // What has come so far, the latest of each.
  std::optional<protocol::Room> room;
  std::optional<protocol::Update> update;  // whole, with all commitments
  std::optional<protocol::Welcome> welcome;
  std::optional<protocol::Bye> bye;
  std::vector<protocol::ChatMessage> talk;
  std::map<std::string, protocol::Answer> answers;
  std::vector<std::string> texts;  // everything, as it came …
  std::vector<std::int64_t> came;  // … and when
  std::vector<Number> numbers;     // of all updates of the present round

  // The answer, once the world has come to rest.
  std::optional<protocol::Refused> refused(const protocol::Request&);
  std::string token;
  std::string address = "192.0.2.1";  // where they come from

 private:
  friend class World;
  void hear(ConnectionId, const std::string& text);
  void take(ConnectionId, protocol::Update);
  void forget(ConnectionId);
  void forget_connections();

  World& world_;
  std::string name_;
  std::vector<ConnectionId> connections_;
  std::map<ConnectionId, protocol::ClientTable> tables_;  // what each of them knows of the game
  std::uint64_t asked_ = 0;
};

class World final : public server::Connections,
                    public server::Timers,
                    public server::Workers,
                    public server::Log,
                    public server::Store {
 public:
  explicit World(tables::Games games, std::uint64_t seed = 1);
  ~World() override;

  // Runs what is due, in order, until nothing is, or for so long.
  void rest(std::int64_t at_most_ms = 600'000);
  // Until this holds; false where the time runs out first.
  bool until(const std::function<bool()>& holds, std::int64_t at_most_ms = 3'600'000);

  HttpResponse http(std::string method, std::string path, std::string body,
                    const Client* = nullptr);
  std::string make_room(const Client&, const protocol::NewRoom&);

  void kill();     // the hub, in the middle of everything: what was not kept is lost
  void restart();  // on the same disks

  server::Hub& hub() { return *hub_; }
  std::int64_t now() const { return now_; }
  void after(std::int64_t ms, std::function<void()>);
  const tables::Games games;
  journal::MemoryJournal journal;
  directory::MemoryDirectory directory;
  std::optional<journal::Failure> journal_refuses, journal_unreadable;
  std::function<bool(const directory::Change&)> directory_refuses;  // some, if there is one
  std::int64_t disk_ms = 2, net_ms = 10;
  std::int64_t clock_is_off_by = 0;  // ms; what the hub takes for the time of day
  std::function<std::int64_t(const journal::Row&)> disk_adds;  // ms to that, if there is one
  std::function<std::int64_t()> thought_takes;                 // ms; nothing takes no time
  server::Limits limits;
  std::size_t rows_kept = 0;
  std::vector<std::string> log_lines;

  // -- ports
  bool send(ConnectionId, std::shared_ptr<const std::string> text) override;
  void close(ConnectionId, std::uint16_t code, std::string reason) override;
  Handle at(std::int64_t wall_ms, std::function<void()>) override;
  void cancel(Handle) override;
  std::int64_t steady_ms() override { return now_; }
  bool run(Job) override;
  void note(const server::log::Event& event) override {
    log_lines.push_back(server::log::line(event, wall()));
  }
  void append(journal::Row, journal::Journal::Done) override;
  std::expected<std::vector<journal::Row>, journal::Failure> read(const journal::TableId&) override;
  std::int64_t last_beat() override { return beat_at_start_; }
  void beat(std::int64_t wall_ms, journal::Journal::Done) override;
  std::int64_t believed_clock() override { return believed_clock_; }
  void believe_clock(std::int64_t wall_ms) override { believed_clock_ = wall_ms; }
  void change(directory::Change, directory::Directory::Done) override;
  directory::Directory& people() override { return directory; }

 private:
  friend class Client;
  struct Event {
    std::int64_t at;
    std::uint64_t order;
    std::uint64_t life;  // of the hub that it belongs to; 0 for the world's own
    Handle timer;
    std::function<void()> call;
    bool operator<(const Event& other) const {
      return std::pair{at, order} > std::pair{other.at, other.order};
    }
  };
  std::int64_t wall() const { return now_ + clock_is_off_by; }
  void schedule(std::int64_t at, std::uint64_t life, Handle, std::function<void()>);
  bool step(std::int64_t until);
  Caller caller(const Client*) const;
  ConnectionId open(Client&, const std::string& room, std::string query, const Caller&);

  std::priority_queue<Event> events_;
  std::map<Handle, bool> timers_;
  std::map<ConnectionId, Client*> connections_;
  core::SeededGenerator secrets_;
  std::int64_t now_ = 1'700'000'000'000, beat_ = 0, beat_at_start_ = 0, believed_clock_ = 0;
  std::uint64_t order_ = 0, life_ = 1;
  ConnectionId last_connection_ = 0;
  std::unique_ptr<server::Hub> hub_;
};

}  // namespace simulation
