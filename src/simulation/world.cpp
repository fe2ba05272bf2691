#include "simulation/world.h"

#include <fmt/format.h>

#include <algorithm>

#include "simulation/town.h"

namespace simulation {

World::World(tables::Games played, std::uint64_t seed) : games{played}, secrets_{seed} {
  restart();
}

World::~World() = default;

void World::restart() {
  beat_at_start_ = beat_;
  hub_ = std::make_unique<server::Hub>(
      server::Ports{games, [this] { return wall(); }, &secrets_, this, this, this, this, this},
      limits, server::Place{"", "/", {"localhost"}});
  if (auto wrong = hub_->recover()) throw std::runtime_error{wrong->sentence};
}

void World::kill() {
  ++life_;  // whatever was on its way to the old one gets lost
  for (const auto& [id, client] : connections_) client->forget_connections();
  connections_.clear();
  timers_.clear();
  hub_.reset();
}

void World::schedule(std::int64_t at, std::uint64_t life, Handle timer,
                     std::function<void()> call) {
  events_.push({std::max(at, now_), ++order_, life, timer, std::move(call)});
}

void World::after(std::int64_t ms, std::function<void()> call) {
  schedule(now_ + ms, 0, 0, std::move(call));
}

bool World::step(std::int64_t until) {
  if (events_.empty() || events_.top().at > until) return false;
  const Event event = events_.top();
  events_.pop();
  now_ = event.at;
  if (event.life != 0 && event.life != life_) return true;
  if (event.timer != 0 && timers_.erase(event.timer) == 0) return true;
  event.call();
  return true;
}

// Signs of life go on for ever: nothing is due when only they are.
void World::rest(std::int64_t at_most_ms) {
  const auto end = now_ + at_most_ms;
  while (step(end)) {
  }
  now_ = end;
}

bool World::until(const std::function<bool()>& holds, std::int64_t at_most_ms) {
  const auto end = now_ + at_most_ms;
  while (!holds()) {
    if (!step(end)) return false;
  }
  return true;
}

Caller World::caller(const Client* client) const {
  return {.address = client != nullptr ? client->address : std::string{"192.0.2.1"},
          .host = "localhost:8080",
          .origin = "http://localhost:8080",
          .token = client != nullptr ? client->token : "",
          .is_https = false};
}

HttpResponse World::http(std::string method, std::string path, std::string body,
                         const Client* client) {
  std::optional<HttpResponse> answer;
  std::string query;
  if (const auto mark = path.find('?'); mark != std::string::npos) {
    query = path.substr(mark + 1);
    path.resize(mark);
  }
  hub_->request(
      {std::move(method), std::move(path), std::move(query), std::move(body), caller(client)},
      [&](HttpResponse got) { answer = std::move(got); });
  if (!until([&] { return answer.has_value(); }, 60'000)) return {.status = 504, .body = ""};
  return *answer;
}

std::string World::make_room(const Client& client, const protocol::NewRoom& wish) {
  const auto answer = http("POST", "/api/rooms", protocol::text(wish), &client);
  const auto made = protocol::read_answer<protocol::RoomMade>(answer.body);
  if (!made) throw std::runtime_error{answer.body};
  return made->id;
}

bool World::send(ConnectionId id, std::shared_ptr<const std::string> text) {
  schedule(now_ + net_ms, life_, 0, [this, id, text] {
    const auto found = connections_.find(id);
    if (found != connections_.end()) found->second->hear(id, *text);
  });
  return connections_.contains(id);
}

void World::close(ConnectionId id, std::uint16_t, std::string) {
  schedule(now_ + net_ms, life_, 0, [this, id] {
    const auto found = connections_.extract(id);
    if (!found) return;
    found.mapped()->forget(id);
    hub_->closed(id);
  });
}

server::Timers::Handle World::at(std::int64_t wall_ms, std::function<void()> call) {
  const Handle handle = ++order_;
  timers_[handle] = true;
  schedule(wall_ms - clock_is_off_by, life_, handle, std::move(call));
  return handle;
}

void World::cancel(Handle handle) { timers_.erase(handle); }

bool World::run(Job job) {
  auto then = job();
  schedule(now_ + (thought_takes ? thought_takes() : 0), life_, 0, std::move(then));
  return true;
}

void World::append(journal::Row row, journal::Journal::Done done) {
  const auto takes = disk_ms + (disk_adds ? disk_adds(row) : 0);
  schedule(now_ + takes, life_, 0, [this, row = std::move(row), done = std::move(done)] {
    if (journal_refuses) return done(journal_refuses);
    ++rows_kept;
    journal.append(row, done);
  });
}

void World::beat(std::int64_t wall_ms, journal::Journal::Done done) {
  auto refused = journal_refuses;
  if (!refused) beat_ = wall_ms;
  schedule(now_ + disk_ms, life_, 0, [done = std::move(done), refused] { done(refused); });
}

std::expected<std::vector<journal::Row>, journal::Failure> World::read(const journal::TableId& id) {
  if (journal_unreadable) return std::unexpected(*journal_unreadable);
  return journal.read(id);
}

void World::change(directory::Change change, directory::Directory::Done done) {
  schedule(now_ + disk_ms, life_, 0, [this, change = std::move(change), done = std::move(done)] {
    if (directory_refuses && directory_refuses(change)) {
      return done(directory::Failure{directory::Trouble::failed, "The disk failed."});
    }
    directory.change(change, done);
  });
}

ConnectionId World::open(Client& client, const std::string& room, std::string query,
                         const Caller& by) {
  if (const auto& update = client.update) {
    query += fmt::format("round={}&number={}&seat={}&", update->round.value(),
                         update->number.value(), update->seat ? update->seat->number() : 0);
  }
  const HttpRequest request{"GET", "/api/rooms/" + room + "/socket", std::move(query), "", by};
  if (const auto refused = hub_->wants_socket(request)) {
    client.texts.push_back(refused->body);
    client.came.push_back(now_);
    return 0;
  }
  const auto id = ++last_connection_;
  connections_[id] = &client;
  auto& table = client.tables_[id];
  if (client.update) table.take(*client.update);
  hub_->opened(id, request);
  return id;
}

Client::Client(World& world, std::string name) : world_{world}, name_{std::move(name)} {
  const auto answer = world_.http("POST", "/api/guest", protocol::text(protocol::GuestWish{name_}));
  token = token_in(answer);
}

void Client::open(const std::string& wanted) {
  const auto id = world_.open(*this, wanted, "", world_.caller(this));
  if (id != 0) connections_.push_back(id);
}

void Client::open_screen(const std::string& wanted, bool is_known) {
  auto caller = world_.caller(this);
  if (!is_known) caller.token.clear();
  const auto id = world_.open(*this, wanted, "screen=1&", caller);
  if (id != 0) connections_.push_back(id);
}

void Client::cut() {
  for (const auto id : connections_) {
    world_.connections_.erase(id);
    world_.after(world_.net_ms, [&world = world_, id] {
      if (world.hub_) world.hub_->closed(id);
    });
  }
  forget_connections();
}

void Client::forget(ConnectionId id) {
  std::erase(connections_, id);
  tables_.erase(id);
}

void Client::forget_connections() {
  connections_.clear();
  tables_.clear();
}

std::string Client::ask(const protocol::Request& request, std::string id) {
  if (id.empty()) id = fmt::format("{}-{}", name_, ++asked_);
  say(protocol::text(protocol::Message{id, request}));
  return id;
}

void Client::say(std::string text) {
  if (connections_.empty()) return;
  world_.schedule(world_.now_ + world_.net_ms, world_.life_, 0,
                  [&world = world_, to = connections_.back(), text = std::move(text)] {
                    world.hub_->received(to, text);
                  });
}

std::optional<protocol::Refused> Client::refused(const protocol::Request& request) {
  const auto id = ask(request);
  if (!world_.until([&] { return answers.contains(id); }, 60'000)) {
    return protocol::Refused{"no_answer", "", std::nullopt, std::nullopt};
  }
  return answers.at(id).refused;
}

void Client::hear(ConnectionId id, const std::string& text) {
  texts.push_back(text);
  came.push_back(world_.now());
  auto event = protocol::read_event(text);
  if (!event) throw std::runtime_error{event.error().sentence + text};
  if (auto* told = std::get_if<protocol::Room>(&*event)) room = std::move(*told);
  if (auto* told = std::get_if<protocol::Welcome>(&*event)) welcome = *told;
  if (auto* told = std::get_if<protocol::Bye>(&*event)) bye = *told;
  if (auto* told = std::get_if<protocol::ChatMessage>(&*event)) talk.push_back(*told);
  if (auto* told = std::get_if<protocol::ChatErased>(&*event)) {
    std::erase_if(talk, [&](const auto& said) { return said.member == told->member; });
  }
  if (auto* told = std::get_if<protocol::Answer>(&*event)) answers[told->id] = *told;
  if (auto* told = std::get_if<protocol::Update>(&*event)) take(id, std::move(*told));
}

void Client::take(ConnectionId id, protocol::Update told) {
  if (update && update->round != told.round) numbers.clear();
  numbers.push_back(told.number.value());
  auto& table = tables_[id];
  if (!table.take(told)) throw std::runtime_error{"an update does not follow: " + texts.back()};
  update = std::move(told);
  update->whole = table.table();
  update->difference.reset();
  update->commitments_before = 0;
  update->commitments = table.commitments();
}

}  // namespace simulation
