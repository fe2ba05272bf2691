// tables, export, replay and verify, on a game that was really played.
#include <algorithm>

#include "catalogue/catalogue.h"
#include "codec/json.h"
#include "commands/run_test.h"
#include "decks/deck_text.h"
#include "journal/sqlite_journal.h"
#include "tables/referee.h"
#include "tables/sha256.h"

namespace commands {
namespace {

class Records : public ProgramTest {
 protected:
  // A game of random bots, kept on the disk in data/; unfinished if it stops after so many entries.
  std::string play(std::uint64_t seed, std::size_t most_entries = 1000,
                   const std::string& own_cards = {}) {
    auto journal = journal::SqliteJournal::open(path("data"));
    EXPECT_TRUE(journal);
    core::SeededGenerator chance{seed};
    journal::TableId id;
    id.bytes.fill(static_cast<std::uint8_t>(seed));
    auto setup = tables::make_setup(catalogue::games(), "fiction", {},
                                    {tables::Bot{"random"}, tables::Bot{"random"}}, id, own_cards);
    EXPECT_TRUE(setup);
    auto wall = [this] { return wall_; };
    auto referee = tables::Referee::open(catalogue::games(), *setup, **journal, wall, chance);
    EXPECT_TRUE(referee);
    EXPECT_FALSE(referee->settle());
    while (!referee->table().is_finished() && referee->table().entries() < most_entries) {
      wall_ += 15'000;
      const auto seats = referee->table().bots_to_act();
      if (seats.empty()) break;
      const auto move = referee->table().match().bot_move("random", seats[0], chance);
      EXPECT_FALSE(referee->submit({seats[0], tables::PlayMove{move->action}}));
    }
    return id.text();
  }

  std::int64_t wall_ = 1'700'000'000'000;
};

TEST_F(Records, TablesAreListedLatestFirst) {
  expect_failure("tables --data nowhere", 3,
                 "There is no folder nowhere: no game was kept there yet, or --data must name "
                 "another.");
  const auto finished = play(1), running = play(2, 5);
  const auto ran = run("tables --data data");
  EXPECT_EQ(ran.code, 0);
  EXPECT_LT(ran.out.find(running), ran.out.find(finished));
  EXPECT_NE(ran.out.find("5 entries  fiction, running\n"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("entries  fiction, boards_ran_out\n"), std::string::npos) << ran.out;
  EXPECT_NE(run("tables --data data --limit 1").out.find("… and 1 older"), std::string::npos);
}

TEST_F(Records, AGameIsExportedReplayedAndVerified) {
  const auto id = play(1);
  const auto by_id = run("export " + id + " --data data");
  EXPECT_EQ(by_id.code, 0) << by_id.err;
  EXPECT_TRUE(by_id.out.starts_with("liebrary record 1\ngame fiction\n"));
  EXPECT_EQ(run("export 0101 --data data").out, by_id.out) << "by the beginning of its id";
  EXPECT_EQ(run("export latest --data data -o game.txt").code, 0);
  EXPECT_EQ(read("game.txt"), by_id.out);
  expect_failure("export latest --data data -o game.txt", 3,
                 "game.txt is there already: remove it, or name another file.");
  EXPECT_EQ(read("game.txt"), by_id.out) << "and loses nothing";

  const auto verified = run("verify game.txt");
  EXPECT_EQ(verified.code, 0) << verified.err;
  // The word and nine rows; the tenth guess ends the game and gets no clues.
  EXPECT_EQ(verified.out, "verified: 25 entries, 10 commitments, result boards_ran_out\n");
  EXPECT_EQ(run("verify -", by_id.out).out, verified.out);

  const auto replayed = run("replay game.txt");
  EXPECT_EQ(replayed.code, 0);
  EXPECT_TRUE(replayed.out.starts_with("1 0:00.000 chance draw ")) << replayed.out;
  EXPECT_NE(replayed.out.find("    + phase choose_word\n"), std::string::npos);
  EXPECT_NE(replayed.out.find("\nresult boards_ran_out\n"), std::string::npos);
  const auto secret = replayed.out.find("secret ");
  EXPECT_GT(secret, replayed.out.find("\n25 ")) << "nothing is told before the end";
  EXPECT_TRUE(run("replay game.txt --from 20").out.starts_with("20 "));
}

TEST_F(Records, AReplayForProgramsIsAnObjectAnEntry) {
  play(1);
  const auto record = run("export latest --data data").out;
  const auto ran = run("replay - --json", record);
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(std::ranges::count(ran.out, '\n'), 25);
  std::istringstream lines{ran.out};
  std::int64_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    const auto value = codec::parse_json(line);
    ASSERT_TRUE(value) << line;
    const auto& object = value->get_object();
    EXPECT_EQ(object.at("number").as_int64(), ++number);
    EXPECT_GE(object.at("at").as_int64(), 0);
    EXPECT_FALSE(object.at("actor").as_string().empty());
    EXPECT_FALSE(object.at("facts").as_array().empty());
    EXPECT_EQ(object.contains("result"), number == 25);
  }
}

TEST_F(Records, WhatIsMeantMustBeClear) {
  play(0x11);
  play(0x12);
  expect_failure("export 1 --data data", 2,
                 "2 tables are meant by “1”; `liebrary tables` lists them all.");
  expect_failure("export 7 --data data", 2,
                 "No tables are meant by “7”; `liebrary tables` lists them all.");
  expect_failure("export 77777777777777777777777777777777 --data data", 3,
                 "There is no table 77777777777777777777777777777777 here.");
  play(3, 6);
  expect_failure("export 0303 --data data", 1,
                 "This game is still running and its secrets are sealed: finish it first, or close "
                 "it.");
}

TEST_F(Records, AStoreThatAServerHoldsIsReadBesideIt) {
  play(1);
  const auto journal = journal::SqliteJournal::open(path("data"));
  ASSERT_TRUE(journal);
  const auto listed = run("tables --data data"), exported = run("export latest --data data -o it");
  EXPECT_EQ(listed.code, 0) << listed.err;
  EXPECT_NE(listed.out.find("entries"), std::string::npos) << listed.out;
  EXPECT_EQ(exported.code, 0) << exported.err;
  EXPECT_EQ(run("replay it").code, 0);
  EXPECT_EQ(run("verify it").code, 0);
}

TEST_F(Records, BadFilesGetASentence) {
  for (const std::string command : {"verify", "replay"}) {
    expect_failure(command + " nothing.txt", 3,
                   "nothing.txt cannot be opened: No such file or directory.");
    expect_failure(command + " .", 3, ". cannot be read: Is a directory.");
    expect_failure(command + " -", 2, "-:2: This is not text in UTF-8.", "liebrary\n\xff\n");
    expect_failure(command + " -", 2, "-:1: This is not text in UTF-8.", std::string("a\0b", 3));
  }
  expect_failure("verify -", 1, "-:1: A record begins with “liebrary record 1”.", "Hello\n");
  expect_failure("replay -", 2, "-:1: A record begins with “liebrary record 1”.", "");
}

// One planted change of every kind; tables/record_test.cpp has them all.
TEST_F(Records, TamperingIsNamedByItsLine) {
  play(1);
  const auto record = run("export latest --data data").out;
  std::vector<std::string> lines;
  std::istringstream stream{record};
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  lines.pop_back();
  const auto joined = [](const std::vector<std::string>& all) {
    std::string text;
    for (const auto& line : all) text += line + "\n";
    return text + "hash " + tables::sha256(text) + "\n";
  };
  const auto find = [&](std::string_view part) {
    const auto found = std::ranges::find_if(
        lines, [&](const auto& line) { return line.find(part) != std::string::npos; });
    return static_cast<std::size_t>(found - lines.begin());
  };
  EXPECT_EQ(joined(lines), record);

  const auto expect_line = [&](std::size_t line, const std::string& text) {
    const auto ran = run("verify -", text);
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(ran.err.starts_with(fmt::format("-:{}: ", line))) << ran.err << " not " << line;
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1);
  };
  const auto flip = [](std::string line, std::size_t from_end) {
    char& digit = line[line.size() - from_end];
    digit = digit == '0' ? '1' : '0';
    return line;
  };
  auto copy = lines;
  const auto guess = find(" guess ");
  copy[guess].replace(copy[guess].size() - 5, 5, "zzzzz");
  expect_line(guess + 1, joined(copy));

  const auto seal = find("  seal 2 ");
  copy = lines;
  copy[seal] = flip(copy[seal], 1);
  expect_line(seal + 1, joined(copy));

  copy = lines;
  const auto opening = find("open 2 ");
  copy[opening].replace(10, 1, copy[opening][10] == '0' ? "1" : "0");
  expect_line(seal + 1, joined(copy));

  copy = lines;
  const auto state = find("  state ");
  copy[state] = flip(copy[state], 3);
  expect_line(state + 1, joined(copy));

  copy = lines;
  const auto result = find("result ");
  copy[result] = "result word_found";
  expect_line(result + 1, joined(copy));

  copy = lines;
  copy.erase(copy.begin() + static_cast<std::ptrdiff_t>(guess));
  expect_line(guess + 1, joined(copy));

  copy = lines;
  std::swap(copy[guess], copy[guess + 1]);
  expect_line(guess + 1, joined(copy));

  copy = lines;
  copy[guess].replace(copy[guess].find(' ') + 1, 8, "0:00.001");
  expect_line(guess + 1, joined(copy));

  expect_line(lines.size() + 1, flip(record, 2));  // the file's own hash
  auto changed = record;
  changed[record.find("seat librarian bot random") + 15] = 'c';
  EXPECT_EQ(run("verify -", changed).code, 1) << "nothing but the hash can tell";
  expect_line(lines.size(), record.substr(0, record.find("hash ", record.size() - 80)));  // torn
}

// A table's own cards travel with its log, so its record can be checked anywhere.
TEST_F(Records, AGameWithCardsOfItsOwnIsVerifiedWithThem) {
  const auto& card = decks::classics().cards.at(5);
  const auto id = play(3, 1000, decks::text(card));
  const auto record = run("export " + id + " --data data");
  ASSERT_EQ(record.code, 0) << record.err;
  EXPECT_NE(record.out.find("\nown title   " + card.title + "\n"), std::string::npos) << record.out;
  EXPECT_NE(record.out.find(" chance draw 0\n"), std::string::npos);  // the only card there is
  write("own.txt", record.out);
  EXPECT_EQ(run("verify own.txt").code, 0) << run("verify own.txt").err;
  auto changed = record.out;
  changed.replace(changed.find("\nown title   ") + 13, 1, "X");
  write("changed.txt", changed);
  EXPECT_EQ(run("verify changed.txt").code, 1);
}

}  // namespace
}  // namespace commands
