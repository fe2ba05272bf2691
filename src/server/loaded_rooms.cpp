#include "server/loaded_rooms.h"

#include <algorithm>

#include "protocol/problems.h"
#include "server/people.h"

namespace server {

using directory::RoomId;

std::shared_ptr<Room> LoadedRooms::if_loaded(const RoomId& id) const {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second.room;
}

std::expected<std::shared_ptr<Room>, HttpResponse> LoadedRooms::find(std::string_view text) {
  const auto id = RoomId::parse(text);
  if (!id) return std::unexpected(no_such_room());
  if (auto room = if_loaded(*id)) return room;
  auto& directory = context_.ports.store->people();
  const auto kept = directory.room(*id);
  if (!kept) return std::unexpected(busy("This table cannot be read just now; try again soon."));
  if (!*kept) return std::unexpected(no_such_room());
  auto state = read_kept_text((*kept)->text);
  if (!state) {
    context_.ports.log->note(
        log::RoomUnreadable{log::mark(id->text()), std::string{state.error().code.name()}});
    return std::unexpected(no_such_room());
  }
  if (!has_space()) {
    return std::unexpected(busy("The server has as many tables open as it can; try again soon."));
  }
  auto room = insert(std::make_shared<Room>(*id, std::move(*state), context_, (*kept)->awake), "");
  room->bring_members_up_to_date(directory);
  return room;
}

void LoadedRooms::add(const std::shared_ptr<Room>& room, const std::string& made_by) {
  insert(room, made_by);
}

std::shared_ptr<Room> LoadedRooms::insert(std::shared_ptr<Room> room, const std::string& made_by) {
  const RoomId id = room->id();
  rooms_[id] = {.room = room, .made_by = made_by};
  if (!made_by.empty()) ++households_[made_by];
  changed(*room);
  touched(id);
  return room;
}

LoadedRooms::Map::iterator LoadedRooms::erase(Map::iterator place) {
  const auto& [id, loaded] = *place;
  const auto code = codes_.find(loaded.room->state().code);
  if (code != codes_.end() && code->second == id) codes_.erase(code);
  public_.erase(id);
  const auto household = households_.find(loaded.made_by);
  if (household != households_.end() && --household->second == 0) households_.erase(household);
  return rooms_.erase(place);
}

void LoadedRooms::remove(const RoomId& id) {
  if (const auto found = rooms_.find(id); found != rooms_.end()) erase(found);
}

std::size_t LoadedRooms::made_by(const std::string& household) const {
  const auto found = households_.find(household);
  return found == households_.end() ? 0 : found->second;
}

void LoadedRooms::changed(const Room& room) {
  const auto& state = room.state();
  if (!rooms_.contains(room.id())) return;
  if (state.phase == Phase::waiting && !state.code.empty()) {
    codes_[state.code] = room.id();
  } else if (const auto code = codes_.find(state.code);
             code != codes_.end() && code->second == room.id()) {
    codes_.erase(code);
  }
  if (state.settings.listed && state.phase != Phase::closed && state.phase != Phase::over) {
    public_.insert(room.id());
  } else {
    public_.erase(room.id());
  }
}

void LoadedRooms::touched(const RoomId& id) {
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) return;
  found->second.left_at = context_.ports.wall();
  if (!std::exchange(found->second.is_queued, true)) left_.push_back(id);
}

bool LoadedRooms::has_space() {
  constexpr std::size_t looked_at = 64;
  if (rooms_.size() >= context_.limits.loaded_rooms) {
    put_away_some(looked_at, context_.ports.wall() + 1);
  }
  return rooms_.size() < context_.limits.loaded_rooms;
}

void LoadedRooms::put_away() {
  put_away_some(left_.size(), context_.ports.wall() - context_.limits.put_away_after.count());
}

// Of those that were left before then, looking at so many.
void LoadedRooms::put_away_some(std::size_t at_most, std::int64_t left_before) {
  for (std::size_t i = 0; i < at_most && !left_.empty(); ++i) {
    const RoomId id = left_.front();
    const auto found = rooms_.find(id);
    const bool is_here = found != rooms_.end();
    const bool has_people = is_here && found->second.room->has_connections();
    if (is_here && !has_people && found->second.left_at > left_before) return;
    left_.pop_front();
    if (has_people) {
      found->second.is_queued = false;  // until they leave
    } else if (is_here && found->second.room->can_be_put_away()) {
      erase(found);
    } else if (is_here) {
      left_.push_back(id);
    }
  }
}

std::optional<RoomId> LoadedRooms::with_code(const std::string& code) const {
  const auto found = codes_.find(code);
  return found == codes_.end() ? std::nullopt : std::optional{found->second};
}

std::vector<std::shared_ptr<const Room>> LoadedRooms::listed() const {
  std::vector<std::shared_ptr<const Room>> all;
  std::map<std::string, std::size_t> households;
  for (const bool with_people : {true, false}) {
    for (const auto& id : public_) {
      if (all.size() == context_.limits.listed) return all;
      const auto& loaded = rooms_.at(id);
      if (loaded.room->has_connections() != with_people) continue;
      const bool is_known = !loaded.made_by.empty();
      if (is_known && ++households[loaded.made_by] > context_.limits.listed_of_a_household)
        continue;
      all.push_back(loaded.room);
    }
  }
  return all;
}

}  // namespace server
