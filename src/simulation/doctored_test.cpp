#include "simulation/doctored_test.h"

namespace simulation {
namespace {

using catalogue::Action;
using catalogue::Match;
using core::Actor;

class Doctored final : public Match {
 public:
  explicit Doctored(std::unique_ptr<Match> match, std::size_t played = 0)
      : match_{std::move(match)}, played_{played} {}

  std::unique_ptr<Match> clone() const override {
    return std::make_unique<Doctored>(match_->clone(), played_);
  }
  const catalogue::MatchTools& tools() const override { return match_->tools(); }
  std::string lexicon_hash() const override { return match_->lexicon_hash(); }
  std::string cards_hash() const override { return match_->cards_hash(); }
  std::size_t seats() const override { return match_->seats(); }
  std::string actor_name(Actor actor) const override { return match_->actor_name(actor); }
  codec::Read<Actor> actor_from_name(std::string_view name) const override {
    return match_->actor_from_name(name);
  }
  std::size_t team(Actor seat) const override { return match_->team(seat); }
  std::string_view rule_of(catalogue::TableProblem problem) const override {
    return match_->rule_of(problem);
  }

  codec::Read<Action> parse_action(std::string_view notation) const override {
    return match_->parse_action(notation);
  }
  codec::Read<Action> parse_action_json(std::string_view json) const override {
    return match_->parse_action_json(json);
  }
  std::optional<catalogue::Problem> refusal(Actor actor, const Action& action) const override {
    auto problem = match_->refusal(actor, action);
    if (problem && leaks(Leak::refusal, actor)) problem->sentence += secret();
    return problem;
  }
  std::optional<catalogue::Problem> proposal_refusal(Actor actor,
                                                     const Action& action) const override {
    auto problem = match_->proposal_refusal(actor, action);
    if (problem && leaks(Leak::refusal, actor)) problem->sentence += secret();
    return problem;
  }
  std::optional<catalogue::Problem> play(Actor actor, core::TableTime now,
                                         const Action& action) override {
    auto problem = match_->play(actor, now, action);
    if (!problem) ++played_;
    return problem;
  }

  core::Owed owed() const override { return match_->owed(); }
  Action draw(core::Generator& generator) const override {
    const auto scripted = director().script(played_);
    return scripted ? *scripted : match_->draw(generator);
  }
  std::optional<core::TableTime> deadline() const override { return match_->deadline(); }
  Action expire() const override { return match_->expire(); }
  bool plays_for_the_absent() const override { return match_->plays_for_the_absent(); }
  Action substitute(Actor absent) const override { return match_->substitute(absent); }
  bool waits_for_the_absent() const override { return match_->waits_for_the_absent(); }
  bool is_awaited(Actor seat) const override { return match_->is_awaited(seat); }
  core::Seals sealed() const override { return match_->sealed(); }
  std::size_t seal_count() const override { return match_->seal_count(); }
  bool is_over() const override { return match_->is_over(); }
  std::string outcome() const override { return match_->outcome(); }
  std::uint32_t revision() const override {
    const auto revision = match_->revision();
    const bool is_leaking = director().leak == Leak::revision;  // to everybody
    return is_leaking ? revision + static_cast<std::uint32_t>(secret().front()) : revision;
  }

  void write_view(Actor actor, catalogue::ViewJson& json) const override {
    match_->write_view(actor, json);
    if (leaks(Leak::field, actor)) add_secret(json.view);
    if (leaks(Leak::length, actor)) add_blanks(json.view);
    if (leaks(Leak::offers, actor)) double_offers(json.offers);
  }
  bool has_same_view(Actor actor, const Match& other) const override {
    if (leaks(Leak::event, actor) && secret().front() % 2 == 0) return false;
    return match_->has_same_view(actor, undoctored(other));
  }
  bool write_view_difference(Actor actor, const Match& before,
                             catalogue::ViewDifference& difference) const override {
    const bool is_other = match_->write_view_difference(actor, undoctored(before), difference);
    if (!is_other) return false;
    if (leaks(Leak::field, actor) || leaks(Leak::difference, actor)) add_secret(difference.view);
    if (leaks(Leak::length, actor) || leaks(Leak::difference_length, actor)) {
      add_blanks(difference.view);
    }
    if (leaks(Leak::offers, actor) && !difference.offers.empty()) {
      catalogue::ViewJson whole;
      match_->write_view(actor, whole);
      double_offers(whole.offers);
      difference.offers = whole.offers;
    }
    return true;
  }
  bool may_act(Actor actor) const override { return match_->may_act(actor); }
  std::string state_text() const override { return match_->state_text(); }
  bool bot_plays(std::string_view name, Actor seat) const override {
    return match_->bot_plays(name, seat);
  }
  using Match::bot_move;
  std::optional<catalogue::BotMove> bot_move(
      std::string_view name, Actor actor, core::Generator& generator,
      std::span<const catalogue::Suggestion> suggestions) const override {
    return match_->bot_move(name, actor, generator, suggestions);
  }
  codec::Read<std::string> aid(std::string_view name, Actor actor,
                               const catalogue::Question& question) const override {
    return match_->aid(name, actor, question);
  }
  bool may_warn(Actor actor) const override { return match_->may_warn(actor); }
  std::optional<std::string> warning(Actor actor, const Action& action) const override {
    return match_->warning(actor, action);
  }
  std::vector<std::string> effects(Actor actor, const Action& action) const override {
    return match_->effects(actor, action);
  }
  std::vector<std::string> story(const Match& before, Actor actor,
                                 const Action& action) const override {
    return match_->story(undoctored(before), actor, action);
  }
  codec::Read<catalogue::NoteKind> note(Actor writer, std::string_view key,
                                        std::string_view value) const override {
    return match_->note(writer, key, value);
  }

 private:
  static const Match& undoctored(const Match& match) {
    return *dynamic_cast<const Doctored&>(match).match_;
  }
  static bool leaks(Leak leak, Actor actor) {
    return director().leak == leak && director().victim == actor;
  }
  // A letter that depends on the whole truth.
  std::string secret() const {
    return std::string(
        1, static_cast<char>('a' + std::hash<std::string>{}(match_->state_text()) % 26));
  }
  // To an object that is not empty.
  void add_secret(std::string& json) const { json.insert(1, "\"secret\":\"" + secret() + "\","); }
  void add_blanks(std::string& json) const {
    json.insert(1, std::string(static_cast<std::size_t>(secret().front() - 'a'), ' '));
  }
  void double_offers(std::string& offers) const {
    if (offers == "[]" || secret().front() % 2 == 0) return;
    offers = offers.substr(0, offers.size() - 1) + "," + offers.substr(1);
  }

  std::unique_ptr<Match> match_;
  std::size_t played_;
};

codec::Read<std::unique_ptr<Match>> start(std::span<const catalogue::Option> options) {
  auto match = director().game->start(options);
  if (!match) return std::unexpected{match.error()};
  return std::make_unique<Doctored>(std::move(*match));
}

codec::Read<std::unique_ptr<Match>> start_with(std::span<const catalogue::Option> options,
                                               const catalogue::Materials& materials) {
  auto match = director().game->start_with(options, materials);
  if (!match) return std::unexpected{match.error()};
  return std::make_unique<Doctored>(std::move(*match));
}

}  // namespace

Director& director() {
  static Director director;
  return director;
}

catalogue::GameInfo doctored() {
  auto game = *director().game;
  game.start = start;
  if (game.start_with != nullptr) game.start_with = start_with;
  return game;
}

}  // namespace simulation
