#include "protocol/client_table.h"

#include <gtest/gtest.h>

namespace protocol {
namespace {

using Texts = std::vector<std::string>;

Update with(Update update, Number before, Texts commitments) {
  update.commitments_before = before;
  update.commitments = std::move(commitments);
  return update;
}

Update whole(Number round, std::string view) {
  Update update;
  update.round = Round{round};
  update.whole = {.view = {std::move(view)},
                  .offers = {R"([{"guess":{}}])"},
                  .notes = {{Seat{}, "q", "out", false}},
                  .proposals = {},
                  .away = {},
                  .result = {},
                  .openings = {}};
  return update;
}

Update difference(Number round, std::string text) {
  Update update;
  update.round = Round{round};
  update.difference = codec::RawJson{std::move(text)};
  return update;
}

TEST(ClientTable, AppliesADifferenceToWhatItKnows) {
  ClientTable table;
  ASSERT_TRUE(table.take(whole(1, R"({"rows":[{"guess":"crane"}],"tokens":3})")));
  EXPECT_TRUE(table.has_offers());
  EXPECT_FALSE(table.is_over());
  ASSERT_TRUE(table.take(difference(
      1,
      R"({"view":{"rows":{"0":{"shared":true},"1":{"guess":"slate"}},"tokens":2},"offers":[]})")));
  EXPECT_EQ(table.view(),
            R"({"rows":[{"guess":"crane","shared":true},{"guess":"slate"}],"tokens":2})");
  EXPECT_FALSE(table.has_offers());
  EXPECT_EQ(table.table().notes.size(), 1U) << "what a difference does not name stays";
  ASSERT_TRUE(table.take(difference(1, R"({"notes":[],"result":"word_found"})")));
  EXPECT_TRUE(table.is_over());
  EXPECT_TRUE(table.table().notes.empty());
  EXPECT_EQ(table.table().result, "word_found");
}

TEST(ClientTable, EqualsATableViewWhateverTheOrderOfMembers) {
  const auto table_of = [](std::string view) { return *whole(1, std::move(view)).whole; };
  ClientTable table;
  ASSERT_TRUE(table.take(whole(1, R"({"tokens":3})")));
  ASSERT_TRUE(table.take(difference(1, R"({"view":{"half":1}})")));
  EXPECT_TRUE(table.equals(table_of(R"({"half":1,"tokens":3})")));
  EXPECT_FALSE(table.equals(table_of(R"({"half":2,"tokens":3})")));
  EXPECT_FALSE(table.equals(table_of(R"({"tokens":3})")));
  auto with_a_note_less = table_of(R"({"half":1,"tokens":3})");
  with_a_note_less.notes.clear();
  EXPECT_FALSE(table.equals(with_a_note_less));
}

TEST(ClientTable, TakesNoDifferenceToSomethingElse) {
  ClientTable table;
  EXPECT_FALSE(table.take(difference(1, "{}"))) << "nothing to apply it to";
  ASSERT_TRUE(table.take(whole(1, R"({"rows":[1]})")));
  EXPECT_FALSE(table.take(difference(2, "{}"))) << "another game";
  EXPECT_FALSE(table.take(difference(1, R"({"view":{"rows":{"5":1}}})"))) << "beyond the end";
  EXPECT_FALSE(table.take(difference(1, "{")));
  EXPECT_EQ(table.view(), R"({"rows":[1]})") << "what is known stays as it was";
}

TEST(ClientTable, CommitmentsFollowThoseThatWereReceivedBefore) {
  ClientTable known;
  EXPECT_TRUE(known.take(with(whole(1, "{}"), 0, {"a", "b"})));
  EXPECT_TRUE(known.take(with(difference(1, "{}"), 2, {})));
  EXPECT_TRUE(known.take(with(difference(1, "{}"), 2, {"c"})));
  EXPECT_EQ(known.commitments(), (Texts{"a", "b", "c"}));
  EXPECT_FALSE(known.take(with(difference(1, "{}"), 4, {"e"}))) << "the fourth is missing";
  EXPECT_EQ(known.commitments(), (Texts{"a", "b", "c"}));
}

TEST(ClientTable, CommitmentsComeAgainAfterAReconnectAndWithEveryRound) {
  ClientTable known;
  known.take(with(whole(1, "{}"), 0, {"a"}));
  EXPECT_TRUE(known.take(with(whole(1, "{}"), 0, {"a", "b"})));
  EXPECT_EQ(known.commitments(), (Texts{"a", "b"}));
  EXPECT_TRUE(known.take(with(whole(2, "{}"), 0, {"x"})));
  EXPECT_EQ(known.commitments(), Texts{"x"});
  EXPECT_FALSE(known.take(with(whole(3, "{}"), 1, {"y"}))) << "the first of round 3 was not sent";
}

}  // namespace
}  // namespace protocol
