// Several people at one keyboard, of whom several may act at the same time.
#include "terminal/session.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "journal/memory_journal.h"
#include "terminal/local_table.h"
#include "testing/snap/snap_entry.h"

namespace terminal {
namespace {

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// Says who looks and what they see of the scores; a line is an action.
class SnapScreen final : public Screen {
 public:
  SnapScreen(Actor seat, Writer& writer)
      : name_{fmt::format("player{}", seat.seat_index() + 1)}, writer_{writer} {}

  void arrive(const tables::Snapshot&, TableTime) override { tell("sits"); }
  void update(const tables::Snapshot&, TableTime) override { tell("looks"); }
  std::string prompt(TableTime) const override { return name_ + " > "; }
  std::string role() const override { return name_; }
  std::optional<std::string> reminder(TableTime) override { return std::nullopt; }
  bool waits(const tables::Snapshot& seen) const override {
    return !has(seen.offers, R"("pass")");  // has passed, and could still snap
  }
  Reply answer(std::string_view line, TableTime) override {
    if (line.empty()) return Said{};
    return Act{std::string{line}, line == "snap"};
  }
  void help() override { tell("is helped"); }
  std::string in_words(const catalogue::BotMove& move) const override {
    return move.action.notation();
  }
  void witness(const Thought& deed) override {
    tell(fmt::format("hears that player{} did {}", deed.seat.seat_index() + 1,
                     deed.action.notation()));
  }
  void reveal(const std::vector<Thought>&) override { tell("sees the end"); }
  std::string last_question() const override { return farewells_ > 0 ? "farewell > " : ""; }
  void last_answer(std::string_view line) override {
    tell(fmt::format("says {}", line));
    --farewells_;
  }

 private:
  void tell(std::string_view what) { writer_.line(fmt::format("({} {})", name_, what)); }

  std::string name_;
  Writer& writer_;
  int farewells_ = 2;
};

std::unique_ptr<Screen> make(const tables::Setup&, Actor seat, Writer& writer) {
  return std::make_unique<SnapScreen>(seat, writer);
}

// Types what it is told, a line a call; for "..." it lets a tick pass. Its clock is the table's.
class ScriptedKeyboard final : public Keyboard {
 public:
  ScriptedKeyboard(Writer& writer, std::vector<std::string> lines, std::int64_t& wall)
      : writer_{writer}, lines_{std::move(lines)}, wall_{wall} {}

  Heard listen(std::string_view prompt, Millis patience) override {
    if (next_ == lines_.size()) return EndOfInput{};
    const auto& line = lines_[next_++];
    if (line == "...") {
      wall_ += patience.count();
      return Tick{};
    }
    writer_.line(fmt::format("{}{}", prompt, line));
    return Line{line};
  }
  void forget() override {}

 private:
  Writer& writer_;
  std::vector<std::string> lines_;
  std::size_t next_ = 0;
  std::int64_t& wall_;
};

struct Evening {
  std::string told;  // without the empty lines of the curtain
  Ending ending = Ending::left;
};

// "person" or a bot's name, by seat.
Evening play(const std::vector<std::string>& held, std::vector<std::string> lines,
             std::vector<catalogue::Option> options = {}, Cards cards = Cards::hidden) {
  Evening evening;
  Writer writer{[&](std::string_view bytes) {
                  const bool curtain = bytes.find_first_not_of('\n') == std::string_view::npos;
                  if (!curtain) evening.told += bytes;
                  return true;
                },
                Look{.plain = true}};
  const std::vector<catalogue::GameInfo> games{snap::snap_entry()};
  std::int64_t wall = 1'700'000'000'000;
  const auto clock = [&wall] { return wall; };
  journal::MemoryJournal journal;
  core::SeededGenerator generator{1};
  options.push_back({"seats", std::to_string(held.size())});
  std::vector<tables::Holder> holders;
  for (const auto& who : held) {
    holders.push_back(who == "person" ? tables::Holder{tables::Person{}} : tables::Bot{who});
  }
  auto setup = tables::make_setup(games, "snap", options, holders, {});
  EXPECT_TRUE(setup) << setup.error().sentence;
  auto referee = tables::Referee::open(games, *setup, journal, clock, generator);
  EXPECT_TRUE(referee);
  LocalTable table{games, std::move(*referee), clock, Millis{0}};
  ScriptedKeyboard keyboard{writer, std::move(lines), wall};
  evening.ending = Session{table, {"snap", make, {}, cards}, writer, keyboard}.run().ending;
  return evening;
}

// What was asked of whom, in order: the prompts with what was typed.
std::string typed(const Evening& evening) {
  std::string list;
  std::string_view text = evening.told;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.starts_with("Hand the keyboard to ")) {
      list += fmt::format("-> {}; ", line.substr(21, line.find('.') - 21));
    } else if (line.starts_with("player")) {
      list += fmt::format("{}; ", line);
    }
  }
  return list;
}

const std::vector<std::string> four{"person", "person", "person", "person"};

TEST(Session, the_keyboard_goes_round_and_everybody_is_asked_once) {
  const auto evening = play(four, {"", "pass", "", "pass", "", "pass", "", "pass"});
  EXPECT_EQ(typed(evening),
            "-> player1; player1 > pass; -> player2; player2 > pass; -> player3; player3 > pass; "
            "-> player4; player4 > pass; ");
}

TEST(Session, a_new_round_begins_with_whoever_sits_there) {
  const auto evening =
      play(four, {"", "pass", "", "pass", "", "pass", "", "pass", "pass", "", "pass", "", "help"});
  EXPECT_TRUE(
      typed(evening).ends_with("player4 > pass; player4 > pass; -> player1; "
                               "player1 > pass; -> player2; player2 > help; "))
      << typed(evening);
  EXPECT_TRUE(has(evening.told, "keyboard player3 hands the keyboard over")) << evening.told;
}

TEST(Session, who_only_looks_or_is_refused_keeps_the_keyboard) {
  const auto evening = play(four, {"", "", "dance", "pass", "", "snap"});
  EXPECT_TRUE(typed(evening).starts_with(
      "-> player1; player1 > ; player1 > dance; player1 > pass; -> player2; player2 > snap; "))
      << typed(evening);
}

TEST(Session, a_move_that_hands_over_is_made_when_the_next_one_sits_there) {
  const auto evening = play(four, {"", "pass", "", "snap", "", "pass"});
  EXPECT_TRUE(typed(evening).ends_with("player2 > snap; -> player3; player3 > pass; -> player4; "))
      << typed(evening);
}

TEST(Session, whoever_has_passed_may_call_for_the_keyboard) {
  const auto evening = play(four, {"", "pass", "", "pass", "", "keyboard player1", "", "snap"});
  EXPECT_TRUE(
      typed(evening).ends_with("player3 > keyboard player1; -> player1; player1 > snap; "
                               "-> player2; "))
      << typed(evening);
  const auto nobody = play(four, {"", "keyboard", "keyboard player1", "keyboard player9"});
  EXPECT_TRUE(has(nobody.told, "one of: player1, player2, player3, player4.")) << nobody.told;
  EXPECT_TRUE(has(nobody.told, "You sit there already.")) << nobody.told;
}

TEST(Session, waits_for_bots_where_nothing_is_asked_of_anybody) {
  std::vector<std::string> lines{"", "pass", "", "pass"};
  lines.insert(lines.end(), 20, "...");
  lines.emplace_back("pass");
  const auto evening = play({"person", "person", "slow"}, lines);
  EXPECT_EQ(typed(evening),
            "-> player1; player1 > pass; -> player2; player2 > pass; player2 > pass; -> player1; ")
      << "after twenty seconds the bot ended the round, and a new one began where they sat";
  EXPECT_TRUE(has(evening.told, "(player2 looks)\n(player2 looks)\n")) << evening.told;
}

TEST(Session, waits_for_the_clock_alone) {
  std::vector<std::string> lines{"", "pass", "", "pass"};
  lines.insert(lines.end(), 12, "...");
  const auto evening =
      play({"person", "person", "idle"}, lines, {{"seconds", "10"}, {"rounds", "1"}});
  EXPECT_EQ(evening.ending, Ending::played_out);
  EXPECT_TRUE(has(evening.told, "(player2 sees the end)\n")) << evening.told;
}

TEST(Session, with_open_cards_nobody_looks_away_and_all_hear_who_did_what) {
  std::vector<std::string> lines{"pass", "keyboard player 1", "snap", "pass"};
  lines.insert(lines.end(), 20, "...");
  const auto evening = play({"person", "person", "slow"}, lines, {}, Cards::open);
  EXPECT_TRUE(
      typed(evening).starts_with("player1 > pass; player2 > keyboard player 1; player1 > snap; "))
      << typed(evening);
  EXPECT_TRUE(has(evening.told, "(player1 hears that player1 did pass)\n(player1 looks)\n"))
      << evening.told;
  EXPECT_TRUE(has(evening.told, "hears that player3 did ")) << "a bot: " << evening.told;
  EXPECT_FALSE(has(play(four, {"", "pass"}).told, "hears")) << "with hidden cards nobody is told";
}

TEST(Session, a_last_question_is_asked_until_there_is_none) {
  const std::vector<catalogue::Option> short_game{{"seconds", "10"}, {"rounds", "1"}};
  std::vector<std::string> lines{"pass"};
  lines.insert(lines.end(), 12, "...");
  lines.insert(lines.end(), {"goodbye", "...", "and thanks", "too late"});
  const auto evening = play({"person", "idle"}, lines, short_game);
  EXPECT_EQ(evening.ending, Ending::played_out);
  EXPECT_TRUE(
      evening.told.ends_with("farewell > goodbye\n(player1 says goodbye)\n"
                             "farewell > and thanks\n(player1 says and thanks)\n"))
      << evening.told;
}

TEST(Session, one_person_among_bots_never_hands_over) {
  std::vector<std::string> lines{"pass"};
  lines.insert(lines.end(), 80, "...");
  const auto evening = play({"slow", "person", "shy"}, lines, {{"rounds", "3"}});
  EXPECT_EQ(typed(evening), "player2 > pass; ");
  EXPECT_EQ(evening.ending, Ending::played_out);
}

}  // namespace
}  // namespace terminal
