// Everybody who plays in a load: signs them in, seats them at their tables and lets them play.
#pragma once

#include "load/table.h"

namespace load {

class Crowd {
 public:
  Crowd(const Plan&, client::Url server);  // throws CannotLoad
  ~Crowd();

  void sign_in();      // throws CannotLoad
  void make_tables();  // throws CannotLoad
  void play();         // from now on
  void rest();         // no further moves; returns when none is under way, or after a while

  void work_for(std::chrono::milliseconds);
  // Works until this holds; false where it did not in time.
  bool work_until(const std::function<bool()>&, std::chrono::milliseconds);

  Tally& tally() { return setting_.tally; }
  std::size_t seats() const;
  std::vector<const std::vector<std::uint32_t>*> acknowledged() const;  // by table
  std::vector<std::uint64_t> moves() const;                             // by table
  const std::vector<std::unique_ptr<Table>>& tables() const { return tables_; }

 private:
  void sign_in_next();
  const Game& game_of(std::size_t table) const { return games_[table % games_.size()]; }

  std::vector<Game> games_;
  std::size_t wanted_;
  core::SeededGenerator luck_;
  std::unique_ptr<client::Swarm> swarm_ = std::make_unique<client::Swarm>();
  Setting setting_;
  std::vector<std::string> tokens_;
  std::size_t signing_in_ = 0, signed_in_ = 0, made_ = 0;
  std::vector<std::unique_ptr<Table>> tables_;
  std::string trouble_;
};

}  // namespace load
