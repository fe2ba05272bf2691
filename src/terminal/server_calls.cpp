#include "terminal/server_calls.h"

#include <fmt/format.h>

#include "client/http.h"
#include "protocol/json.h"
#include "protocol/problems.h"
#include "terminal/terminal_problem.h"

namespace terminal {

using codec::Read;

namespace {

bool is_id(std::string_view text) {
  return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// What was typed as a code, to go into an address; the server knows all ways to write one. Empty if
// it is none.
std::string plain_code(std::string_view typed) {
  std::string plain;
  for (const char c : typed) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (is_letter) {
      plain += c;
    } else if (!std::string_view{" \t-.,_"}.contains(c)) {
      return {};
    }
  }
  return plain;
}

Read<client::Response> exchange(const Caller& caller, const char* method, std::string_view path,
                                const std::string& body = {}) {
  auto answer = client::Http::request(
      {.method = method, .url = caller.server.below(path), .body = body, .cookie = caller.token});
  if (!answer) return codec::problem(TerminalProblem::no_server, answer.error().sentence);
  if (answer->status == 200) return std::move(*answer);
  const auto told = protocol::read_answer<protocol::Failure>(answer->body);
  if (told) return std::unexpected(protocol::to_problem(told->refused));
  return codec::problem(TerminalProblem::no_server,
                        fmt::format("{} does not answer as a Liebrary server does (status {}): "
                                    "check the address.",
                                    caller.server.text(), answer->status));
}

template <class Body>
Read<Body> read(const Caller& caller, Read<client::Response> answer) {
  if (!answer) return std::unexpected(std::move(answer.error()));
  auto body = protocol::read_answer<Body>(answer->body);
  if (body) return body;
  return codec::problem(TerminalProblem::no_server,
                        fmt::format("{} does not answer as a Liebrary server does: check the "
                                    "address.",
                                    caller.server.text()));
}

}  // namespace

Read<RoomLink> read_link(std::string_view text) {
  auto url = client::Url::parse(text);
  if (!url) return codec::problem(TerminalProblem::bad_link, url.error().sentence);
  url->target.resize(std::min(url->target.find('?'), url->target.size()));
  auto& path = url->target;
  const auto mark = path.rfind("/r/");
  RoomLink link;
  if (mark != std::string::npos) {
    link.room = path.substr(mark + 3);
    if (link.room.ends_with('/')) link.room.pop_back();
    if (!is_id(link.room)) {
      return codec::problem(TerminalProblem::bad_link,
                            fmt::format("“{}” is not the link of a table: behind /r/ come 32 "
                                        "digits and letters from a to f. Copy it whole.",
                                        text));
    }
    path.resize(mark + 1);
  }
  if (!path.ends_with('/')) path += '/';
  link.server = std::move(*url);
  return link;
}

Read<protocol::Games> Caller::games() const {
  return read<protocol::Games>(*this, exchange(*this, "GET", "api/games"));
}
Read<protocol::RoomList> Caller::rooms() const {
  return read<protocol::RoomList>(*this, exchange(*this, "GET", "api/rooms"));
}
Read<protocol::Me> Caller::me() const {
  return read<protocol::Me>(*this, exchange(*this, "GET", "api/me"));
}
Read<protocol::Me> Caller::rename(const std::string& name) const {
  return read<protocol::Me>(
      *this, exchange(*this, "POST", "api/name", protocol::text(protocol::Rename{name})));
}
Read<protocol::RoomMade> Caller::make(const protocol::NewRoom& wish) const {
  return read<protocol::RoomMade>(*this,
                                  exchange(*this, "POST", "api/rooms", protocol::text(wish)));
}

Read<std::string> Caller::room_of(const std::string& code) const {
  const auto plain = plain_code(code);
  if (plain.empty()) {
    return codec::problem(
        TerminalProblem::bad_link,
        fmt::format("“{}” is not a code: that is three words, like amber-tiger-lemon.", code));
  }
  auto found = read<protocol::RoomFound>(*this, exchange(*this, "GET", "api/rooms/code/" + plain));
  if (!found) return std::unexpected(std::move(found.error()));
  return std::move(found->id);
}

Read<protocol::Me> Caller::be_a_guest(const std::string& name) {
  auto answer = exchange(*this, "POST", "api/guest", protocol::text(protocol::GuestWish{name}));
  if (answer) token = answer->cookie;
  return read<protocol::Me>(*this, std::move(answer));
}

}  // namespace terminal
