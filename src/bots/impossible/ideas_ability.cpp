#include "bots/impossible/ideas.h"
#include "bots/impossible/standing.h"
#include "games/impossible/librarian.h"
#include "games/impossible/pieces.h"

namespace impossible::bots {
namespace {

class Helping {
 public:
  Helping(const Thought& thought, Ideas& list)
      : thought_{thought},
        open_{thought.open},
        user_{thought.rules(), thought.open, thought.me, std::nullopt},
        list_{list} {}

  void hazel() {
    for (const Character cost : spare_cards(thought_, {})) {
      if (!thought_.hand().has(cost)) continue;
      for (const Character pooled : open_.pool) idea(Hazel{cost, pooled});
    }
  }
  void basil() {
    for (const Character mine : thought_.hand()) {
      if (!open_.pool.empty()) idea(Basil{mine, open_.pool[0]});
    }
  }
  void cordelia() {
    const CharacterSet useful = wanted(thought_.mind, open_).clean;
    for (const Seat other : everybody(open_)) {
      if (other == thought_.me) continue;
      for (const Character mine : thought_.hand()) idea(Cordelia{mine, other});
      if (!thought_.asks) continue;
      for (const Character theirs : open_.player(other).hand& useful) {
        idea(Cordelia{theirs, thought_.me});
      }
    }
  }
  void percival() {
    for (const Character cost : spare_cards(thought_, {})) {
      idea(Percival{{cost}, Label::quill, Label::typewriter});
      idea(Percival{{cost}, Label::quill, Label::ballpoint});
      idea(Percival{{cost}, Label::typewriter, Label::ballpoint});
    }
  }

 private:
  template <class Ability>
  void idea(const Ability& ability) {
    if (!refused(user_, ability)) list_.emplace_back(Help{ability});
  }

  const Thought& thought_;
  const Open& open_;
  User user_;
  Ideas& list_;
};

}  // namespace

void think_of_ability(const Thought& thought, Ideas& list) {
  Helping helping{thought, list};
  if (can_help(thought.open, Librarian::hazel)) helping.hazel();
  if (can_help(thought.open, Librarian::basil)) helping.basil();
  if (can_help(thought.open, Librarian::cordelia)) helping.cordelia();
  if (can_help(thought.open, Librarian::percival)) helping.percival();
}

}  // namespace impossible::bots
