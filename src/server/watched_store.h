// A store that notices whether it can still save: that is told once when it ends, and once when it
// is well again.
#pragma once

#include <memory>

#include "server/ports.h"

namespace server {

class WatchedStore final : public Store {
 public:
  // All outlive what was asked of them; answers that come later find nobody and are well.
  WatchedStore(Store&, Log&, tables::WallClock);

  bool saves() const { return !journal_->refused && !directory_->refused; }

  void append(journal::Row, journal::Journal::Done) override;
  std::expected<std::vector<journal::Row>, journal::Failure> read(
      const journal::TableId& id) override {
    return store_.read(id);
  }
  std::int64_t last_beat() override { return store_.last_beat(); }
  void beat(std::int64_t wall_ms) override { store_.beat(wall_ms); }
  void change(directory::Change, directory::Directory::Done) override;
  directory::Directory& people() override { return store_.people(); }

 private:
  struct Side {
    std::string name;
    Log* log;
    tables::WallClock wall;
    std::uint64_t refused = 0;  // since it last saved
    std::int64_t since = 0;

    void went_well();
    void went_wrong(std::string_view kind);
  };

  Store& store_;
  std::shared_ptr<Side> journal_, directory_;
};

}  // namespace server
