#include "load/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace load {
namespace {

// The two forms of a figure: a line for people, a member for programs.
struct Line {
  std::string what, shown, name, value;
};

Line number(std::string what, std::string name, std::uint64_t value) {
  return {std::move(what), fmt::format("{}", value), std::move(name), fmt::format("{}", value)};
}
Line number(std::string what, std::string name, double value, int digits, std::string_view unit) {
  if (!std::isfinite(value)) return {std::move(what), "none", std::move(name), "null"};
  auto text = fmt::format("{:.{}f}", value, digits);
  return {std::move(what), fmt::format("{}{}", text, unit), std::move(name), text};
}

void add(std::vector<Line>& lines, const Spread& times, std::string_view what,
         std::string_view name) {
  const auto each = [&](std::string_view which, std::string_view short_name, double value) {
    lines.push_back(number(fmt::format("{}, {}", what, which),
                           fmt::format("{}_{}_ms", name, short_name), value, 2, " ms"));
  };
  each("half within", "p50", times.p50);
  each("99 % within", "p99", times.p99);
  each("99.9 % within", "p999", times.p999);
  each("the slowest", "max", times.most);
}

void add(std::vector<Line>& lines, const Audit& audit) {
  lines.push_back(number("games in the journal", "journal_games", audit.games));
  lines.push_back(number("rows in the journal", "journal_rows", audit.rows));
  lines.push_back(number("acknowledged moves", "acknowledged", audit.acknowledged));
  lines.push_back(number("… in the journal once", "kept", audit.kept));
  lines.push_back(number("… lost", "lost", audit.lost));
  lines.push_back(number("moves done twice", "doubled", audit.doubled));
  lines.push_back(number("torn games", "torn", audit.torn));
}

std::vector<Line> lines_of(const Figures& f) {
  std::vector<Line> lines;
  lines.push_back(number("tables", "tables", f.tables));
  lines.push_back(number("seats", "seats", f.seats));
  lines.push_back(number("everybody signed in", "sign_in_s", f.sign_in_seconds, 3, " s"));
  lines.push_back(number("tables made and connected", "make_s", f.make_seconds, 3, " s"));
  if (f.kb_a_table && f.resident_kb_a_table) {
    lines.push_back(number("a table, idle", "kb_a_table", *f.kb_a_table, 1, " KB"));
    lines.push_back(number("… with the program's own pages", "resident_kb_a_table",
                           *f.resident_kb_a_table, 1, " KB"));
  }
  lines.push_back(number("measured for", "seconds", f.seconds, 2, " s"));
  lines.push_back(number("moves", "moves", f.moves));
  lines.push_back(number("… unseen by some seat", "unseen", f.unseen));
  lines.push_back(number("games ended", "games", f.games));
  lines.push_back(number("moves a second", "moves_per_second", f.moves_a_second, 0, ""));
  if (f.moves_a_cpu_second && f.cost) {
    lines.push_back(number("moves a second of the server's CPU", "moves_per_server_cpu_second",
                           *f.moves_a_cpu_second, 0, ""));
    lines.push_back(number("server's CPU, user", "server_user_s", f.cost->user_seconds, 2, " s"));
    lines.push_back(
        number("server's CPU, system", "server_system_s", f.cost->system_seconds, 2, " s"));
  }
  add(lines, f.told, "told to all seats", "told");
  add(lines, f.answered, "answered", "answered");
  lines.push_back(
      number("a move, from the server", "bytes_received_per_move", f.received_a_move, 0, " bytes"));
  lines.push_back(
      number("a move, to the server", "bytes_sent_per_move", f.sent_a_move, 0, " bytes"));
  lines.push_back(number("connections broken", "broken", f.broken));
  for (const auto& [code, times] : f.refusals) {
    lines.push_back(number("refused: " + code, "refused_" + code, times));
  }
  if (f.kills > 0) {
    lines.push_back(number("kills", "kills", f.kills));
    lines.push_back(number("tables that did not play on", "silent_tables", f.silent_tables));
  }
  if (f.audit) add(lines, *f.audit);
  return lines;
}

}  // namespace

Spread spread(std::vector<float> values) {
  if (values.empty()) return {};
  std::ranges::sort(values);
  const auto at = [&](double share) -> double {
    const auto place = static_cast<std::size_t>(share * static_cast<double>(values.size()));
    return values[std::min(place, values.size() - 1)];
  };
  return {at(0.5), at(0.99), at(0.999), values.back()};
}

std::string text(const Figures& figures) {
  std::string told;
  for (const auto& line : lines_of(figures)) {
    told += fmt::format("{:<36}{:>14}\n", line.what, line.shown);
  }
  if (!figures.ended_well) told += "The server did not end when it was asked to.\n";
  return told;
}

std::string json_text(const Figures& figures) {
  std::string told = fmt::format("{{\"good\":{}", figures.is_good());
  for (const auto& line : lines_of(figures))
    told += fmt::format(",\"{}\":{}", line.name, line.value);
  return told + "}\n";
}

}  // namespace load
