#include "bots/impossible/reasons.h"

#include <fmt/format.h>

#include "bots/impossible/standing.h"
#include "games/impossible/adding.h"
#include "games/impossible/librarian.h"

namespace impossible::bots {
namespace {

std::string price_of(const Thought& thought, const Add& add) {
  const Open& open = thought.open;
  const auto molds = molded(thought.rules(), open, add.character, add.book, add.spot);
  if (!molds) return " without Mold";
  if (open.slot(*molds).shelters > 0) return ", and the Mold finds a shelter";
  return fmt::format(", though it brings Mold to {}", titled(thought, *molds));
}

std::string number(std::size_t count) {
  static constexpr std::array words{"No", "One", "Two", "Three", "Four", "Five", "Six"};
  return count < words.size() ? words[count] : fmt::format("{}", count);
}

struct Reasons {
  const Thought& thought;
  const Rules& rules = thought.rules();
  const Open& open = thought.open;

  std::string operator()(const Choose& choose) const {
    const auto& dealt = open.player(thought.me).dealt;
    const auto& best = rules.cards->of(choose.librarian);
    const Librarian other = dealt[0] == choose.librarian ? dealt[1] : dealt[0];
    return fmt::format("{} the {} helps more than {}.", best.name, best.animal,
                       rules.cards->of(other).name);
  }

  std::string operator()(Keep) const {
    const Wanted spots = wanted(thought.mind, open);
    if (thought.hand().empty()) return "There is no hand to discard.";
    const std::size_t fitting = (thought.hand() & spots.clean).size();
    if (fitting == 0) return "This hand is worth more than a new one.";
    return fmt::format("{} of your cards {} a Book without Mold.", number(fitting),
                       fitting == 1 ? "fits" : "fit");
  }
  std::string operator()(Refresh) const {
    return fmt::format("{} new cards are better than this hand.", number(fresh_hand(open)));
  }
  std::string operator()(const Renew& renew) const {
    return fmt::format("New cards are better than {}.", named(rules, renew.cards));
  }

  std::string operator()(const Add& add) const {
    Slot then = open.slot(add.book);
    then.cast[index(add.spot)] = add.character;
    const std::string who = then.is_full()
                                ? begun(rules, add.character, "completes", "complete")
                                : begun(rules, add.character, "finds", "find") + " a spot in";
    return fmt::format("{} {}{}.", who, titled(thought, add.book), price_of(thought, add));
  }
  std::string operator()(Done) const { return "Nothing more would help in this turn."; }

  std::string operator()(const Complete& complete) const {
    return fmt::format("{} goes to the Bookshelf first.", titled(thought, complete.book));
  }
  std::string operator()(const Rescue& rescue) const {
    return fmt::format("{} needs it most.", titled(thought, rescue.book));
  }
  std::string operator()(const Bury& bury) const {
    return fmt::format("{} better off at the bottom of the deck.",
                       begun(rules, bury.card, "is", "are"));
  }
  std::string operator()(const Arrange& arrange) const {
    return fmt::format("{} best drawn first.", begun(rules, arrange.cards[0], "is", "are"));
  }

  std::string operator()(const Use& use) const { return reason_to_use(thought, use); }
  std::string operator()(const Help& help) const { return reason_to_help(thought, help); }

  std::string operator()(Agree) const { return "That helps everybody."; }
  std::string operator()(Decline) const {
    if (std::holds_alternative<Consent>(open.pending)) return "That costs more than it brings.";
    if (std::holds_alternative<Renewal>(open.pending)) return "These cards are good enough.";
    return "The cards lie well as they are.";
  }
  std::string operator()(const Pass&) const { return "No Power of yours would help here."; }

  // What no bot that gives reasons does.
  template <class Other>
  std::string operator()(const Other&) const {
    return "Anything will do.";
  }
};

}  // namespace

std::string reason(const Thought& thought, const Action& action) {
  return std::visit(Reasons{thought}, action);
}

std::string named(const Rules& rules, Character character) {
  return cast::with_article(rules.cards->of(character));
}

std::string named(const Rules& rules, const CharacterSet& characters) {
  std::string list;
  std::size_t left = characters.size();
  for (const Character character : characters) {
    list += named(rules, character);
    --left;
    if (left > 0) list += left == 1 ? " and " : ", ";
  }
  return list;
}

std::string titled(const Thought& thought, Label label) {
  return thought.rules().cards->of(*thought.open.slot(label).book).title;
}

std::string whom(const Thought& thought, Seat seat) {
  return seat == thought.me ? "you" : fmt::format("player {}", index(seat) + 1);
}

std::string begun(const Rules& rules, Character character, std::string_view one,
                  std::string_view several) {
  const auto& card = rules.cards->of(character);
  std::string name = cast::with_article(card);
  if (!card.article.empty()) name[0] = 'T';
  return fmt::format("{} {}", name, card.plural ? several : one);
}

}  // namespace impossible::bots
