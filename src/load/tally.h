// What is counted while tables play.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace load {

using Clock = std::chrono::steady_clock;

struct Tally {
  std::uint64_t moves = 0;                          // that every seat has got
  std::uint64_t unseen = 0;                         // of them, those that some seat was not told of
  std::uint64_t games = 0;                          // played to their end
  std::uint64_t received = 0;                       // bytes of messages from the server …
  std::uint64_t sent = 0;                           // … and to it
  std::uint64_t broken = 0;                         // connections
  std::map<std::string, std::uint64_t> refusals{};  // by their code …
  std::map<std::string, std::string> sentences{};   // … and what was said with the latest
  std::vector<float> told_ms{};      // from sending a move to the last seat's receipt
  std::vector<float> answered_ms{};  // … to the mover's answer
};

}  // namespace load
