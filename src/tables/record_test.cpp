// The record that docs/formats/record.md shows, and what becomes of one that somebody changed.
//
// testdata/records/worked-example.txt is a game played here. LIEBRARY_BLESS=1 writes it anew, after
// a change of the rules, the words, the cards or the format.
#include "tables/record.h"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "journal/memory_journal.h"
#include "tables/replay.h"
#include "tables/table_test.h"

namespace tables {
namespace {

const std::string source = LIEBRARY_SOURCE_DIR;
const std::string example_path = source + "/testdata/records/worked-example.txt";

std::string read_file(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream{path, std::ios::binary}.rdbuf();
  return text.str();
}

// A short game of three people with something of everything.
class ExampleGame {
 public:
  ExampleGame() {
    auto setup = test_setup(games_, "fiction", std::vector<Option>{{"seats", "3"}});
    auto opened =
        Referee::open(games_, std::move(setup), journal_, [this] { return wall_; }, chance_);
    EXPECT_TRUE(opened);
    referee_ = std::make_unique<Referee>(std::move(*opened));
    EXPECT_FALSE(referee_->settle());
  }

  Kept play() {
    bot(seat1);  // chooses a word
    bot(seat1);  // names a letter
    submit(seat2, TakeNote{"e", "in"});
    guess("slate");
    submit(seat3, PlayMove{action("token 1 2")});
    submit(seat3, Propose{action("guess crowd")});
    guess("crowd");
    submit(seat3, Leave{});
    guess("jumpy");
    submit(seat3, Return{});
    guess("bingo");
    submit(seat2, PlayMove{action("guess " + secret())});
    EXPECT_TRUE(referee_->table().is_finished());
    auto kept = read_kept(games_, referee_->table().setup().id, journal_);
    EXPECT_TRUE(kept);
    return *kept;
  }

 private:
  catalogue::Action action(std::string_view notation) const {
    return parsed(referee_->table().match(), notation);
  }
  void submit(Actor seat, auto what) {
    wall_ += 12'345;
    const auto wrong = referee_->submit({seat, std::move(what)});
    ASSERT_FALSE(wrong) << wrong->sentence;
  }
  void bot(Actor seat) {
    submit(seat, PlayMove{referee_->table().match().bot_move("random", seat, chance_)->action});
  }
  void guess(const std::string& word) {
    submit(seat2, PlayMove{action("guess " + word)});
    bot(seat1);
  }
  std::string secret() const {
    for (const auto& fact : referee_->table().match().tools().view_lines(seat1)) {
      if (fact.starts_with("secret ")) return fact.substr(7);
    }
    return "";
  }

  std::vector<catalogue::GameInfo> games_ = test_games();
  core::SeededGenerator chance_{2};
  std::int64_t wall_ = 1'700'000'000'000;
  journal::MemoryJournal journal_;
  std::unique_ptr<Referee> referee_;
};

class RecordTest : public testing::Test {
 protected:
  std::vector<catalogue::GameInfo> games = test_games();
  std::string text = read_file(example_path);
};

TEST_F(RecordTest, TheWorkedExampleIsAGamePlayedHere) {
  const auto record = write_record(games, ExampleGame{}.play());
  ASSERT_TRUE(record) << record.error().sentence;
  if (std::getenv("LIEBRARY_BLESS") != nullptr) {
    std::ofstream{example_path, std::ios::binary} << *record;
    text = read_file(example_path);
  }
  EXPECT_EQ(*record, text);
}

TEST_F(RecordTest, TheWorkedExampleVerifies) {
  const auto verified = verify_record(games, text);
  ASSERT_TRUE(verified) << verified.error().line << ": " << verified.error().sentence;
  EXPECT_EQ(verified->entries, 17U);
  EXPECT_EQ(verified->commitments, 5U) << "the word, and four rows";
  EXPECT_EQ(verified->result, "word_found");
}

TEST_F(RecordTest, ThePageShowsTheCommitmentOfItsExample) {
  journal::TableId id;
  for (std::size_t i = 0; i < id.bytes.size(); ++i) id.bytes[i] = static_cast<std::uint8_t>(i);
  Seal seal{1, {}, "word crane"};
  seal.nonce.fill(0xFF);
  const auto page = read_file(source + "/docs/formats/record.md");
  EXPECT_NE(page.find(fmt::format("`{}`", commitment(id, seal))), std::string::npos)
      << commitment(id, seal);
}

TEST_F(RecordTest, ReadsWhatItWrote) {
  const auto record = read_record(games, text);
  ASSERT_TRUE(record) << record.error().sentence;
  auto replay = Replay::of(games, *record);
  ASSERT_TRUE(replay);
  while (!replay->is_done()) ASSERT_FALSE(replay->next());
  EXPECT_EQ(write_record(games, {record->setup, replay->entries(), 0}).value(), text);
  const auto kept = ExampleGame{}.play();
  ASSERT_EQ(kept.entries.size(), record->entries.size());
  for (std::size_t i = 0; i < kept.entries.size(); ++i) {
    Entry without_text = kept.entries[i];  // notes and proposals stay with the team
    if (auto* note = std::get_if<Noted>(&without_text.what)) note->key = note->value = "";
    if (auto* proposal = std::get_if<Proposed>(&without_text.what)) proposal->action.reset();
    EXPECT_EQ(replay->entries()[i], without_text);
  }
  EXPECT_EQ(text.find("guess crowd"), text.rfind("guess crowd")) << "the proposal is not told";
}

TEST_F(RecordTest, SecretsOfARunningGameStaySealed) {
  Kept kept = ExampleGame{}.play();
  kept.entries.pop_back();
  const auto record = write_record(games, kept);
  ASSERT_FALSE(record);
  EXPECT_EQ(record.error().code.name(), "still_running");
}

// Changes to a record whose hash is made to fit again, so that only the rules can tell.
class TamperedRecord : public RecordTest {
 protected:
  std::vector<std::string> lines;

  void SetUp() override {
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    lines.pop_back();
  }
  std::size_t find(std::string_view part) const {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].find(part) != std::string::npos) return i;
    }
    ADD_FAILURE() << "no line with " << part;
    return 0;
  }
  static std::string joined(const std::vector<std::string>& parts) {
    std::string all;
    for (const auto& part : parts) all += part + "\n";
    return all;
  }
  // What verify says: "LINE: sentence", or nothing.
  std::string said(const std::vector<std::string>& changed) const {
    const std::string all = joined(changed);
    const auto verified = verify_record(games, all + "hash " + sha256(all) + "\n");
    if (verified) return "";
    return fmt::format("{}: {}", verified.error().line, verified.error().sentence);
  }
  std::string changed(std::size_t index, std::string_view from, std::string_view to) const {
    auto copy = lines;
    const auto at = copy[index].find(from);
    EXPECT_NE(at, std::string::npos) << copy[index];
    copy[index].replace(at, from.size(), to);
    return said(copy);
  }
  static std::string other_digit(const std::string& line, std::size_t at) {
    return {line[at] == '0' ? '1' : '0'};
  }
  std::string with_other_digit(std::size_t index, std::size_t at) const {
    auto copy = lines;
    copy[index].replace(at, 1, other_digit(copy[index], at));
    return said(copy);
  }
};

TEST_F(TamperedRecord, IsRightBeforeAnythingIsChanged) { EXPECT_EQ(said(lines), ""); }

TEST_F(TamperedRecord, AChangedMoveIsFound) {
  const auto share = find("librarian share");
  const auto words = lines[share].substr(lines[share].find("share"));
  EXPECT_EQ(changed(share, words, "share vvvvv").substr(0, 3), fmt::format("{}:", share + 1));
  const auto guess = find("guess slate");
  EXPECT_EQ(changed(guess, "slate", "zzzzz"),
            fmt::format("{}: ZZZZZ is no English word that our lexicon knows.", guess + 1));
  EXPECT_NE(changed(find("chance draw"), "draw ", "draw 1"), "");
}

TEST_F(TamperedRecord, AnotherLegalMoveIsFoundByWhatItSealed) {
  const auto guess = find("guess crowd");
  const auto found = changed(guess, "crowd", "frown");
  EXPECT_NE(found, "");
  EXPECT_GE(std::stoul(found), guess + 1);
}

TEST_F(TamperedRecord, AChangedSealNonceOrValueIsFound) {
  const auto seal = find("  seal 2 "), opening = find("open 2 ");
  const auto sentence =
      fmt::format("{}: Commitment 2 does not fit its opening on line {}.", seal + 1, opening + 1);
  EXPECT_EQ(with_other_digit(seal, 10), sentence);
  EXPECT_EQ(with_other_digit(opening, 8), sentence) << "the nonce";
  EXPECT_EQ(changed(opening, "row 1", "row 2"), sentence) << "the value";
}

TEST_F(TamperedRecord, ACommitmentToSomethingElseIsFound) {
  auto copy = lines;
  const auto seal = find("  seal 1 "), opening = find("open 1 ");
  const auto record = read_record(games, text);
  ASSERT_TRUE(record);
  Seal forged = record->openings.at(1).seal;
  forged.value = "word zebra";
  copy[seal] = "  seal 1 " + commitment(record->setup.id, forged);
  copy[opening] = fmt::format("open 1 {} {}", hex(forged.nonce), forged.value);
  EXPECT_EQ(said(copy),
            fmt::format("{}: A commitment in it is not to what really happened.", seal + 1));
}

TEST_F(TamperedRecord, AChangedStateHashIsFound) {
  const auto state = find("  state ");
  EXPECT_EQ(with_other_digit(state, 12),
            fmt::format("{}: The state after it is not the one that was recorded.", state + 1));
}

TEST_F(TamperedRecord, AChangedResultIsFound) {
  const auto result = find("result ");
  EXPECT_EQ(changed(result, "word_found", "time_ran_out"),
            fmt::format("{}: The result is word_found, not time_ran_out.", result + 1));
}

TEST_F(TamperedRecord, AChangedTimeIsFound) {
  const auto draw = find("chance draw");
  EXPECT_EQ(changed(draw, "0:00.000", "0:00.001"),
            fmt::format("{}: Chance answers at the time of the entry before.", draw + 1));
  const auto token = find("token 1 2");
  EXPECT_EQ(changed(token, "1:", "0:"),
            fmt::format("{}: Its time lies before that of the entry before.", token + 1));
  const auto guess = find("guess jumpy");
  EXPECT_NE(changed(guess, "5 guesser1", "4 guesser1"), "") << "the timer shows in the state hash";
}

TEST_F(TamperedRecord, ARemovedLineIsFoundWhicheverItIs) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool default_option = lines[i].starts_with("option ") && lines[i] != "option seats 3";
    if (default_option) continue;  // the same game, as an older program would have written it
    auto copy = lines;
    copy.erase(copy.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_NE(said(copy), "") << "without line " << i + 1 << ": " << lines[i];
  }
}

TEST_F(TamperedRecord, SwappedLinesAreFoundWhicheverTheyAre) {
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    auto copy = lines;
    std::swap(copy[i], copy[i + 1]);
    EXPECT_NE(said(copy), "") << "lines " << i + 1 << " and the next swapped: " << lines[i];
  }
}

TEST_F(TamperedRecord, ARepeatedLineIsFoundWhicheverItIs) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    auto copy = lines;
    copy.insert(copy.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
    EXPECT_NE(said(copy), "") << "twice line " << i + 1 << ": " << lines[i];
  }
}

TEST_F(TamperedRecord, AChangedHeadNamesItsLine) {
  const auto named = [&](std::string_view part, std::string_view from, std::string_view to) {
    const auto line = find(part);
    const auto found = changed(line, from, to);
    EXPECT_TRUE(found.starts_with(fmt::format("{}: In the head: ", line + 1))) << found;
  };
  named("game fiction", "fiction", "friction");
  named("rules ", "rules ", "rules 9");
  named("table 0001", "0001", "001");
  named("lexicon ", "lexicon ", "lexicon 0");
  named("cards ", "cards ", "cards 0");
  named("option seats", "3", "13");
  named("option edition", "edition", "addition");
  named("team any", "any", "all");
  named("host librarian", "librarian", "chance");
  named("seat guesser2", "guesser2", "guesser3");
  named("seat guesser1", "person", "robot");
}

TEST_F(TamperedRecord, ATornFileIsFoundWhereverItIsTorn) {
  for (std::size_t size = 0; size < text.size(); ++size) {
    if (size > 300 && size % 7 != 0 && size + 100 < text.size()) continue;
    EXPECT_FALSE(verify_record(games, std::string_view{text}.substr(0, size))) << size;
  }
}

TEST_F(RecordTest, AnyChangedByteIsFoundByTheHash) {
  for (std::size_t i = 0; i < text.size(); i += 5) {
    auto copy = text;
    copy[i] = copy[i] == 'x' ? 'y' : 'x';
    EXPECT_FALSE(verify_record(games, copy)) << i;
  }
}

}  // namespace
}  // namespace tables
