#include "simulation/doctored_test.h"

namespace simulation {
namespace {

using catalogue::Match;
using core::Actor;

class Doctored final : public Match {
 public:
  explicit Doctored(std::unique_ptr<Match> match, std::size_t played = 0)
      : match_{std::move(match)}, played_{played} {}

  std::unique_ptr<Match> clone() const override {
    return std::make_unique<Doctored>(match_->clone(), played_);
  }
  std::string lexicon_hash() const override { return match_->lexicon_hash(); }
  std::string cards_hash() const override { return match_->cards_hash(); }
  std::size_t seats() const override { return match_->seats(); }
  std::string actor_name(Actor actor) const override { return match_->actor_name(actor); }
  codec::Read<Actor> actor_from_name(std::string_view name) const override {
    return match_->actor_from_name(name);
  }
  std::size_t team(Actor seat) const override { return match_->team(seat); }
  std::string_view rule_of(std::string_view code) const override { return match_->rule_of(code); }

  codec::Read<std::string> accept(Actor actor, std::string_view notation) const override {
    auto accepted = match_->accept(actor, notation);
    if (!accepted && leaks(Leak::refusal, actor)) accepted.error().code += secret();
    return accepted;
  }
  codec::Read<std::string> accept_json(Actor actor, std::string_view json) const override {
    return match_->accept_json(actor, json);
  }
  std::optional<catalogue::Problem> play(Actor actor, core::TableTime now,
                                         std::string_view notation) override {
    auto problem = match_->play(actor, now, notation);
    if (!problem) ++played_;
    return problem;
  }

  core::Owed owed() const override { return match_->owed(); }
  std::string draw(core::Generator& generator) const override {
    auto scripted = director().script(played_);
    return scripted.empty() ? match_->draw(generator) : scripted;
  }
  std::optional<core::TableTime> deadline() const override { return match_->deadline(); }
  bool plays_for_the_absent() const override { return match_->plays_for_the_absent(); }
  core::Seals sealed() const override { return match_->sealed(); }
  std::size_t seal_count() const override { return match_->seal_count(); }
  bool is_over() const override { return match_->is_over(); }
  std::string outcome() const override { return match_->outcome(); }
  std::vector<catalogue::Standing> standings() const override { return match_->standings(); }
  std::uint32_t position(Actor actor) const override {
    const auto position = match_->position(actor);
    return leaks(Leak::position, actor) ? position + static_cast<std::uint32_t>(secret().front())
                                        : position;
  }

  std::vector<std::string> facts(Actor actor) const override { return match_->facts(actor); }
  void see(Actor actor, catalogue::Seen& seen) const override {
    seen = {.view = view_json(actor), .offers = offers_json(actor), .position = position(actor)};
  }
  std::string view_json(Actor actor) const override {
    auto view = match_->view_json(actor);
    if (leaks(Leak::field, actor)) view.insert(1, "\"secret\":\"" + secret() + "\",");
    if (leaks(Leak::length, actor))
      view.insert(1, std::string(static_cast<std::size_t>(secret().front() - 'a'), ' '));
    return view;
  }
  bool looks_the_same(Actor actor, const Match& other) const override {
    const auto& doctored = dynamic_cast<const Doctored&>(other);
    if (leaks(Leak::event, actor) && secret().front() % 2 == 0) return false;
    return match_->looks_the_same(actor, *doctored.match_);
  }
  std::string offers_json(Actor actor) const override {
    auto offers = match_->offers_json(actor);
    if (!leaks(Leak::offers, actor) || offers == "[]" || secret().front() % 2 == 0) return offers;
    return offers.substr(0, offers.size() - 1) + "," + offers.substr(1);
  }
  bool may_act(Actor actor) const override { return match_->may_act(actor); }
  std::string state_text() const override { return match_->state_text(); }
  bool bot_plays(std::string_view name, Actor seat) const override {
    return match_->bot_plays(name, seat);
  }
  std::optional<catalogue::BotMove> bot(std::string_view name, Actor actor,
                                        core::Generator& generator) const override {
    return match_->bot(name, actor, generator);
  }
  codec::Read<std::string> aid(std::string_view name, Actor actor,
                               const catalogue::Question& question) const override {
    return match_->aid(name, actor, question);
  }
  bool may_warn(Actor actor) const override { return match_->may_warn(actor); }
  std::optional<std::string> warning(Actor actor, std::string_view notation) const override {
    return match_->warning(actor, notation);
  }
  std::optional<std::string> any_move(std::string_view view,
                                      core::Generator& generator) const override {
    return match_->any_move(view, generator);
  }
  codec::Read<catalogue::NoteKind> note(Actor writer, std::string_view key,
                                        std::string_view value) const override {
    return match_->note(writer, key, value);
  }

 private:
  static bool leaks(Leak leak, Actor actor) {
    return director().leak == leak && director().victim == actor;
  }
  // A letter that depends on the whole truth.
  std::string secret() const {
    return std::string(
        1, static_cast<char>('a' + std::hash<std::string>{}(match_->state_text()) % 26));
  }

  std::unique_ptr<Match> match_;
  std::size_t played_;
};

codec::Read<std::unique_ptr<Match>> start(std::span<const catalogue::Option> options) {
  auto match = director().game->start(options);
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
  return game;
}

}  // namespace simulation
