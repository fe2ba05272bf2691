// Ports that pass everything on: what a test overrides goes wrong.
#pragma once

#include "server/ports.h"

namespace simulation {

class StoreAround : public server::Store {
 public:
  explicit StoreAround(server::Store& inner) : inner_{inner} {}
  void append(journal::Row row, journal::Journal::Done done) override {
    inner_.append(std::move(row), std::move(done));
  }
  std::expected<std::vector<journal::Row>, journal::Failure> read(
      const journal::TableId& id) override {
    return inner_.read(id);
  }
  std::int64_t last_beat() override { return inner_.last_beat(); }
  void beat(std::int64_t wall_ms, journal::Journal::Done done) override {
    inner_.beat(wall_ms, std::move(done));
  }
  std::int64_t believed_clock() override { return inner_.believed_clock(); }
  void believe_clock(std::int64_t wall_ms) override { inner_.believe_clock(wall_ms); }
  void change(directory::Change change, directory::Directory::Done done) override {
    inner_.change(std::move(change), std::move(done));
  }
  directory::Directory& people() override { return inner_.people(); }

 protected:
  server::Store& inner_;
};

class ConnectionsAround : public server::Connections {
 public:
  explicit ConnectionsAround(server::Connections& inner) : inner_{inner} {}
  bool send(server::ConnectionId id, std::shared_ptr<const std::string> text) override {
    return inner_.send(id, std::move(text));
  }
  void close(server::ConnectionId id, std::uint16_t code, std::string reason) override {
    inner_.close(id, code, std::move(reason));
  }

 protected:
  server::Connections& inner_;
};

}  // namespace simulation
