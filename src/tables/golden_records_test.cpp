// The records of testdata/records/: games of every kind as an earlier program has written them,
// with a state hash on every entry. They stand for the logs on people's disks. If one of these
// tests fails, a name that is part of a format has changed (testdata/README.md): change the code,
// not the file.
#include <fmt/format.h>

#include <boost/mp11.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "codec/reflection.h"
#include "core/enum_name.h"
#include "games/fiction/fiction.h"
#include "games/impossible/impossible.h"
#include "games/wordles/wordles.h"
#include "journal/memory_journal.h"
#include "tables/bot_scheduler.h"
#include "tables/head_text.h"
#include "tables/replay.h"
#include "tables/table_test.h"

namespace tables {
namespace {

const std::filesystem::path record_folder =
    std::filesystem::path{LIEBRARY_SOURCE_DIR} / "testdata/records";

std::vector<std::string> record_names() {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator{record_folder}) {
    if (file.path().extension() == ".txt") names.push_back(file.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

std::string record_text(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream{record_folder / (name + ".txt"), std::ios::binary}.rdbuf();
  return text.str();
}

// Folds a whole record; calls `after` with the table after each entry.
template <class After>
std::vector<Entry> replay_record(Games games, const Record& record, After after) {
  auto replay = Replay::of(games, record);
  EXPECT_TRUE(replay) << replay.error().line << ": " << replay.error().sentence;
  while (replay && !replay->is_done()) {
    const auto wrong = replay->next();
    EXPECT_FALSE(wrong) << wrong->line << ": " << wrong->sentence;
    if (wrong) break;
    after(replay->table());
  }
  return replay ? replay->entries() : std::vector<Entry>{};
}

class GoldenRecord : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    const auto read = read_record(games, text);
    ASSERT_TRUE(read) << read.error().line << ": " << read.error().sentence;
    record = *read;
  }

  const std::vector<catalogue::GameInfo> games = catalogue::games();
  const std::string text = record_text(GetParam());
  Record record;
};

TEST_P(GoldenRecord, Verifies) {
  const auto verified = verify_record(games, text);
  ASSERT_TRUE(verified) << verified.error().line << ": " << verified.error().sentence;
  EXPECT_EQ(verified->entries, record.entries.size());
}

TEST_P(GoldenRecord, IsWrittenAgainByteForByte) {
  const auto entries = replay_record(games, record, [](const Table&) {});
  const auto again = write_record(games, {record.setup, entries, 0});
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_EQ(*again, text);
}

// A journal that has the first half of a record, and a referee that goes on from there.
class InterruptedGame {
 public:
  InterruptedGame(Games games, const Record& record, const std::vector<Entry>& entries) {
    const auto match = start_match(games, record.setup);
    append(record.setup.id, head_text(**match, record.setup));
    for (std::size_t i = 0; i < entries.size() / 2; ++i) {
      append(record.setup.id, journal_text(**match, entries[i]));
    }
    wall_ += 60'000;
    auto resumed =
        Referee::resume(games, record.setup.id, journal_, [this] { return wall_; }, chance_);
    EXPECT_TRUE(resumed) << resumed.error().sentence;
    if (resumed) referee_ = std::make_unique<Referee>(std::move(*resumed));
  }

  bool is_resumed() const { return referee_ != nullptr; }
  const Table& table() const { return referee_->table(); }

  void hand_all_seats_to_bots(Games games) {
    wall_ += 5'000;  // the resume countdown
    const auto game = std::ranges::find(games, table().setup().game, &catalogue::GameInfo::name);
    for (std::size_t i = 0; i < table().match().seats() && !table().is_finished(); ++i) {
      const Actor seat = Actor::seat(i);
      const auto bot = std::ranges::find_if(game->bots, [&](const catalogue::BotInfo& each) {
        return table().match().bot_plays(each.name, seat);
      });
      const auto wrong = referee_->submit({seat, HandTo{seat, Bot{bot->name}}});
      ASSERT_FALSE(wrong) << wrong->sentence;
    }
  }

  void play_to_the_end() {
    BotScheduler bots;
    for (int moves = 0; moves < 3'000 && !table().is_finished(); ++moves) {
      ASSERT_FALSE(referee_->settle());
      if (table().is_finished()) return;
      const auto next = bots.next_move(table(), referee_->now(), chance_);
      const auto clock = table().clock_due();
      const bool is_clock_first = clock && (!next || *clock <= next->due_at);
      ASSERT_TRUE(is_clock_first || next) << "nobody goes on after " << table().entries();
      const auto due_at = is_clock_first ? *clock : next->due_at;
      wall_ += std::max<std::int64_t>(0, (due_at - referee_->now()).count());
      if (is_clock_first) continue;
      const auto wrong = referee_->submit({next->seat, PlayMove{next->move.action}, true});
      ASSERT_FALSE(wrong) << next->move.action.notation() << ": " << wrong->sentence;
      bots.forget(next->seat);
    }
  }

  codec::Read<std::string> record(Games games) {
    const auto log = read_kept(games, table().setup().id, journal_);
    if (!log) return std::unexpected(log.error());
    return write_record(games, *log);
  }

 private:
  void append(const journal::TableId& id, std::string entry) {
    const auto failure = journal::append_and_wait(
        journal_, {id, rows_++, wall_, std::nullopt, std::move(entry), false});
    EXPECT_FALSE(failure) << failure->sentence;
  }

  std::int64_t wall_ = 1'700'000'000'000;
  std::uint32_t rows_ = 0;
  journal::MemoryJournal journal_;
  core::SeededGenerator chance_{5};
  std::unique_ptr<Referee> referee_;
};

TEST_P(GoldenRecord, CutInTheMiddleIsResumedAndPlayedToTheEnd) {
  const auto entries = replay_record(games, record, [](const Table&) {});
  ASSERT_EQ(entries.size(), record.entries.size());
  InterruptedGame game{games, record, entries};
  ASSERT_TRUE(game.is_resumed());
  EXPECT_GT(game.table().entries(), entries.size() / 2) << "the outage is in the log";
  game.hand_all_seats_to_bots(games);
  game.play_to_the_end();
  ASSERT_TRUE(game.table().is_finished());
  const auto finished = game.record(games);
  ASSERT_TRUE(finished) << finished.error().sentence;
  const auto verified = verify_record(games, *finished);
  EXPECT_TRUE(verified) << verified.error().line << ": " << verified.error().sentence;
}

INSTANTIATE_TEST_SUITE_P(All, GoldenRecord, testing::ValuesIn(record_names()),
                         [](const auto& tested) {
                           std::string name = tested.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

// Records of rules that have changed since (docs/decisions/0023). They are not played on; what is
// said names both versions.
TEST(EarlierRules, AreNamedWhereAGameCannotBePlayedOn) {
  const auto& games = catalogue::games();
  for (const int version : {2, 3}) {
    std::size_t found = 0;
    for (const auto& file : std::filesystem::directory_iterator{
             record_folder / fmt::format("impossible-rules-{}", version)}) {
      SCOPED_TRACE(file.path().string());
      ++found;
      std::ostringstream text;
      text << std::ifstream{file.path(), std::ios::binary}.rdbuf();
      const auto verified = verify_record(games, text.str());
      ASSERT_FALSE(verified);
      EXPECT_EQ(verified.error().sentence,
                fmt::format("In the head: This game was played by version {} of its rules, and "
                            "this program has 4: use the program that it was played with.",
                            version));
    }
    EXPECT_EQ(found, 8U);
  }
}

// What occurs in all golden records of one game.
struct Occurrences {
  std::set<std::string> actions;  // first words of the notation
  std::set<std::string> words;    // all words of the notation
  std::set<std::string> pending;  // kinds of answers that the game waited for
  std::set<std::size_t> entries;  // alternatives of What
  std::size_t records = 0;
};

std::string kind_of_pending(const std::string& state) {
  const std::string member = "\"pending\":{\"";
  const auto from = state.find(member);
  if (from == std::string::npos) return "";
  const auto begin = from + member.size();
  return state.substr(begin, state.find('"', begin) - begin);
}

std::map<std::string, Occurrences> occurrences_by_game() {
  const auto& games = catalogue::games();
  std::map<std::string, Occurrences> all;
  for (const auto& name : record_names()) {
    const auto record = read_record(games, record_text(name));
    EXPECT_TRUE(record) << name << ": " << record.error().sentence;
    if (!record) continue;
    auto& found = all[record->setup.game];
    ++found.records;
    const auto entries = replay_record(games, *record, [&](const Table& table) {
      found.pending.insert(kind_of_pending(table.match().state_text()));
    });
    std::size_t hashes = 0;
    for (const Entry& entry : entries) {
      hashes += entry.state_hash ? 1 : 0;
      found.entries.insert(entry.what.index());
      const auto* over = std::get_if<TookOver>(&entry.what);
      const auto* move = std::get_if<Played>(&entry.what);
      if (move == nullptr && over == nullptr) continue;
      std::istringstream words{over != nullptr ? std::string{"substitute"}
                                               : move->action.notation()};
      std::string word;
      words >> word;
      found.actions.insert(word);
      do found.words.insert(word);
      while (words >> word);
    }
    EXPECT_TRUE(hashes == entries.size() || name == "worked-example") << name;
  }
  return all;
}

class GoldenRecords : public testing::Test {
 protected:
  // The names of all alternatives must occur, but for `unspoken` ones.
  template <class Variant>
  static void expect_all(const std::set<std::string>& found,
                         const std::set<std::string>& unspoken = {}) {
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Variant>>(
        [&](auto type) {
          const auto& name = codec::wire_name<typename decltype(type)::type>();
          EXPECT_TRUE(found.contains(name) || unspoken.contains(name)) << name;
        });
  }

  std::map<std::string, Occurrences> games = occurrences_by_game();
};

TEST_F(GoldenRecords, HaveEveryActionOfEveryGame) {
  expect_all<fiction::Action>(games["fiction"].actions);
  expect_all<wordles::Action>(games["wordles"].actions);
  expect_all<impossible::Action>(games["impossible"].actions);
}

TEST_F(GoldenRecords, HaveEveryAbilityCardKeptAndUsed) {
  const auto& words = games["fiction"].words;
  for (const auto name : core::enum_names<fiction::Ability>()) {
    EXPECT_TRUE(words.contains(std::string{name})) << name;
  }
  expect_all<fiction::Use>(words, {"plainly"});
  expect_all<fiction::Favour>(words);
  EXPECT_TRUE(words.contains("honest")) << "clues written by hand";
}

TEST_F(GoldenRecords, HaveSequenceCluesOfWordles) {
  EXPECT_TRUE(games["wordles"].words.contains("<"));
  EXPECT_TRUE(games["wordles"].words.contains(">"));
}

TEST_F(GoldenRecords, HaveEveryPowerAbilityAndPendingAnswerOfFictionImpossible) {
  const auto& found = games["impossible"];
  expect_all<impossible::Effect>(found.words);
  expect_all<impossible::Ability>(found.words);
  expect_all<impossible::Pending>(found.pending);
}

TEST_F(GoldenRecords, HaveEveryKindOfEntry) {
  std::set<std::size_t> found;
  for (const auto& [name, game] : games) found.insert(game.entries.begin(), game.entries.end());
  EXPECT_EQ(found.size(), std::variant_size_v<What>);
}

TEST_F(GoldenRecords, AreOfEveryGameOfTheCatalogue) {
  for (const auto& game : catalogue::games()) EXPECT_GE(games[game.name].records, 2U) << game.name;
}

}  // namespace
}  // namespace tables
