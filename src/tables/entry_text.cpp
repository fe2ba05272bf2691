#include "tables/entry_text.h"

#include <fmt/format.h>

#include "codec/notation.h"
#include "tables/problems.h"

namespace tables {

using catalogue::Match;
using codec::problem;
using codec::Read;
using codec::Words;

std::string time_text(TableTime at) {
  const auto ms = at.time_since_epoch().count();
  return fmt::format("{}:{:02}.{:03}", ms / 60000, ms / 1000 % 60, ms % 1000);
}

Read<TableTime> parse_time(std::string_view text) {
  const auto bad = [&] {
    return problem(LogProblem::not_a_time, fmt::format("“{}” is not a time like 3:12.500.", text));
  };
  const auto colon = text.find(':');
  if (colon == std::string_view::npos || text.size() != colon + 7 || text[colon + 3] != '.') {
    return bad();
  }
  const auto minutes = codec::parse_number<std::int64_t>(text.substr(0, colon), 0, 1'000'000'000);
  const auto seconds = codec::parse_number<std::int64_t>(text.substr(colon + 1, 2), 0, 59);
  const auto millis = codec::parse_number<std::int64_t>(text.substr(colon + 4), 0, 999);
  if (!minutes || !seconds || !millis) return bad();
  return TableTime{Millis{(*minutes * 60 + *seconds) * 1000 + *millis}};
}

std::string holder_text(const Holder& holder) {
  if (const auto* bot = std::get_if<Bot>(&holder)) return "bot " + bot->name;
  return std::holds_alternative<Person>(holder) ? "person" : "empty";
}

Read<Holder> parse_holder(std::string_view text) {
  Words words{text};
  const auto kind = words.next();
  if (kind == "bot" && !words.empty()) return Bot{std::string{words.rest()}};
  if (kind == "person" && words.empty()) return Person{};
  if (kind == "empty" && words.empty()) return Nobody{};
  return problem(LogProblem::bad_holder,
                 fmt::format("“{}” is not person, bot NAME or empty.", text));
}

namespace {

struct LineWriter {
  const Match& match;
  bool whole;

  std::string name(Actor actor) const { return match.actor_name(actor); }

  std::string operator()(const Played& e) const {
    return name(e.actor) + " " + e.action.notation();
  }
  std::string operator()(const Seated& e) const {
    return fmt::format("table seat {} {}", name(e.seat), holder_text(e.holder));
  }
  std::string operator()(const WentAway& e) const { return "table away " + name(e.seat); }
  std::string operator()(const CameBack& e) const { return "table back " + name(e.seat); }
  std::string operator()(const Noted& e) const {
    if (!whole) return "table note " + name(e.writer);
    return fmt::format("table note {} {} {}", name(e.writer), e.key, e.value);
  }
  std::string operator()(const Proposed& e) const {
    if (!whole || !e.action) return "table propose " + name(e.seat);
    return fmt::format("table propose {} {}", name(e.seat), e.action->notation());
  }
  std::string operator()(const TookOver& e) const {
    return fmt::format("table takeover {} {}", name(e.by), name(e.absent));
  }
  std::string operator()(const Outage& e) const {
    return fmt::format("table outage {}", e.lasted.count());
  }
  std::string operator()(const Closed& e) const { return "table close " + name(e.by); }
};

Read<What> parse_table_line(const Match& match, Words& words) {
  const auto verb = words.next();
  if (verb == "outage") {
    const auto lasted = codec::parse_number<std::int64_t>(words.rest(), 0, std::int64_t{1} << 53);
    if (!lasted) return std::unexpected(lasted.error());
    return Outage{Millis{*lasted}};
  }
  const auto actor = match.actor_from_name(words.next());
  if (!actor) return std::unexpected(actor.error());
  if (verb == "seat") {
    return codec::mapped(parse_holder(words.rest()),
                         [&](Holder&& holder) { return What{Seated{*actor, std::move(holder)}}; });
  }
  if (verb == "away") return WentAway{*actor};
  if (verb == "back") return CameBack{*actor};
  if (verb == "close") return Closed{*actor};
  if (verb == "propose") {
    if (words.empty()) return Proposed{*actor, std::nullopt};
    return codec::mapped(match.parse_action(words.rest()), [&](const catalogue::Action& action) {
      return What{Proposed{*actor, action}};
    });
  }
  if (verb == "note") {
    std::string key{words.next()};
    return Noted{*actor, std::move(key), std::string{words.rest()}};
  }
  if (verb == "takeover") {
    return codec::mapped(match.actor_from_name(words.next()),
                         [&](Actor absent) { return What{TookOver{*actor, absent}}; });
  }
  return problem(LogProblem::unknown_verb,
                 fmt::format("“{}” is nothing that a table notes down.", verb));
}

}  // namespace

std::string entry_line(const Match& match, const Entry& entry, bool whole) {
  return time_text(entry.at) + " " + std::visit(LineWriter{match, whole}, entry.what);
}

Read<Entry> parse_entry_line(const Match& match, std::string_view line) {
  Words words{line};
  const auto at = parse_time(words.next());
  if (!at) return std::unexpected(at.error());
  const auto name = words.next();
  if (name == "table") {
    return codec::mapped(parse_table_line(match, words),
                         [&](What&& what) { return Entry{*at, std::move(what), {}, {}}; });
  }
  const auto actor = match.actor_from_name(name);
  if (!actor) return std::unexpected(actor.error());
  return codec::mapped(match.parse_action(words.rest()), [&](const catalogue::Action& action) {
    return Entry{*at, Played{*actor, action}, {}, {}};
  });
}

std::string journal_text(const Match& match, const Entry& entry) {
  std::string text = entry_line(match, entry, true);
  for (const Seal& seal : entry.seals) {
    text += fmt::format("\nseal {} {} {}", seal.ordinal, hex(seal.nonce), seal.value);
  }
  if (entry.state_hash) text += "\nstate " + *entry.state_hash;
  return text;
}

namespace {

std::string_view next_line(std::string_view& text) {
  const auto end = std::min(text.find('\n'), text.size());
  const auto line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

}  // namespace

Read<Entry> parse_journal_text(const Match& match, std::string_view text) {
  auto entry = parse_entry_line(match, next_line(text));
  if (!entry) return entry;
  while (!text.empty()) {
    Words words{next_line(text)};
    const auto kind = words.next();
    if (kind == "state") {
      entry->state_hash = std::string{words.rest()};
      continue;
    }
    Seal seal;
    const auto ordinal = codec::parse_number<std::uint32_t>(words.next(), 1, 1'000'000);
    if (kind != "seal" || !ordinal || !parse_hex(words.next(), seal.nonce)) {
      return problem(LogProblem::bad_entry, "A line of this log entry cannot be read.");
    }
    seal.ordinal = *ordinal;
    seal.value = std::string{words.rest()};
    entry->seals.push_back(std::move(seal));
  }
  return entry;
}

}  // namespace tables
