// The rooms in memory. One is loaded when somebody asks for it, and put away when nobody has been
// there for a while and nothing is going on: what is kept of it is then all there is.
#pragma once

#include <deque>
#include <expected>
#include <map>
#include <set>

#include "server/room.h"

namespace server {

class LoadedRooms {
 public:
  explicit LoadedRooms(RoomContext& context) : context_{context} {}

  // The room of this id, loaded now if it was not. A problem where there is none, where it cannot
  // be read, or where no further one has room.
  std::expected<std::shared_ptr<Room>, HttpResponse> find(std::string_view id);
  // As far as it is loaded; nullptr where it is not.
  std::shared_ptr<Room> if_loaded(const directory::RoomId&) const;

  // A new one. `made_by` is the household that counts for it as long as it is loaded.
  void add(const std::shared_ptr<Room>&, const std::string& made_by);
  // Whether there is room for another; puts some away for that.
  bool has_space();
  std::size_t made_by(const std::string& household) const;

  // Something of it that it is found by may be different now.
  void changed(const Room&);
  // Somebody was here: from now on it counts for how long nobody is.
  void touched(const directory::RoomId&);
  void remove(const directory::RoomId&);
  // Puts away what has been left for long enough.
  void put_away();

  // A waiting room that is loaded.
  std::optional<directory::RoomId> with_code(const std::string& code) const;
  // The public ones, those with people in them first, few of one household.
  std::vector<std::shared_ptr<const Room>> listed() const;

  std::size_t size() const { return rooms_.size(); }
  template <class Each>  // takes a Room&, and neither loads nor removes any
  void for_each(const Each& each) const {
    for (const auto& [id, loaded] : rooms_) each(*loaded.room);
  }

 private:
  struct Loaded {
    std::shared_ptr<Room> room;
    std::string made_by;
    std::int64_t left_at = 0;  // nobody has been here since, if nobody is
    bool is_queued = false;    // in left_
  };
  using Map = std::map<directory::RoomId, Loaded>;

  std::shared_ptr<Room> insert(std::shared_ptr<Room>, const std::string& made_by);
  Map::iterator erase(Map::iterator);
  void put_away_some(std::size_t at_most, std::int64_t left_before);

  RoomContext& context_;
  Map rooms_;
  std::deque<directory::RoomId> left_;  // to be looked at, in about the order of left_at
  std::map<std::string, directory::RoomId> codes_;
  std::set<directory::RoomId> public_;
  std::map<std::string, std::size_t> households_;
};

}  // namespace server
