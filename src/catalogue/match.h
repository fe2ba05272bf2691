// A game behind one small interface: what a table needs, and nothing that names the game. Actions
// are values; views and offers leave as JSON for clients or as lines for people and tests.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/action.h"
#include "catalogue/problems.h"
#include "codec/problem.h"
#include "core/actor.h"
#include "core/chance.h"
#include "core/generator.h"
#include "core/option.h"
#include "core/seals.h"
#include "core/strength.h"
#include "core/table_time.h"

namespace codec {
class Schema;
}

namespace catalogue {

using codec::Problem;
using core::Actor;
using core::TableTime;

using core::Option;

struct BotMove {
  Action action;
  std::string why;  // a short sentence, for whoever asks
  // How long a person would take, where the order of arrival matters; nothing where it does not.
  core::Millis thinks{0};
};

// What another player has noted for all of a team to see. Games read the keys that they know.
struct Suggestion {
  Actor by;
  std::string key, value;
};

// What an actor sees and may do, for clients.
struct ViewJson {
  std::string view, offers;
};

// What changed in it, as codec/difference.h writes it; empty texts if nothing did.
struct ViewDifference {
  std::string view, offers;
};

// How a seat has come out of a game.
struct SeatResult {
  bool won = false;    // alone, with its team, or sharing with others
  int score = 0;       // in the game's own points
  std::string part{};  // whom it played, "Hazel"; empty where all seats are alike
  friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

// How long a game was, in what its players count.
struct GameLength {
  std::string_view unit;  // "guesses"
  unsigned count = 0;
};

// Something that the lab counts: of a kind, "Power", the one that was used, "INSPIRE".
struct Happening {
  std::string_view kind, name;
};

// How far a note reaches: the writer's team shares it, or it is one of many of its own kind, a
// member each (a mark of doubt). Nobody outside the team ever sees it.
enum class NoteKind { shared, personal };

// What a seat wants to know of an aid.
struct Question {
  std::string_view about;      // what in particular; empty where the seat did not say
  core::Generator* generator;  // for a choice between what is equally good
};

class Match;

// What no table needs: for the lab, the load test, replays and transcripts.
class MatchTools {
 public:
  virtual std::vector<SeatResult> seat_results() const = 0;  // by seat; requires is_over()
  virtual std::optional<GameLength> length() const = 0;      // nothing where nobody counts
  // What the last move, which turned `before` into this match, made happen, each as often as it
  // did.
  virtual std::vector<Happening> happenings(const Match& before, const Action&) const = 0;
  virtual bool tells_happenings() const = 0;                     // whether there ever are any
  virtual std::vector<std::string> view_lines(Actor) const = 0;  // the view, for people
  virtual std::string view_json(Actor) const = 0;
  // A random action out of what a view offers, as view_json writes it. Returns nullopt if it offers
  // nothing or is no view of this game. Reads the rules and that view alone: for a client of
  // another program's table.
  virtual std::optional<Action> random_action(std::string_view view_json,
                                              core::Generator&) const = 0;

 protected:
  ~MatchTools() = default;
};

// One game from its set-up to its end: rules and state. Copying is by clone().
class Match {
 public:
  virtual ~Match() = default;
  virtual std::unique_ptr<Match> clone() const = 0;
  virtual const MatchTools& tools() const = 0;

  // What the game is played with, by content; a log records them.
  virtual std::string lexicon_hash() const = 0;
  virtual std::string cards_hash() const = 0;

  virtual std::size_t seats() const = 0;
  virtual std::string actor_name(Actor) const = 0;  // "librarian", "guesser2", "chance"
  virtual codec::Read<Actor> actor_from_name(std::string_view) const = 0;
  virtual std::size_t team(Actor seat) const = 0;  // seats that share notes have the same number

  // The rule of this game behind a problem that the table itself finds; empty if it has none.
  virtual std::string_view rule_of(TableProblem) const = 0;

  // An action out of its notation or its JSON. It is well formed then, and no more is known of it.
  virtual codec::Read<Action> parse_action(std::string_view notation) const = 0;
  virtual codec::Read<Action> parse_action_json(std::string_view json) const = 0;

  // Why the rules refuse this action now; nullopt if they accept it. Reads the actor's view alone.
  virtual std::optional<Problem> refusal(Actor, const Action&) const = 0;

  // Why this action may not even be proposed to the own team; nullopt if it may. Where the game
  // lets a team talk ahead, that is asked of the position to come.
  virtual std::optional<Problem> proposal_refusal(Actor, const Action&) const = 0;

  // Folds one move, unless the rules refuse it: then the match stays as it was.
  virtual std::optional<Problem> play(Actor, TableTime, const Action&) = 0;

  virtual core::Owed owed() const = 0;
  virtual Action draw(core::Generator&) const = 0;  // chance's answer; requires that it owes one
  virtual std::optional<TableTime> deadline() const = 0;
  virtual Action expire() const = 0;  // the clock's move at the deadline
  // Whether the clock takes the choices of a seat that has been away for long, until it returns.
  // The game accepts a substitute only while that seat has a choice to make.
  virtual bool plays_for_the_absent() const = 0;
  virtual Action substitute(Actor absent) const = 0;  // the clock's move for that seat
  // Whether the game waits a while for a seat that is away before the clock takes its choice.
  virtual bool waits_for_the_absent() const = 0;
  virtual core::Seals sealed() const = 0;
  virtual std::size_t seal_count() const = 0;  // how many they are
  virtual bool is_over() const = 0;
  virtual std::string outcome() const = 0;  // "word_found"; requires is_over()
  // How far play has come in everybody's eyes; what is sent against an older one is stale.
  virtual std::uint32_t revision() const = 0;

  // Writes what the actor sees in place of what was there; the memory is used again.
  virtual void write_view(Actor, ViewJson&) const = 0;
  // Whether the actor could tell this match from another of the same start.
  virtual bool has_same_view(Actor, const Match& other) const = 0;
  // Writes what changed for the actor since `before`, a match of the same start. Returns false if
  // nothing did.
  virtual bool write_view_difference(Actor, const Match& before, ViewDifference&) const = 0;
  virtual bool may_act(Actor) const = 0;  // has an offer now
  // Whether the game waits for this seat. One that has passed may still act, and is not awaited.
  virtual bool is_awaited(Actor seat) const = 0;
  // The whole truth, canonical: what a state hash hashes.
  virtual std::string state_text() const = 0;

  // Whether the bot of this name can play that seat; the last one listed that can is the strongest.
  virtual bool bot_plays(std::string_view name, Actor seat) const = 0;

  // A bot's move for this seat, from its view and what its team suggests; nothing if it does
  // nothing now, though it may have an offer (it has passed, say). It is asked again when either
  // has changed.
  virtual std::optional<BotMove> bot_move(std::string_view name, Actor, core::Generator&,
                                          std::span<const Suggestion>) const = 0;
  std::optional<BotMove> bot_move(std::string_view name, Actor seat,
                                  core::Generator& generator) const {
    return bot_move(name, seat, generator, {});
  }

  // The answer to one of the game's aids, as JSON of the type that the aid names. It reads the
  // seat's view alone. A problem where there is nothing to answer now.
  virtual codec::Read<std::string> aid(std::string_view name, Actor, const Question&) const = 0;

  // What speaks against a move that would be accepted, as a sentence for that seat; reads its view
  // alone. It may take a few milliseconds, where may_warn says that there can be anything at all.
  virtual bool may_warn(Actor) const = 0;
  virtual std::optional<std::string> warning(Actor, const Action&) const = 0;

  // What a move that would be accepted leads to, in short sentences for that seat, the most serious
  // first; reads its view alone. Requires that the rules accept the move. Empty for a game whose
  // cards are not open.
  virtual std::vector<std::string> effects(Actor, const Action&) const = 0;
  // What a move has changed since `before`, the match in which it was played, in sentences for
  // everybody: they say what a spectator sees. A seat is written as its number in braces, "{2}".
  // Empty for a game whose cards are not open.
  virtual std::vector<std::string> story(const Match& before, Actor, const Action&) const = 0;

  // Which kind of note this is, or why there is none of that name or value here.
  virtual codec::Read<NoteKind> note(Actor writer, std::string_view key,
                                     std::string_view value) const = 0;
};

// The bots of a game are listed weakest first, as are those of each seat.
struct BotInfo {
  std::string name, sentence;
  core::Strength strength = core::Strength::random;
};

// A question that a seat may ask about what it sees, where its table allows it.
struct AidInfo {
  std::string name;      // "words"
  std::string sentence;  // what it tells
  std::string answer;    // the type of its answer, as the schema calls it: "fiction.aids.Words"
};

enum class OptionKind : std::uint8_t { yes_no, number, one_of };

// One of the values of an option that has names for them.
struct ChoiceInfo {
  std::string name;             // "half_more"
  std::string title, sentence;  // for people
};

// What can be agreed on before a game, for whoever makes a table.
struct OptionInfo {
  std::string name;
  std::string value;     // as it is unless somebody says otherwise; empty where it is not set
  std::string title;     // "One token a half"
  std::string sentence;  // what it does
  OptionKind kind = OptionKind::yes_no;
  std::optional<int> min{}, max{};     // of a number
  std::vector<ChoiceInfo> choices{};   // of one_of
  std::optional<Option> depends_on{};  // without which it is refused
};

// A bundle of options worth offering when a table is made.
struct Preset {
  std::string id;        // stable: "short_gentle"
  std::string title;     // "Short, gentle"
  std::string sentence;  // what it is like
  std::vector<Option> options;
  std::vector<std::string> aids{};  // that suit it, by name
};

// What is printed on a game's cards for everybody to read.
struct CardsInfo {
  std::string type;  // of the JSON, as the schema calls it: "fiction.Cards"
  codec::Read<std::string> (*json)(std::span<const Option>) = nullptr;
};

// All that is printed on a game's cards, secrets included, for printing them on paper. It is made
// from the options alone and tells nothing about any table.
struct PrintInfo {
  std::string type;  // of the JSON, as the schema calls it: "fiction.Print"
  codec::Read<std::string> (*json)(std::span<const Option>) = nullptr;
};

// What can be learnt from a finished game.
struct ReviewInfo {
  std::string type;
  // Of the matches of the game after each of its moves, in their order, from its start on. It may
  // take some hundred milliseconds.
  codec::Read<std::string> (*json)(std::span<const std::unique_ptr<Match>>) = nullptr;
};

// The words and cards that a game was begun with: their hashes, and its own cards, mostly none.
struct Materials {
  std::string_view lexicon_hash, cards_hash, own_cards;
};

// Something that a seat did or met in a finished game, for its holder's profile: {"guesses", "6"}.
struct Fact {
  std::string name, value;
};

// One line of the catalogue.
struct GameInfo {
  std::string name;              // "fiction"
  std::string title;             // "Fiction"
  int rules_version = 1;         // raised by any change of behaviour
  bool symmetric_seats = false;  // no seat has a role of its own
  bool cards_open = false;  // nobody has secrets: all may be told at once who did what, and why
  std::vector<BotInfo> bots;
  std::vector<AidInfo> aids{};
  std::vector<OptionInfo> option_infos{};  // all of them, in their order
  // Options that a new table has unless it names them. A log that does not name them is older than
  // they are, and `options` and `start` take it as it was.
  std::vector<Option> new_table_options{};
  // All options in canonical text, those given in place of their defaults.
  codec::Read<std::vector<Option>> (*options)(std::span<const Option> given);
  codec::Read<std::unique_ptr<Match>> (*start)(std::span<const Option>);
  // Set-ups to choose from beside the options given, in the order in which they are offered; none
  // where a game has no such choice.
  std::vector<Preset> (*presets)(std::span<const Option> given) = nullptr;
  // The same with cards that the table brings along, as text; none where a game takes no such
  // cards.
  codec::Read<std::unique_ptr<Match>> (*start_with_cards)(std::span<const Option>,
                                                          std::string_view cards) = nullptr;
  // The same with the words and cards that it was begun with, as far as this program has them,
  // present or earlier, and with the present ones else: lexicon_hash and cards_hash of the match
  // tell. None where a game has never had others.
  codec::Read<std::unique_ptr<Match>> (*start_with)(std::span<const Option>,
                                                    const Materials&) = nullptr;
  std::optional<CardsInfo> cards{};
  std::optional<PrintInfo> print{};
  std::optional<ReviewInfo> review{};
  std::vector<Fact> (*facts)(const Match&, Actor seat) = nullptr;  // requires is_over()
  // Adds the types that clients meet: options, actions, offers, views. All games of the catalogue
  // have it.
  void (*schema)(codec::Schema&) = nullptr;
};

// The options of a table that is made now, in canonical text.
codec::Read<std::vector<Option>> options_of_new_table(const GameInfo&,
                                                      std::span<const Option> given);

}  // namespace catalogue
