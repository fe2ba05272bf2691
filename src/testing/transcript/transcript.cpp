#include "testing/transcript/transcript.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "codec/notation.h"
#include "codec/parse_problem.h"
#include "tables/entry_text.h"
#include "tables/problems.h"

namespace transcript {
namespace {

using codec::Words;
using core::Actor;
using core::TableTime;
using tables::Command;
using tables::Problem;
using tables::Table;

std::string_view trimmed(std::string_view text) { return Words{text}.rest(); }

// 3:12, 3:12.500, and behind a plus the same as a duration.
std::optional<core::Millis> parse_clock(std::string_view text) {
  std::string whole{text};
  if (whole.find('.') == std::string::npos) whole += ".000";
  const auto time = tables::parse_time(whole);
  if (!time) return std::nullopt;
  return time->time_since_epoch();
}

struct Amount {
  std::size_t taken, among;
};
Amount amount(const core::Owed& owed) {
  if (const auto* order = std::get_if<core::Order>(&owed)) return {order->count, order->count};
  if (const auto* pick = std::get_if<core::Pick>(&owed)) return {pick->taken, pick->count};
  return {0, 0};
}

// The least draw that fits and begins with these: all of an order, or enough for a pick.
std::string draw_beginning(std::vector<std::size_t> drawn, const Amount& owed) {
  for (std::size_t i = 0; i < owed.among && drawn.size() < owed.taken; ++i) {
    if (std::find(drawn.begin(), drawn.end(), i) == drawn.end()) drawn.push_back(i);
  }
  std::string text = "draw";
  for (const std::size_t number : drawn) text += fmt::format(" {}", number);
  return text;
}

class Player {
 public:
  Player(tables::Games games, std::string_view text, const Names& names)
      : games_{games}, text_{text}, names_{names} {}

  Result play() {
    std::size_t at = 0;
    while (at < text_.size()) {
      const auto end = std::min(text_.find('\n', at), text_.size());
      ++line_;
      play_line(text_.substr(at, end - at));
      result_.blessed += '\n';
      at = end + 1;
    }
    if (!table_) fail("Nothing is played here.");
    return std::move(result_);
  }

 private:
  void fail(std::string sentence) { result_.failures.push_back({line_, std::move(sentence)}); }

  void play_line(std::string_view line) {
    const auto comment = line.find('#');
    const auto said = trimmed(line.substr(0, comment));
    Words words{said};
    if (line_ == 1) {
      game_ = said.substr(0, said.find(':'));
      std::transform(game_.begin(), game_.end(), game_.begin(),
                     [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    } else if (said.empty() || words.peek() == "proves") {
      // for people and for the ledger
    } else if (!table_ && words.peek() == "option") {
      words.next();
      std::string name{words.next()};
      options_.push_back({std::move(name), std::string{words.rest()}});
    } else if (!table_ && words.peek() == "team") {
      words.next();
      team_ = words.rest();
    } else {
      if (!table_ && !open()) return;
      return play_table_line(line, said);
    }
    result_.blessed += line;
  }

  bool open() {
    auto setup = tables::make_setup(games_, game_, options_, {}, journal::TableId{});
    if (!setup) return fail(setup.error().sentence), false;
    std::fill(setup->holders.begin(), setup->holders.end(), tables::Holder{tables::Person{}});
    auto table = Table::make(games_, *setup);
    if (!table) return fail(table.error().sentence), false;
    Words policy{team_};
    const auto kind = policy.next();
    if (kind == "consent") setup->team = tables::Consent{};
    if (kind == "captain") {
      const auto captain = table->match().actor_from_name(policy.rest());
      if (!captain) return fail(captain.error().sentence), false;
      setup->team = tables::Captain{*captain};
    }
    table = Table::make(games_, *setup);
    table_.emplace(std::move(*table));
    return true;
  }

  void play_table_line(std::string_view line, std::string_view said) {
    const auto arrow = said.find("->");
    const auto expected = arrow == std::string_view::npos ? "" : trimmed(said.substr(arrow + 2));
    Words words{said.substr(0, arrow)};
    take_time(words);
    run_clock();
    if (words.empty()) {  // a time alone: let it pass
      result_.blessed += line;
      return check_outcome(line, std::nullopt, expected);
    }
    const auto name = words.next();
    const auto actor = table_->match().actor_from_name(name);
    if (!actor) {
      result_.blessed += line;
      return fail(actor.error().sentence);
    }
    if (words.peek() == "sees") {
      words.next();
      result_.blessed += line;
      return check_facts(*actor, words.rest());
    }
    check_outcome(line, act(*actor, words), expected);
    bless(line, expected);
  }

  void take_time(Words& words) {
    const auto word = words.peek();
    const bool relative = word.starts_with('+');
    const auto clock = parse_clock(relative ? word.substr(1) : word);
    if (!clock) return;
    words.next();
    now_ = relative ? now_ + *clock : TableTime{*clock};
  }

  bool commit(const tables::Entry& entry) {
    if (auto wrong = table_->commit(entry)) return fail(wrong->sentence), false;
    result_.entries.push_back(entry);
    return true;
  }

  void run_clock() {
    while (!core::is_owed(table_->match().owed())) {
      const auto entry = table_->due(now_, generator_);
      if (!entry || !commit(*entry)) break;
    }
  }

  std::optional<Problem> act(Actor actor, Words& words) {
    const auto entry = consider(actor, words);
    outcome_.reset();
    if (!entry) {
      outcome_ = entry.error();
      return entry.error();
    }
    commit(*entry);
    return std::nullopt;
  }

  codec::Read<tables::Entry> consider(Actor actor, Words& words) {
    if (!actor.is_seat()) {
      const bool draws = actor == Actor::chance() && words.peek() == "draws";
      const auto action = draws ? drawn(words) : std::string{words.rest()};
      if (!action) return std::unexpected(action.error());
      const auto parsed = table_->match().parse_action(*action);
      if (!parsed) return std::unexpected(parsed.error());
      return table_->scripted(actor, now_, *parsed, generator_);
    }
    if (core::is_owed(table_->match().owed())) {
      return codec::problem(tables::LogProblem::chance_first, "Chance owes an answer first.");
    }
    const auto command = read_command(actor, words);
    if (!command) return std::unexpected(command.error());
    return table_->consider(*command, now_, generator_);
  }

  // "draws in order", or "draws … first" with names or numbers of cards.
  codec::Read<std::string> drawn(Words& words) const {
    const Amount owed = amount(table_->match().owed());
    std::vector<std::size_t> first;
    words.next();
    if (words.peek() == "in") return draw_beginning({}, owed);
    while (words.peek() != "first") {
      const auto word = words.next();
      auto card = names_ ? names_(word, owed.among) : std::nullopt;
      if (const auto number = codec::parse_number<std::uint16_t>(word, 0, 1000)) card = *number;
      if (!card) {
        return codec::problem(codec::ParseProblem::unknown_card,
                              fmt::format("“{}” is no card of this draw.", word));
      }
      first.push_back(*card);
    }
    return draw_beginning(std::move(first), owed);
  }

  codec::Read<Command> read_command(Actor actor, Words& words) {
    const auto named = [&] { return table_->match().actor_from_name(words.next()); };
    const auto verb = words.peek();
    if (verb == "goes" || verb == "comes") {
      words.next();
      const bool goes = verb == "goes";
      return goes ? Command{actor, tables::Leave{}} : Command{actor, tables::Return{}};
    }
    if (verb == "closes") return Command{actor, tables::Close{}};
    if (verb == "takes") {
      words.next();
      words.next();  // over
      return codec::mapped(named(),
                           [&](Actor absent) { return Command{actor, tables::TakeOver{absent}}; });
    }
    if (verb == "hands") {
      words.next();
      const auto seat = named();
      const auto holder = tables::parse_holder(words.rest());
      if (!seat) return std::unexpected(seat.error());
      if (!holder) return std::unexpected(holder.error());
      return Command{actor, tables::HandTo{*seat, *holder}};
    }
    if (verb == "notes") {
      words.next();
      std::string key{words.next()};
      return Command{actor, tables::TakeNote{std::move(key), std::string{words.rest()}}};
    }
    if (verb == "proposes") {
      words.next();
      return codec::mapped(
          table_->match().parse_action(words.rest()),
          [&](const catalogue::Action& action) { return Command{actor, tables::Propose{action}}; });
    }
    if (verb == "withdraws") {
      words.next();
      return Command{actor, tables::Withdraw{}};
    }
    std::optional<std::uint32_t> against;
    if (verb == "against") {
      words.next();
      const auto position = codec::parse_number<std::uint32_t>(words.next(), 0, 1000);
      if (!position) return std::unexpected(position.error());
      against = *position;
    }
    return codec::mapped(table_->match().parse_action(words.rest()),
                         [&](const catalogue::Action& action) {
                           return Command{actor, tables::PlayMove{action, against}};
                         });
  }

  void check_outcome(std::string_view, const std::optional<Problem>& refused,
                     std::string_view expected) {
    Words words{expected};
    const bool wants_refusal = words.peek() == "refused";
    if (!wants_refusal) {
      if (refused)
        return fail(fmt::format("refused {}: {}", refused->code.name(), refused->sentence));
      if (!expected.empty()) check_facts(Actor::spectator(), expected);
      return;
    }
    words.next();
    const auto wanted = words.rest();
    if (!refused) return fail(fmt::format("accepted, where “refused {}” was expected", wanted));
    const auto colon = wanted.find(':');
    if (refused->code.name() != trimmed(wanted.substr(0, colon))) {
      return fail(fmt::format("refused {}, not {}", refused->code.name(), wanted));
    }
    if (colon != std::string_view::npos && refused->sentence != trimmed(wanted.substr(colon + 1))) {
      fail(fmt::format("it says “{}”", refused->sentence));
    }
  }

  void bless(std::string_view line, std::string_view expected) {
    const bool refusal_wanted = expected.starts_with("refused");
    const bool agrees = outcome_
                            ? expected.starts_with(fmt::format("refused {}", outcome_->code.name()))
                            : !refusal_wanted;
    if (agrees) {
      result_.blessed += line;
      return;
    }
    auto kept = line.substr(0, line.find("->"));
    while (kept.ends_with(' ')) kept.remove_suffix(1);
    result_.blessed += kept;
    if (outcome_) result_.blessed += fmt::format(" -> refused {}", outcome_->code.name());
  }

  // What an actor sees: the game's facts, and what the table adds.
  std::vector<std::string> all_facts(Actor viewer) const {
    auto facts = table_->match().tools().view_lines(viewer);
    const auto seen = table_->snapshot(viewer);
    for (const auto& note : seen.notes) {
      facts.push_back(
          fmt::format("note {} {}{}", note.key, note.value,
                      note.personal ? " by " + table_->match().actor_name(note.writer) : ""));
    }
    for (const auto& proposal : seen.proposals) {
      facts.push_back(fmt::format("proposal {} by {}", proposal.action.notation(),
                                  table_->match().actor_name(proposal.seat)));
    }
    for (const auto away : seen.away) {
      facts.push_back("away " + table_->match().actor_name(away));
    }
    facts.push_back(fmt::format("commitments {}", seen.commitments));
    facts.push_back(fmt::format("stream {}", seen.number));
    if (seen.result) facts.push_back("result " + *seen.result);
    return facts;
  }

  void check_facts(Actor viewer, std::string_view wanted) {
    const auto facts = all_facts(viewer);
    while (!wanted.empty()) {
      const auto end = std::min(wanted.find(';'), wanted.size());
      const auto fact = trimmed(wanted.substr(0, end));
      wanted.remove_prefix(std::min(end + 1, wanted.size()));
      check_fact(facts, fact);
    }
  }

  void check_fact(const std::vector<std::string>& facts, std::string_view fact) {
    if (fact.starts_with("no ")) {
      const auto start = fact.substr(3);
      for (const auto& seen : facts) {
        if (seen.starts_with(start)) fail(fmt::format("it shows “{}”", seen));
      }
    } else if (std::find(facts.begin(), facts.end(), fact) == facts.end()) {
      const auto key = fact.substr(0, fact.find(' '));
      std::string near;
      for (const auto& seen : facts) {
        if (seen.starts_with(key)) near += fmt::format("{}{}", near.empty() ? "" : "; ", seen);
      }
      fail(fmt::format("“{}” is not to be seen; there is: {}", fact, near));
    }
  }

  tables::Games games_;
  std::string_view text_;
  const Names& names_;
  std::size_t line_ = 0;
  std::string game_, team_;
  std::vector<catalogue::Option> options_;
  std::optional<Table> table_;
  TableTime now_{};
  core::SeededGenerator generator_{1};
  std::optional<Problem> outcome_;
  Result result_;
};

}  // namespace

Result play(tables::Games games, std::string_view text, const Names& names) {
  return Player{games, text, names}.play();
}

std::vector<std::filesystem::path> transcripts_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator{folder}) {
    if (entry.path().extension() == ".txt") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace transcript
