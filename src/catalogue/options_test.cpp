// What people are told of options and set-ups, held against what the games accept.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"

namespace catalogue {
namespace {

void expect_sentence(const std::string& sentence) {
  ASSERT_FALSE(sentence.empty());
  EXPECT_TRUE(sentence.ends_with('.') && sentence.size() <= 140) << sentence;
}

class Options : public ::testing::TestWithParam<std::string> {
 protected:
  static const GameInfo& game() { return *find_game(GetParam()); }

  static const OptionInfo* find(std::string_view name) {
    const auto found = std::ranges::find(game().option_infos, name, &OptionInfo::name);
    return found == game().option_infos.end() ? nullptr : &*found;
  }
  // What others must be for this one to have all its room: enough seats and slots, and what it
  // needs.
  static std::vector<Option> surroundings(const OptionInfo& option) {
    std::vector<Option> others;
    if (option.depends_on) others.push_back(*option.depends_on);
    for (const auto* name : {"seats", "bookend"}) {
      const auto* wide = find(name);
      if (wide != nullptr && option.name != name) {
        others.push_back({name, std::to_string(*wide->max)});
      }
    }
    return others;
  }
  static bool takes(const OptionInfo& option, const std::string& value) {
    auto given = surroundings(option);
    given.push_back({option.name, value});
    return game().options(given).has_value();
  }
};

TEST_P(Options, AreExplained) {
  ASSERT_FALSE(game().option_infos.empty());
  for (const auto& option : game().option_infos) {
    SCOPED_TRACE(option.name);
    EXPECT_FALSE(option.title.empty());
    EXPECT_LE(option.title.size(), 24U);
    expect_sentence(option.sentence);
    EXPECT_EQ(option.kind == OptionKind::one_of, !option.choices.empty());
    EXPECT_EQ(option.kind == OptionKind::number, option.min && option.max);
    for (const auto& choice : option.choices) {
      EXPECT_FALSE(choice.title.empty());
      expect_sentence(choice.sentence);
    }
  }
}

TEST_P(Options, HaveTheValuesThatTheGameTakesForGranted) {
  std::vector<Option> usual;
  for (const auto& option : game().option_infos) usual.push_back({option.name, option.value});
  const auto all = options_of_new_table(game(), {});
  EXPECT_EQ(game().options(usual), all) << "also those that are not set";
  ASSERT_TRUE(all);
  for (const auto& [name, value] : *all) {
    ASSERT_NE(find(name), nullptr) << name;
    EXPECT_EQ(find(name)->value, value) << name;
  }
}

TEST_P(Options, OfANewTableAreThoseThatItNames) {
  for (const auto& [name, value] : game().new_table_options) {
    const auto value_in = [&](const codec::Read<std::vector<Option>>& all) {
      return std::ranges::find(all.value(), name, &Option::name)->value;
    };
    EXPECT_EQ(value_in(options_of_new_table(game(), {})), value);
    const Option other{name, value_in(game().options({}))};
    EXPECT_NE(other.value, value) << name << " needs no value of its own for new tables";
    EXPECT_EQ(value_in(options_of_new_table(game(), {&other, 1})), other.value);
  }
}

TEST_P(Options, TakeTheirValuesAndNoOthers) {
  for (const auto& option : game().option_infos) {
    SCOPED_TRACE(option.name);
    EXPECT_FALSE(takes(option, "perhaps"));
    for (const auto& choice : option.choices) EXPECT_TRUE(takes(option, choice.name));
    if (option.kind == OptionKind::yes_no) {
      EXPECT_TRUE(takes(option, "yes") && takes(option, "no"));
    }
    if (option.kind != OptionKind::number) continue;
    EXPECT_TRUE(takes(option, std::to_string(*option.min)));
    EXPECT_TRUE(takes(option, std::to_string(*option.max)));
    EXPECT_FALSE(takes(option, std::to_string(*option.min - 1)));
    EXPECT_FALSE(takes(option, std::to_string(*option.max + 1)));
  }
}

TEST_P(Options, AreRefusedWithoutWhatTheyNeed) {
  for (const auto& option : game().option_infos) {
    if (!option.depends_on) continue;
    SCOPED_TRACE(option.name);
    const auto* needed = find(option.depends_on->name);
    ASSERT_NE(needed, nullptr);
    const auto value = option.kind == OptionKind::number ? std::to_string(*option.max) : "yes";
    const auto with = [&](const std::string& other) {
      auto given = surroundings(option);
      given.push_back({option.name, value});
      given.push_back({needed->name, other});
      return game().options(given).has_value();
    };
    EXPECT_TRUE(with(option.depends_on->value));
    if (needed->kind == OptionKind::yes_no) {
      EXPECT_FALSE(with(option.depends_on->value == "yes" ? "no" : "yes"));
    }
    for (const auto& choice : needed->choices) {
      EXPECT_EQ(with(choice.name), choice.name == option.depends_on->value) << choice.name;
    }
  }
}

TEST_P(Options, ThatNeedNotBeSetAreUnsetByAnEmptyText) {
  for (const auto& option : game().option_infos) {
    const Option empty{option.name, ""};
    EXPECT_EQ(game().options({&empty, 1}).has_value(), option.value.empty()) << option.name;
  }
}

TEST_P(Options, OfSetUpsAreTaken) {
  if (game().presets == nullptr) return;
  for (const auto& preset : game().presets(*game().options({}))) {
    SCOPED_TRACE(preset.title);
    expect_sentence(preset.sentence);
    EXPECT_TRUE(game().options(preset.options));
    for (const auto& aid : preset.aids) {
      EXPECT_NE(std::ranges::find(game().aids, aid, &AidInfo::name), game().aids.end()) << aid;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, Options, ::testing::ValuesIn([] {
                           std::vector<std::string> names;
                           for (const auto& game : games()) names.push_back(game.name);
                           return names;
                         }()),
                         [](const auto& name) { return name.param; });

}  // namespace
}  // namespace catalogue
