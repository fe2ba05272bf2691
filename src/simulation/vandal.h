// Somebody who means harm, or whose program is broken: sends what is no message, what is not
// theirs, too much of it, the same id for different things; tries codes, rooms and tokens.
#pragma once

#include "simulation/town.h"

namespace simulation {

class Vandal final : public Ear {
 public:
  Vandal(Town& town, const std::vector<std::unique_ptr<Company>>& companies, std::string name,
         std::string address);

  void live();

  void opened(ConnectionId) override { is_open_ = true; }
  void refused(ConnectionId, const HttpResponse&) override { id_ = 0; }
  void heard(ConnectionId, const protocol::Event&) override;
  void lost(ConnectionId) override;

 private:
  void act();
  void leave();
  void be_somebody();
  void break_in();
  void guess();
  void make_noise();
  void say(const protocol::Request&, const std::string& id);
  void say_raw(std::string text, std::string_view what);
  protocol::Request what_is_not_theirs() const;

  Town& town_;
  const std::vector<std::unique_ptr<Company>>& companies_;
  std::string name_, address_, token_, person_, room_;
  ConnectionId id_ = 0;
  bool is_open_ = false, is_asking_ = false;
  std::uint64_t said_ = 0;
};

}  // namespace simulation
