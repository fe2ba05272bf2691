#include "client/swarm.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <unordered_map>
#include <utility>

#include "client/exchange.h"
#include "client/member.h"

namespace client {

struct Swarm::Inside {
  asio::io_context io{1};
  Patience patience;
  std::unordered_map<Id, std::shared_ptr<Member>> members{};
  Id next_id = 1;

  void wake() {
    if (io.stopped()) io.restart();
  }
};

Swarm::Swarm(Patience patience) : inside_(new Inside{.patience = patience}) {}

// What is still under way holds members, and is destroyed with the context.
Swarm::~Swarm() {
  for (const auto& [id, member] : std::exchange(inside_->members, {})) member->cut();
}

void Swarm::request(Request request, std::function<void(std::expected<Response, Failure>)> done) {
  asio::co_spawn(
      inside_->io, exchange(inside_->io, std::move(request), inside_->patience.answer),
      [done = std::move(done)](std::exception_ptr bug, std::expected<Response, Failure> result) {
        or_throw(bug);
        done(std::move(result));
      });
}

Swarm::Id Swarm::connect(const Url& url, const std::string& cookie, Handlers handlers) {
  const Id id = inside_->next_id++;
  const auto member =
      std::make_shared<Member>(inside_->io, inside_->patience, url, std::move(handlers));
  inside_->members.emplace(id, member);
  asio::co_spawn(inside_->io, member->live(cookie),
                 [inside = inside_.get(), id, member](std::exception_ptr bug) {
                   inside->members.erase(id);
                   or_throw(bug);
                 });
  return id;
}

void Swarm::send(Id id, std::string text) {
  const auto found = inside_->members.find(id);
  if (found != inside_->members.end()) found->second->send(std::move(text));
}

void Swarm::close(Id id, std::uint16_t code, const std::string& reason) {
  const auto found = inside_->members.find(id);
  if (found != inside_->members.end()) found->second->close(code, reason);
}

void Swarm::after(std::chrono::milliseconds delay, std::function<void()> function) {
  auto timer = std::make_shared<SteadyTimer>(inside_->io, delay);
  timer->async_wait(
      [timer, function = std::move(function)](boost::system::error_code) { function(); });
}

void Swarm::run() {
  inside_->wake();
  inside_->io.run();
}

void Swarm::run_for(std::chrono::milliseconds time) {
  inside_->wake();
  inside_->io.run_for(time);
}

bool Swarm::run_one(std::chrono::milliseconds at_most) {
  inside_->wake();
  // Of no time at all Asio makes nothing, even where something is ready.
  if (at_most.count() <= 0) return inside_->io.poll_one() > 0;
  return inside_->io.run_one_for(at_most) > 0;
}

void Swarm::stop() { inside_->io.stop(); }

std::size_t Swarm::open() const {
  std::size_t count = 0;
  for (const auto& [id, member] : inside_->members) count += member->is_open() ? 1 : 0;
  return count;
}

int Swarm::descriptor(Id id) const {
  const auto found = inside_->members.find(id);
  return found == inside_->members.end() ? -1 : found->second->descriptor();
}

}  // namespace client
