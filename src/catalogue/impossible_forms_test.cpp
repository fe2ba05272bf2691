// The forms of Fiction Impossible's cards suffice: a client that knows the kinds of blanks, and
// nothing of Powers and actions, makes an action out of every offer, and the rules accept it.
#include <gtest/gtest.h>

#include <set>

#include "catalogue/catalogue.h"
#include "catalogue/impossible_cards.h"
#include "testing/impossible_tables.h"
#include "testing/scale.h"

namespace impossible {
namespace {

namespace json = boost::json;
using core::Actor;

// Fills in forms at random, from the JSON of a view and of an offer alone.
class FormFiller {
 public:
  FormFiller(const json::value& view, std::size_t viewer, core::Generator& generator)
      : view_{view}, viewer_{viewer}, generator_{generator} {}

  // The members of an action. Returns nullopt where what was chosen leads nowhere, as two players
  // of empty hands do in a trade: a person would go back then.
  std::optional<json::object> fill(const json::object& form, const json::object& offer) {
    action_ = {};
    way_ = {};
    for (const auto& field : form.at("fields").as_array()) {
      if (!fill_field(field.as_object(), offer)) return std::nullopt;
    }
    for (const char* shared : {"card", "character"}) {
      if (offer.contains(shared) && !action_.contains(shared)) action_[shared] = offer.at(shared);
    }
    return action_;
  }

 private:
  bool fill_field(const json::object& field, const json::object& offer) {
    const std::string kind{field.at("kind").as_string()};
    const auto names = texts(field.at("names")), from = texts(field.at("from"));
    if (const auto* when = field.if_contains("when")) {
      if (!way_.contains(when->as_string())) return true;
    }
    const auto list = [&](std::size_t i) { return offer.at(from.at(i)).as_array(); };
    const auto bound = [&](const char* number, const char* member) {
      const auto* named = field.if_contains(member);
      return (named == nullptr ? field.at(number) : offer.at(named->as_string()))
          .to_number<std::size_t>();
    };
    const auto least = bound("min", "min_from"), most = bound("max", "max_from");
    if (kind == "one") return take_one(names[0], list(0), least);
    if (kind == "some") return take_some(names[0], list(0), least, most);
    if (kind == "held") return take_some(names[0], held(list(0)), least, most);
    if (kind == "two") return take_two(names, list(0));
    if (kind == "pairs") return take_pairs(names, list(0), list(1), least, most);
    if (kind == "way") return take_way(names, list(0));
    if (kind == "give") return give(names, list(0), list(1));
    const auto& choices = field.at("choices").as_array();
    if (kind == "order") {
      action_[names[0]] = shuffled(list(0));
    } else if (kind == "choice") {
      json::array left;
      const auto* now = from.empty() ? nullptr : offer.if_contains(from[0]);
      for (const auto& choice : choices) {
        if (now == nullptr || choice.at("value") != *now) left.push_back(choice.at("value"));
      }
      action_[names[0]] = any_of(left);
    } else if (kind == "insist") {
      action_[names[0]] = choices.at(way_.at(from[0]).as_bool() ? 1 : 0).at("value");
    } else {
      ADD_FAILURE() << "no such kind: " << kind;
      return false;
    }
    return true;
  }

  bool take_one(const std::string& name, const json::array& list, std::size_t least) {
    if (least == 0 && (list.empty() || generator_.below(2) == 0)) return true;
    if (list.empty()) return false;
    action_[name] = any_of(list);
    return true;
  }
  bool take_some(const std::string& name, const json::array& list, std::size_t least,
                 std::size_t most) {
    most = std::min(most, list.size());
    if (most < least) return false;
    auto chosen = shuffled(list);
    chosen.resize(least + generator_.below(most - least + 1));
    action_[name] = chosen;
    return true;
  }
  bool take_two(const std::vector<std::string>& names, const json::array& list) {
    const auto order = shuffled(list);
    action_[names[0]] = order.at(0);
    action_[names[1]] = order.at(order.size() == 1 ? 0 : 1);
    return true;
  }
  bool take_pairs(const std::vector<std::string>& names, const json::array& one,
                  const json::array& other, std::size_t least, std::size_t most) {
    most = std::min({most, one.size(), other.size()});
    if (most < least) return false;
    const auto ones = shuffled(one), others = shuffled(other);
    json::array pairs;
    for (std::size_t i = 0; i < least + generator_.below(most - least + 1); ++i) {
      pairs.push_back(json::object{{names[1], ones[i]}, {names[2], others[i]}});
    }
    action_[names[0]] = pairs;
    return true;
  }
  bool take_way(const std::vector<std::string>& names, const json::array& list) {
    way_ = any_of(list).as_object();
    for (const auto& name : names) action_[name] = way_.at(name);
    return true;
  }
  bool give(const std::vector<std::string>& names, const json::array& mine,
            const json::array& theirs) {
    const auto at = generator_.below(mine.size() + theirs.size());
    if (at < mine.size()) {
      action_[names[0]] = mine[at];
      const auto players = view_.at("open").at("players").as_array().size();
      action_[names[1]] = 1 + (viewer_ + 1 + generator_.below(players - 1)) % players;
    } else {
      action_[names[0]] = theirs[at - mine.size()];
      action_[names[1]] = viewer_ + 1;
    }
    return true;
  }
  // Those of a list that are in the hands of the two players named before.
  json::array held(const json::array& list) const {
    json::array found;
    for (const char* player : {"one", "other"}) {
      const auto seat = action_.at(player).to_number<std::size_t>() - 1;
      const auto& hand = view_.at("open").at("players").at(seat).at("hand").as_array();
      for (const auto& card : hand) {
        const bool is_new = std::ranges::find(found, card) == found.end();
        if (is_new && std::ranges::find(list, card) != list.end()) found.push_back(card);
      }
    }
    return found;
  }

  static std::vector<std::string> texts(const json::value& list) {
    std::vector<std::string> all;
    for (const auto& text : list.as_array()) all.emplace_back(text.as_string());
    return all;
  }
  json::value any_of(const json::array& list) { return list.at(generator_.below(list.size())); }
  json::array shuffled(json::array list) {
    generator_.shuffle(std::span{list.data(), list.size()});
    return list;
  }

  const json::value& view_;
  std::size_t viewer_;
  core::Generator& generator_;
  json::object action_, way_;
};

// The one member of an object that stands for a variant.
std::pair<std::string, json::object> kind_of(const json::value& variant) {
  const auto& member = *variant.as_object().begin();
  return {std::string{member.key()}, member.value().as_object()};
}

class Forms : public ::testing::Test {
 protected:
  static std::string json_of_cards(const Options& options) {
    const std::vector<core::Option> given{{"seats", std::to_string(options.seats)}};
    const auto* game = catalogue::find_game("impossible");
    return game->cards->json(given).value_or("{}");
  }

  static const json::object* form_named(const json::array& forms, const std::string& name) {
    for (const auto& form : forms) {
      if (form.at("name").as_string() == name) return &form.as_object();
    }
    return nullptr;
  }

  // The form of what is offered, and the offer's members that it is filled in from.
  struct Asked {
    const json::object* form = nullptr;
    json::object members;
    std::string name;  // "weed"
  };
  static Asked asked(const json::value& cards, const std::string& action,
                     const json::object& offer) {
    if (action == "use") {
      auto [power, members] = kind_of(offer.at("effect"));
      for (const auto& card : cards.at("powers").as_array()) {
        if (card.at("name").as_string() == power) {
          return {&card.at("form").as_object(), members, power};
        }
      }
      return {nullptr, members, power};
    }
    if (action == "help") {
      auto [ability, members] = kind_of(offer.at("ability"));
      return {form_named(cards.at("abilities").as_array(), ability), members, ability};
    }
    return {form_named(cards.at("actions").as_array(), action), offer, action};
  }

  // An action of every offer that the seat has; counts what was reached.
  void walk(const Rules& rules, const json::value& cards, const View& seen,
            core::Generator& generator) {
    const auto view = codec::to_json(seen);
    for (const Offer& each : offers(rules, seen)) {
      const auto [action, offer] = kind_of(codec::to_json(each));
      const auto about = asked(cards, action, offer);
      ASSERT_NE(about.form, nullptr) << action << ": there is no form";
      FormFiller filler{view, seen.viewer.seat_index(), generator};
      std::optional<json::object> filled;
      for (int tries = 0; !filled && tries < 100; ++tries) {
        filled = filler.fill(*about.form, about.members);
      }
      ASSERT_TRUE(filled) << codec::json_text(codec::to_json(each));
      json::object members = *filled;
      if (action == "use") {
        members = {{"card", offer.at("card")}, {"effect", json::object{{about.name, *filled}}}};
      } else if (action == "help") {
        members = {{"ability", json::object{{about.name, *filled}}}};
      }
      const json::value said = json::object{{action, members}};
      const auto read = codec::from_json<Action>(said, "action");
      ASSERT_TRUE(read) << codec::json_text(said) << ": " << read.error().sentence;
      const auto why = refusal(rules, seen, *read);
      ASSERT_EQ(why, std::nullopt) << codec::json_text(said) << ": " << core::enum_name(*why)
                                   << ", offered: " << codec::json_text(codec::to_json(each));
      reached_.insert(about.name);
    }
  }
  void walk_all(const Rules& rules, const json::value& cards, const State& state,
                core::Generator& generator) {
    for (std::size_t i = 0; i < rules.options.seats; ++i) {
      walk(rules, cards, view(rules, state, Actor::seat(i)), generator);
    }
  }

  std::set<std::string> reached_;
};

// proves I-14, I-29, I-31
TEST_F(Forms, MakeAnAcceptedActionOfEveryOffer) {
  std::uint64_t seed = 7;
  std::set<std::string> all;
  for (const Options& options : battery::impossible_options()) {
    const auto cards = codec::parse_json(json_of_cards(options), {.bytes = 1 << 20}).value();
    const auto table = battery::impossible_table(options);
    battery::RandomPlay<Impossible> play{table, ++seed};
    core::SeededGenerator generator{seed};
    for (std::size_t moves = 0; moves < 400 / scale::thinned; ++moves) {
      walk_all(table.rules, cards, play.state(), generator);
      if (HasFatalFailure()) return;
      const auto move = play.next();
      if (!move) break;
      play.play(*move);
    }
    for (const char* list : {"powers", "abilities", "actions"}) {
      for (const auto& each : cards.at(list).as_array()) all.emplace(each.at("name").as_string());
    }

    // What hardly happens by chance: several full Books, and Mold on several for Marguerite.
    State state = play.state();
    Open& open = state.open;
    for (std::size_t i = 0; i < open.slots.size(); ++i) {
      const Book book{static_cast<std::uint8_t>(i)};
      open.slots[i] = {.book = book, .mold = 1, .shelters = 0, .cast = {}};
      for (std::size_t s = 0; s < cast::spots_a_book; ++s) {
        open.slots[i].cast[s] = table.rules.of(book).originals[s];
      }
    }
    open.phase = Phase::resolve;
    open.outcome.reset();
    open.owing = Owing::nothing;
    open.pending = NextBook{};
    walk_all(table.rules, cards, state, generator);
    open.pending = Rescuing{LabelSet{Label::quill, Label::ballpoint}};
    walk_all(table.rules, cards, state, generator);
    if (HasFatalFailure()) return;
  }
  if (scale::thinned == 1) {
    EXPECT_EQ(reached_, all) << "what was never offered";
  }
  EXPECT_TRUE(reached_.contains("complete") && reached_.contains("rescue"));
  EXPECT_GT(reached_.size(), 20U);
}

TEST_F(Forms, ReadAsTheCardsDo) {
  const auto cards = codec::parse_json(json_of_cards({}), {.bytes = 1 << 20}).value();
  EXPECT_EQ(cards.at("books").as_array().size(), cast::books_in_all);
  EXPECT_EQ(cards.at("characters").as_array().size(), cast::characters_in_all);
  const auto& weed = cards.at("powers").at(static_cast<std::size_t>(Power::weed));
  EXPECT_EQ(weed.at("title").as_string(), "WEED");
  EXPECT_EQ(weed.at("rule").as_string(), "I-31c");
  EXPECT_EQ(weed.at("form").at("name").as_string(), "weed");
  const auto& alice =
      cards.at("characters").at(index(*cast::find_character(cast::standard_cards(), "alice")));
  EXPECT_EQ(alice.at("possessive").as_string(), "Alice's");
  EXPECT_EQ(alice.at("pronouns").at("their").as_string(), "her");
  EXPECT_FALSE(alice.as_object().contains("label"));
  for (const auto& each : cards.at("librarians").as_array()) {
    EXPECT_FALSE(each.at("example").as_string().empty()) << each.at("name").as_string();
    EXPECT_FALSE(each.at("advice").as_string().empty()) << each.at("name").as_string();
  }
  for (const auto& each : cards.at("books").as_array()) {
    EXPECT_GT(each.at("summary").as_array().size(), 3U) << each.at("title").as_string();
  }
  EXPECT_EQ(cards.at("setup").at("bookend").to_number<int>(), setup({}).bookend);
}

}  // namespace
}  // namespace impossible
