// What a game brings to the terminal: how a seat's view is told, and what its lines mean.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "terminal/rules_text.h"
#include "terminal/table_link.h"
#include "terminal/writer.h"

namespace terminal {

struct Said {};  // the screen has answered; the table is not concerned
struct Act {
  std::string action;       // in notation
  bool hands_over = false;  // the turn goes to the next side, and their clock may start
};
using Notes = std::vector<tables::TakeNote>;
struct Ask {  // a question to the table, where it allows that aid
  std::string aid, about;
};
using Reply = std::variant<Said, Act, Notes, Ask>;

// One person's, or one team's, place at the keyboard.
class Screen {
 public:
  virtual ~Screen() = default;

  // Somebody sits down, at the start of a game or in the middle: all they should know.
  virtual void arrive(const tables::Snapshot&, TableTime now) = 0;
  // Tells what has changed since the last snapshot. Every later call reads the newest one.
  virtual void update(const tables::Snapshot&, TableTime now) = 0;

  virtual std::string prompt(TableTime now) const = 0;
  virtual std::string role() const = 0;  // "the Lie-brarian", as in "hand the keyboard to …"
  // A sentence when a clock that nobody sees has come to a point worth saying.
  virtual std::optional<std::string> reminder(TableTime now) = 0;

  // Nothing is asked of this seat, though it could still act: it has passed, say. Reads the
  // snapshot alone.
  virtual bool waits(const tables::Snapshot&) const { return false; }

  // What whoever sits here has just done, as far as all may know it: told when the screen has been
  // wiped for the next one, since they got no time to read it.
  virtual std::string parting_words() const { return {}; }

  virtual Reply answer(std::string_view line, TableTime now) = 0;
  virtual void help() = 0;
  virtual std::string in_words(const catalogue::BotMove&) const = 0;  // a hint
  virtual void tell_aid(const Ask&, std::string_view /*answer*/) {}   // JSON, as the game has it

  // Where cards are open: what somebody has just done, before the update that shows its effect.
  virtual void witness(const Thought&) {}

  // The game is over: everything is laid open.
  virtual void reveal(const std::vector<Thought>&) = 0;

  // Asked after that, as a prompt, until it is empty.
  virtual std::string last_question() const { return {}; }
  virtual void last_answer(std::string_view) {}
};

// Whether players have secrets from each other. Open: people at one keyboard all look at the same
// screen, each seat is asked in its turn, and everybody may be told who did what.
enum class Cards { hidden, open };

struct GameScreens {
  std::string game;
  std::unique_ptr<Screen> (*make)(const tables::Setup&, Actor seat, Writer&);
  RulesOf rules{};
  Cards cards = Cards::hidden;
  std::unique_ptr<Screen> (*watch)(const tables::Setup&, Writer&) = nullptr;  // for spectators
};

}  // namespace terminal
