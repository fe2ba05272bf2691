// What a table is before anything happens: the head of its log.
#pragma once

#include <string>
#include <vector>

#include "catalogue/match.h"
#include "journal/journal.h"

namespace tables {

using catalogue::Problem;
using core::Actor;
using core::Millis;
using core::TableTime;

struct Nobody {
  friend bool operator==(Nobody, Nobody) = default;
};
struct Person {
  friend bool operator==(Person, Person) = default;
};  // who it is, the log does not know
struct Bot {
  std::string name;
  friend bool operator==(const Bot&, const Bot&) = default;
};
using Holder = std::variant<Nobody, Person, Bot>;

// Who may act for a team of several.
struct AnyMember {
  friend bool operator==(AnyMember, AnyMember) = default;
};
struct Captain {
  Actor seat;
  friend bool operator==(const Captain&, const Captain&) = default;
};
struct Consent {
  friend bool operator==(Consent, Consent) = default;
};  // of a second member
using TeamPolicy = std::variant<AnyMember, Captain, Consent>;

struct Setup {
  journal::TableId id;
  std::string game;
  int rules_version = 0;
  std::string lexicon_hash, cards_hash;
  std::string own_cards;  // the text of cards that the table brought along; mostly none
  std::vector<catalogue::Option> options;  // all of them, canonical
  TeamPolicy team;
  Actor host = Actor::seat(0);
  std::vector<Holder> holders;  // by seat
};

using Games = std::span<const catalogue::GameInfo>;

// A set-up with everything filled in that the caller need not say.
codec::Read<Setup> make_setup(Games, std::string_view game, std::span<const catalogue::Option>,
                              std::vector<Holder>, journal::TableId, std::string own_cards = {});

// The game at its start. A problem where this program cannot play it: no such game, other rules,
// other words or cards.
codec::Read<std::unique_ptr<catalogue::Match>> start_match(Games, const Setup&);

}  // namespace tables
