// Why something did not work between us and a server.
#pragma once

#include <string>

namespace client {

enum class Trouble {
  bad_url,      // not an address of a server that we can speak to
  unreachable,  // nobody there, or not found
  timed_out,
  refused,  // a server answered, and said no
  broken,   // what came was no HTTP or WebSocket, or the connection broke
};

struct Failure {
  Trouble trouble;
  std::string sentence;  // for people: names the thing and the way out
  unsigned status = 0;   // of the answer, where a WebSocket was refused with one
  std::string body{};    // of that answer
};

}  // namespace client
