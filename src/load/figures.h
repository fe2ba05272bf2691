// What a load has shown.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "load/audit.h"
#include "load/server_process.h"
#include "load/tally.h"

namespace load {

struct Spread {  // of milliseconds
  double p50 = 0, p99 = 0, p999 = 0, most = 0;
};
Spread spread(std::vector<float> values);

struct Figures {
  std::uint64_t tables = 0, seats = 0;
  double sign_in_seconds = 0;  // of everybody
  double make_seconds = 0;     // tables made, everybody connected and seated, games begun
  // Memory of a server of our own for each table, made and idle; what it has filled itself, and
  // all that is resident.
  std::optional<double> kb_a_table, resident_kb_a_table;
  double seconds = 0;  // that were measured; the figures below are of them
  std::uint64_t moves = 0, unseen = 0, games = 0;
  double moves_a_second = 0;
  std::optional<Cost> cost;
  std::optional<double> moves_a_cpu_second;
  Spread told, answered;
  double received_a_move = 0, sent_a_move = 0;  // bytes
  std::uint64_t broken = 0;
  std::map<std::string, std::uint64_t> refusals{};
  std::uint64_t kills = 0;
  std::uint64_t silent_tables = 0;  // that made no move after the last kill
  bool ended_well = true;           // the server, when it was asked to
  std::optional<Audit> audit;

  bool is_good() const { return ended_well && silent_tables == 0 && (!audit || audit->is_good()); }
};

std::string text(const Figures&);
std::string json_text(const Figures&);  // one line

}  // namespace load
