// What is asked of a server before one sits at one of its tables.
#pragma once

#include <string>

#include "client/url.h"
#include "codec/problem.h"
#include "protocol/answers.h"
#include "protocol/requests.h"

namespace terminal {

// A room's link, "http://host:8080/r/…", or the address of a server.
struct RoomLink {
  client::Url server;
  std::string room;  // its id; empty where only the server was named
};
codec::Read<RoomLink> read_link(std::string_view text);  // “bad_link”

// Problems are the server's own, or “no_server” where none answered as one of ours does.
struct Caller {
  client::Url server;
  std::string token;  // empty where we are nobody yet

  codec::Read<protocol::Games> games() const;
  codec::Read<protocol::RoomList> rooms() const;
  codec::Read<protocol::Me> me() const;
  codec::Read<protocol::Me> rename(const std::string& name) const;
  codec::Read<std::string> room_of(const std::string& code) const;  // its id
  codec::Read<protocol::RoomMade> make(const protocol::NewRoom&) const;

  codec::Read<protocol::Me> be_a_guest(const std::string& name);  // has a token afterwards
};

}  // namespace terminal
