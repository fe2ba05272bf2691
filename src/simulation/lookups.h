// A directory whose questions may fail.
#pragma once

#include <utility>

#include "directory/directory.h"

namespace simulation {

class Lookups final : public directory::Directory {
 public:
  template <class T>
  using Result = directory::Result<T>;
  using FailsNow = std::function<bool()>;

  Lookups(directory::Directory& inner, FailsNow fails)
      : inner_{inner}, fails_now_{std::move(fails)} {}

  void change(directory::Change change, Done done) override {
    inner_.change(std::move(change), std::move(done));
  }
  Result<std::optional<directory::Person>> person(const directory::PersonId& id) override {
    return unless_it_fails([&] { return inner_.person(id); });
  }
  Result<std::optional<directory::Person>> person_named(std::string_view name) override {
    return unless_it_fails([&] { return inner_.person_named(name); });
  }
  Result<std::optional<directory::PersonId>> session(const directory::TokenHash& token) override {
    return unless_it_fails([&] { return inner_.session(token); });
  }
  Result<std::vector<directory::Room>> rooms() override {
    return unless_it_fails([&] { return inner_.rooms(); });
  }
  Result<std::optional<directory::Room>> room(const directory::RoomId& id) override {
    return unless_it_fails([&] { return inner_.room(id); });
  }
  Result<std::optional<directory::RoomId>> room_with_code(std::string_view code) override {
    return unless_it_fails([&] { return inner_.room_with_code(code); });
  }
  Result<std::size_t> open_rooms_of(const directory::PersonId& owner) override {
    return unless_it_fails([&] { return inner_.open_rooms_of(owner); });
  }
  Result<std::vector<directory::Room>> rooms_of(const directory::PersonId& id,
                                                std::size_t limit) override {
    return unless_it_fails([&] { return inner_.rooms_of(id, limit); });
  }
  Result<std::vector<directory::RoomId>> awake_rooms() override {
    return unless_it_fails([&] { return inner_.awake_rooms(); });
  }
  Result<std::vector<directory::GamePlayed>> games_of(const directory::PersonId& id,
                                                      std::size_t limit) override {
    return unless_it_fails([&] { return inner_.games_of(id, limit); });
  }
  Result<std::optional<directory::GamePlayed>> game(std::string_view table) override {
    return unless_it_fails([&] { return inner_.game(table); });
  }
  Result<std::vector<directory::Said>> said_in(const directory::RoomId& id,
                                               std::size_t limit) override {
    return unless_it_fails([&] { return inner_.said_in(id, limit); });
  }
  Result<directory::Outdated> outdated(directory::WallMillis guests_before,
                                       directory::WallMillis rooms_before) override {
    return unless_it_fails([&] { return inner_.outdated(guests_before, rooms_before); });
  }
  Result<std::optional<directory::AllOf>> all_of(const directory::PersonId& id) override {
    return unless_it_fails([&] { return inner_.all_of(id); });
  }

 private:
  template <class Ask>
  auto unless_it_fails(const Ask& ask) -> decltype(ask()) {
    if (!fails_now_()) return ask();
    return std::unexpected(
        directory::Failure{directory::Trouble::failed, "The disk cannot be read."});
  }

  directory::Directory& inner_;
  FailsNow fails_now_;
};

}  // namespace simulation
