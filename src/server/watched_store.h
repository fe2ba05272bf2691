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

  // Where the directory has refused something, whether it would do so again: nobody else may have
  // anything to be kept for a long time.
  void try_again();

  void append(journal::Row, journal::Journal::Done) override;
  std::expected<std::vector<journal::Row>, journal::Failure> read(
      const journal::TableId& id) override {
    return store_.read(id);
  }
  std::int64_t last_beat() override { return store_.last_beat(); }
  // A sign of life that is kept or not says as much of the disk as a move does.
  void beat(std::int64_t wall_ms, journal::Journal::Done) override;
  std::int64_t believed_clock() override { return store_.believed_clock(); }
  void believe_clock(std::int64_t wall_ms) override { store_.believe_clock(wall_ms); }
  void change(directory::Change, directory::Directory::Done) override;
  directory::Directory& people() override { return store_.people(); }

 private:
  struct Side {
    std::string name;
    Log* log;
    tables::WallClock wall;
    std::uint64_t refused = 0;  // since it last saved
    std::int64_t since = 0, latest = 0;

    void went_well();
    // As far as something small says it: not so soon after something large was refused.
    void small_went_well();
    void went_wrong(std::string_view kind);
  };

  template <class Failure>
  static std::function<void(std::optional<Failure>)> watched(
      const std::shared_ptr<Side>&, std::function<void(std::optional<Failure>)> done,
      void (Side::*well)());

  Store& store_;
  std::shared_ptr<Side> journal_, directory_;
};

}  // namespace server
