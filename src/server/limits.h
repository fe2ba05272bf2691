// What the server bears and for how long it keeps things: all of it in one place. The edge has its
// own in server/net/options.h; docs/security.md tells both to people.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

namespace server {

// How often something may happen: so many at once, and so many a minute in the long run.
struct Rate {
  double at_once, a_minute;
};

// How often something may happen by whom. A person costs nothing, so a household, which is an
// address or of IPv6 a /64, is held as well; what would fill memory or disk is also held overall,
// so far above one household that no few of them use up what others need.
struct SharedRate {
  std::optional<Rate> person{}, household{}, overall{};
};

struct Limits {
  std::chrono::milliseconds guests_kept = std::chrono::days{90};  // unseen
  std::chrono::milliseconds rooms_kept = std::chrono::days{30};   // idle
  std::chrono::milliseconds clean_up = std::chrono::hours{1};     // how often it is looked after …
  std::size_t cleaned_at_once = 50;  // … and how many guests and rooms go with one change

  std::size_t members = 64;             // of a room, watching or seated
  std::size_t connections = 16;         // of one member to one room
  std::size_t screens = 8;              // big screens that show one room
  std::size_t asks = 16;                // people at the door of one room …
  std::size_t asks_of_a_household = 6;  // … and of them from one household
  std::size_t rooms_of_a_person = 50;   // open ones of which they are the host
  std::chrono::milliseconds forgotten_after = std::chrono::hours{1};  // then one makes way for them
  std::size_t rooms_of_a_household = 400;  // made there, as long as they are loaded
  std::size_t loaded_rooms = 20'000;       // at once; further ones stay on the disk
  std::chrono::milliseconds put_away_after = std::chrono::minutes{10};  // without anybody
  std::size_t listed = 100;                // public rooms that are told …
  std::size_t listed_of_a_household = 10;  // … and of them those that one household made
  std::size_t rooms_told = 50;             // of a person, to that person
  std::size_t games_listed = 100;          // of a person
  std::size_t talk_shown = 50;             // to whoever comes in

  SharedRate guests{.household = Rate{20, 10}, .overall = Rate{2'000, 1'000}};  // new people
  SharedRate new_rooms{
      .person = Rate{20, 10}, .household = Rate{40, 10}, .overall = Rate{4'000, 1'000}};
  Rate passwords{5, 5};                    // tries, of a household
  Rate wrong_passwords_here{5, 1};         // of a name, from one household; of a session
  Rate wrong_passwords_anywhere{20, 0.5};  // of a name, from all households it was not seen at
  std::chrono::milliseconds homes_kept = std::chrono::days{30};  // where a name was seen, unseen
  std::size_t homes_of_a_person = 8;
  SharedRate renames{.person = Rate{5, 1}, .household = Rate{25, 5}, .overall = Rate{2'500, 500}};
  Rate wrong_codes{10, 5};  // of a household, and of nobody else: it may not shut others out
  Rate asks_rate{4, 4};     // to be let in, of a household
  SharedRate talk{
      .person = Rate{8, 30}, .household = Rate{40, 150}, .overall = Rate{4'000, 15'000}};
  SharedRate aids{.person = Rate{6, 30}, .household = Rate{30, 150}};
  std::size_t hashing = 2;                // passwords at once …
  std::size_t hashing_waits = 16;         // … and waiting
  std::size_t reading = 2;                // finished games at once …
  std::size_t reading_waits = 32;         // … and waiting …
  std::size_t reading_of_one = 4;         // … and both, of a person or, if nobody knows who, …
  std::size_t reading_of_household = 12;  // … of a household
  std::size_t exporting = 2;              // exports and profiles, in the same way
  std::size_t exporting_waits = 32;
  std::size_t exporting_of_one = 2;
  std::size_t exporting_of_household = 6;
  std::chrono::milliseconds host_grace = std::chrono::minutes{2};  // then another is the host
  std::size_t remembered = 32;  // ids of a member's latest requests to a room

  // A bot that needs no time takes so long, so that people can follow.
  std::chrono::milliseconds bot_least{700}, bot_most{2'200};
  // One that takes a person's time takes no longer than this, where somebody is in a hurry.
  std::chrono::milliseconds bot_longest = std::chrono::hours{1};
};

}  // namespace server
