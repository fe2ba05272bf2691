// Names that records, logs and state hashes are made of, held against testdata/formats/. They come
// from names in the code (codec/reflection.h), so a renaming that compiles can change them.
//
// If this test fails: a line that is missing now is a name that logs on people's disks use. Give it
// back, or describe the C++ type or member under its old name. New lines are fine in options and
// actions; in a state they change its hash, so the game's rules version must be raised, unless it
// is an optional member or an enumerator that no older game can come to. After that
// LIEBRARY_BLESS=1 adds the new lines; it never removes one.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "catalogue/catalogue.h"
#include "codec/fiction_json.h"
#include "codec/impossible_json.h"
#include "codec/schema.h"
#include "codec/wordles_json.h"

namespace catalogue {
namespace {

using codec::json::object;
using codec::json::value;

// The members, kinds and enumerators of a type, one per line, in the order in which they are
// written. Names of structs are not part of a format and do not occur.
class Outline {
 public:
  template <class Type>
  void add(const std::string& title) {
    codec::Schema schema;
    schema.add_root<Type>();
    const auto document = codec::parse_json(schema.text("")).value();
    definitions_ = document.at("$defs").as_object();
    walk(definitions_.at(codec::Schema::name_of<Type>()), title);
  }
  void add_line(std::string_view line) { text_ += fmt::format("{}\n", line); }
  const std::string& text() const { return text_; }

 private:
  void walk(const value& part, const std::string& path) {
    const auto& schema = part.as_object();
    if (const auto* reference = schema.if_contains("$ref")) {
      const std::string name{reference->as_string()};
      walk(definitions_.at(name.substr(name.rfind('/') + 1)), path);
    } else if (const auto* names = schema.if_contains("enum")) {
      for (const auto& name : names->as_array()) {
        add_line(fmt::format("{} = {}", path, std::string_view{name.as_string()}));
      }
    } else if (const auto* kinds = schema.if_contains("oneOf")) {
      for (const auto& kind : kinds->as_array()) {
        const auto& [name, inner] = *kind.at("properties").as_object().begin();
        walk(inner, fmt::format("{} {{{}}}", path, std::string_view{name}));
      }
    } else if (const auto* either = schema.if_contains("anyOf")) {
      walk(either->as_array().front(), path + "?");
    } else if (const auto* items = schema.if_contains("items")) {
      walk(*items, path + "[]");
    } else if (const auto* members = schema.if_contains("properties")) {
      walk_members(schema, members->as_object(), path);
    } else {
      add_line(fmt::format("{}: {}", path, std::string_view{schema.at("type").as_string()}));
    }
  }
  void walk_members(const object& schema, const object& members, const std::string& path) {
    if (members.empty()) add_line(path);
    const auto* required = schema.if_contains("required");
    for (const auto& [name, inner] : members) {
      const bool is_required =
          required != nullptr && std::ranges::count(required->as_array(), value(name)) == 1;
      walk(inner, fmt::format("{} {}{}", path, std::string_view{name}, is_required ? "" : "?"));
    }
  }

  object definitions_;
  std::string text_;
};

template <class Options, class Action, class State>
std::string outline(const std::string& game) {
  Outline outline;
  for (const auto& bot : find_game(game)->bots) outline.add_line("bot " + bot.name);
  outline.add<Options>("option");
  outline.add<Action>("action");
  outline.add<State>("state");
  return outline.text();
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream{text};
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// The first of `lines` that `text` does not have in this order; empty if it has all of them.
std::string first_missing(const std::vector<std::string>& lines, const std::string& text) {
  const auto present = lines_of(text);
  auto from = present.begin();
  for (const auto& line : lines) {
    from = std::find(from, present.end(), line);
    if (from == present.end()) return line;
    ++from;
  }
  return "";
}

void expect_golden(const std::string& game, const std::string& now) {
  const std::string path = fmt::format("{}/testdata/formats/{}.txt", LIEBRARY_SOURCE_DIR, game);
  std::ostringstream golden;
  golden << std::ifstream{path, std::ios::binary}.rdbuf();
  ASSERT_EQ(first_missing(lines_of(golden.str()), now), "")
      << "is in " << path << " and not, or not at its place, in what the program writes now";
  if (std::getenv("LIEBRARY_BLESS") != nullptr) {
    std::ofstream{path, std::ios::binary} << now;
    return;
  }
  EXPECT_EQ(first_missing(lines_of(now), golden.str()), "") << "is new; see the head of this file";
}

TEST(Formats, OfFictionHaveTheNamesThatLogsUse) {
  expect_golden("fiction", outline<fiction::Options, fiction::Action, fiction::State>("fiction"));
}
TEST(Formats, OfWordlesHaveTheNamesThatLogsUse) {
  expect_golden("wordles", outline<wordles::Options, wordles::Action, wordles::State>("wordles"));
}
TEST(Formats, OfFictionImpossibleHaveTheNamesThatLogsUse) {
  expect_golden("impossible",
                outline<impossible::Options, impossible::Action, impossible::State>("impossible"));
}

}  // namespace
}  // namespace catalogue
