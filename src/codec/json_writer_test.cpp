#include "codec/json_writer.h"

#include <gtest/gtest.h>

#include "codec/fiction_json.h"
#include "codec/json.h"

namespace codec {
namespace {

template <class T>
std::string in_both_ways(const T& value) {
  const std::string at_once = written_json(value);
  EXPECT_EQ(at_once, json_text(to_json(value)));
  return at_once;
}

TEST(JsonWriter, EscapesAsTheLibraryDoes) {
  for (int c = 0; c < 128; ++c) {
    in_both_ways(std::string{"a"} + static_cast<char>(c) + "b" + static_cast<char>(c));
  }
  EXPECT_EQ(in_both_ways(std::string{"„Zoë“ 🦊"}), R"("„Zoë“ 🦊")");
  EXPECT_EQ(in_both_ways(std::string{}), R"("")");
  EXPECT_EQ(in_both_ways(std::string{"\x01\"\\\n"}), R"("\u0001\"\\\n")");
}

TEST(JsonWriter, WritesNumbersOfEverySize) {
  EXPECT_EQ(in_both_ways(std::int64_t{-9'223'372'036'854'775'807}), "-9223372036854775807");
  EXPECT_EQ(in_both_ways(std::uint32_t{4'294'967'295}), "4294967295");
  EXPECT_EQ(in_both_ways(std::uint8_t{65}), "65");
  EXPECT_EQ(in_both_ways(fiction::Place{2}), "3");
  EXPECT_EQ(in_both_ways(true), "true");
}

TEST(JsonWriter, LeavesOutWhatIsNotThereInAStructAndOnlyThere) {
  using Numbers = std::vector<std::optional<int>>;
  EXPECT_EQ(in_both_ways(Numbers{1, std::nullopt}), "[1,null]");
  EXPECT_EQ(in_both_ways(Numbers{}), "[]");
  const fiction::Token token{fiction::RowNumber{1}, fiction::Place{0}, {}};
  EXPECT_EQ(in_both_ways(token), R"({"row":2,"place":1})");
  EXPECT_EQ(in_both_ways(fiction::Action{core::Expire{}}), R"({"expire":{}})");
}

TEST(RawJson, IsCarriedAsItIs) {
  const auto read = [](std::string_view text) {
    return from_json<RawJson>(*parse_json(text), "raw")->text;
  };
  EXPECT_EQ(read(R"( { "b" : [ 1 , "x" ] , "a" : null } )"), R"({"b":[1,"x"],"a":null})");
  EXPECT_EQ(read("7"), "7");
  EXPECT_EQ(in_both_ways(RawJson{R"({"b":[1,"x"]})"}), R"({"b":[1,"x"]})");
  EXPECT_EQ(in_both_ways(RawJson{}), "null");
  EXPECT_EQ(in_both_ways(std::vector<RawJson>{{"1"}, {"[]"}}), "[1,[]]");
}

}  // namespace
}  // namespace codec
