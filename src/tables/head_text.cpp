#include "tables/head_text.h"

#include <fmt/format.h>

#include "codec/notation.h"
#include "tables/entry_text.h"
#include "tables/problems.h"

namespace tables {
namespace {

using catalogue::Match;
using codec::Words;

std::string team_text(const Match& match, const TeamPolicy& team) {
  if (const auto* captain = std::get_if<Captain>(&team)) {
    return "captain " + match.actor_name(captain->seat);
  }
  return std::holds_alternative<Consent>(team) ? "consent" : "any";
}

struct HeadLine {
  std::size_t number;
  std::string_view key, rest;
};

// Takes the head apart. Seats can be named only once the game is known, so this is done in two
// goes: what the game is, and then who sits there.
class HeadReader {
 public:
  explicit HeadReader(std::string_view text) {
    for (std::size_t number = 1; !text.empty(); ++number) {
      const auto end = std::min(text.find('\n'), text.size());
      Words words{text.substr(0, end)};
      text.remove_prefix(std::min(end + 1, text.size()));
      const auto key = words.next();
      if (!key.empty()) lines_.push_back({number, key, words.rest()});
    }
  }

  std::expected<Setup, HeadProblem> read(Games games) {
    for (const HeadLine& line : lines_) {
      if (!read_game(line)) {
        return wrong(
            line, LogProblem::bad_head,
            fmt::format("“{} {}” cannot be read in the head of a log.", line.key, line.rest));
      }
    }
    const auto match = start_match(games, setup_);
    if (!match)
      return std::unexpected(HeadProblem{line_behind(games, match.error()), match.error()});
    setup_.holders.resize((*match)->seats());
    for (const HeadLine& line : lines_) {
      if (auto trouble = read_seats(**match, line)) {
        return std::unexpected(HeadProblem{line.number, *trouble});
      }
    }
    return setup_;
  }

 private:
  static std::unexpected<HeadProblem> wrong(const HeadLine& line, LogProblem code,
                                            std::string sentence) {
    return std::unexpected(HeadProblem{line.number, {code, std::move(sentence), ""}});
  }

  bool read_game(const HeadLine& line) {
    if (line.key == "game") {
      setup_.game = line.rest;
    } else if (line.key == "rules") {
      const auto version = codec::parse_number<int>(line.rest, 0, 1'000'000);
      setup_.rules_version = version.value_or(0);
      return version.has_value();
    } else if (line.key == "table") {
      const auto id = journal::TableId::parse(line.rest);
      setup_.id = id.value_or(journal::TableId{});
      return id.has_value();
    } else if (line.key == "lexicon") {
      setup_.lexicon_hash = line.rest;
    } else if (line.key == "cards") {
      setup_.cards_hash = line.rest;
    } else if (line.key == "own") {
      setup_.own_cards += line.rest;
      setup_.own_cards += '\n';
    } else if (line.key == "option") {
      Words words{line.rest};
      std::string name{words.next()};
      setup_.options.push_back({std::move(name), std::string{words.rest()}});
    } else {
      return line.key == "team" || line.key == "host" || line.key == "seat";
    }
    return true;
  }

  std::optional<Problem> read_seats(const Match& match, const HeadLine& line) {
    Words words{line.rest};
    if (line.key == "team") {
      const auto policy = words.next();
      if (policy == "captain")
        return read_seat(match, words.rest(), [&](Actor seat) { setup_.team = Captain{seat}; });
      if (policy == "consent") setup_.team = Consent{};
      if (policy == "any" || policy == "consent") return std::nullopt;
      return Problem{LogProblem::bad_team,
                     fmt::format("“{}” is not any, captain SEAT or consent.", line.rest), ""};
    }
    if (line.key == "host") {
      return read_seat(match, line.rest, [&](Actor seat) { setup_.host = seat; });
    }
    if (line.key != "seat") return std::nullopt;
    const auto name = words.next();
    const auto holder = parse_holder(words.rest());
    if (!holder) return holder.error();
    return read_seat(match, name,
                     [&](Actor seat) { setup_.holders.at(seat.seat_index()) = *holder; });
  }

  template <class Take>
  static std::optional<Problem> read_seat(const Match& match, std::string_view name, Take take) {
    const auto actor = match.actor_from_name(name);
    if (!actor) return actor.error();
    if (!actor->is_seat() || actor->seat_index() >= match.seats()) {
      return Problem{LogProblem::not_a_seat, fmt::format("“{}” is no seat of this table.", name),
                     ""};
    }
    take(*actor);
    return std::nullopt;
  }

  std::size_t line_of(std::string_view key, std::size_t nth = 0) const {
    for (const HeadLine& line : lines_) {
      if (line.key == key && nth-- == 0) return line.number;
    }
    return lines_.empty() ? 1 : lines_.back().number;
  }

  // Why the game cannot start, as a line: the first option with which it no longer could.
  std::size_t line_behind(Games games, const Problem& problem) const {
    if (problem.code == LogProblem::unknown_game) return line_of("game");
    if (problem.code == LogProblem::other_rules) return line_of("rules");
    if (problem.code == LogProblem::other_words) return line_of("lexicon");
    if (problem.code == LogProblem::other_cards) return line_of("cards");
    Setup fewer = setup_;
    fewer.options.clear();
    for (std::size_t i = 0; i < setup_.options.size(); ++i) {
      fewer.options.push_back(setup_.options[i]);
      const auto match = start_match(games, fewer);
      const bool by_options = !match && match.error().code != LogProblem::other_words &&
                              match.error().code != LogProblem::other_cards;
      if (by_options) return line_of("option", i);
    }
    return line_of("option");
  }

  std::vector<HeadLine> lines_;
  Setup setup_;
};

}  // namespace

std::string head_text(const Match& match, const Setup& setup) {
  std::string text =
      fmt::format("game {}\nrules {}\ntable {}\nlexicon {}\ncards {}\n", setup.game,
                  setup.rules_version, setup.id.text(), setup.lexicon_hash, setup.cards_hash);
  for (std::string_view own = setup.own_cards; !own.empty();) {
    const auto end = own.find('\n');
    const auto line = own.substr(0, end);
    text += line.empty() ? "own\n" : fmt::format("own {}\n", line);
    own.remove_prefix(end == std::string_view::npos ? own.size() : end + 1);
  }
  for (const auto& [name, value] : setup.options)
    text += fmt::format("option {} {}\n", name, value);
  text +=
      fmt::format("team {}\nhost {}\n", team_text(match, setup.team), match.actor_name(setup.host));
  for (std::size_t i = 0; i < setup.holders.size(); ++i) {
    text += fmt::format("seat {} {}\n", match.actor_name(Actor::seat(i)),
                        holder_text(setup.holders[i]));
  }
  return text;
}

std::expected<Setup, HeadProblem> parse_head(Games games, std::string_view text) {
  return HeadReader{text}.read(games);
}

}  // namespace tables
