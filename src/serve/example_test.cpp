// The worked example of docs/formats/wire.md, word for word against a real server.
#include <gtest/gtest.h>

#include <fstream>
#include <future>
#include <thread>

#include "catalogue/catalogue.h"
#include "client/http.h"
#include "client/socket.h"
#include "codec/json.h"
#include "journal/testing/temporary_folder.h"
#include "serve/serve.h"

namespace serve {
namespace {

using codec::json::value;

struct Said {
  bool by_client;
  std::string text;
};

// The lines of the page's blocks of that kind.
std::vector<Said> block(std::string_view kind) {
  std::ifstream page{LIEBRARY_SOURCE_DIR "/docs/formats/wire.md"};
  std::vector<Said> lines;
  bool inside = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("```")) inside = line == "```" + std::string{kind};
    if (inside && (line.starts_with("> ") || line.starts_with("< "))) {
      lines.push_back({line.front() == '>', line.substr(2)});
    }
  }
  return lines;
}

// Whether everything that is shown came: an object may have more members, and a list more entries
// behind those that are shown.
bool contains(const value& came, const value& shown) {
  if (shown.is_object()) {
    return came.is_object() && std::ranges::all_of(shown.get_object(), [&](const auto& member) {
             const auto* found = came.get_object().if_contains(member.key());
             return found != nullptr && contains(*found, member.value());
           });
  }
  if (shown.is_array()) {
    const auto& wanted = shown.get_array();
    return came.is_array() && came.get_array().size() >= wanted.size() &&
           std::equal(wanted.begin(), wanted.end(), came.get_array().begin(),
                      [](const auto& want, const auto& got) { return contains(got, want); });
  }
  return came == shown;
}

class House {
 public:
  House() {
    Call call;
    call.data = folder_.path();
    call.port = 0;
    call.catches_signals = false;
    call.limits.bot_least = call.limits.bot_most = std::chrono::milliseconds{0};
    call.log_level = server::log::Level::off;
    std::promise<std::pair<std::uint16_t, Stop>> ready;
    auto is_ready = ready.get_future();
    thread_ = std::thread{[call, promise = std::move(ready)]() mutable {
      serve(call, catalogue::games(),
            [&](std::uint16_t port, const Stop& stop) { promise.set_value({port, stop}); });
    }};
    std::tie(port_, stop_) = is_ready.get();
  }
  ~House() {
    stop_();
    thread_.join();
  }
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  std::string url(const std::string& path) const {
    return "http://127.0.0.1:" + std::to_string(port_) + path;
  }

 private:
  journal::testing::TemporaryFolder folder_;
  std::uint16_t port_ = 0;
  Stop stop_;
  std::thread thread_;
};

struct Example : ::testing::Test {
  House house;
  std::string token, room;

  value shown(std::string text) const {
    for (auto at = text.find("\"ROOM\""); at != std::string::npos; at = text.find("\"ROOM\"")) {
      text.replace(at + 1, 4, room);
    }
    return codec::parse_json(text).value();
  }

  // "POST /api/guest {…}" and then "200 {…}".
  void exchange(const std::string& asked, const std::string& answered) {
    const auto path = asked.find(' ') + 1, body = asked.find(' ', path) + 1;
    const auto answer = client::Http::request(asked.substr(0, path - 1),
                                              house.url(asked.substr(path, body - path - 1)),
                                              asked.substr(body), token);
    ASSERT_TRUE(answer) << answer.error().sentence;
    if (!answer->cookie.empty()) token = answer->cookie;
    EXPECT_EQ(std::to_string(answer->status), answered.substr(0, 3)) << answer->body;
    const auto came = codec::parse_json(answer->body).value();
    if (room.empty() && came.as_object().contains("link")) room = came.at("id").as_string().c_str();
    EXPECT_TRUE(contains(came, shown(answered.substr(4)))) << asked << "\n" << answer->body;
  }
};

TEST_F(Example, HappensAsThePageTellsIt) {
  const auto http = block("http");
  ASSERT_GE(http.size(), 4U);
  for (std::size_t i = 0; i + 1 < http.size(); i += 2) {
    ASSERT_TRUE(http[i].by_client && !http[i + 1].by_client) << http[i].text;
    exchange(http[i].text, http[i + 1].text);
  }
  ASSERT_FALSE(room.empty());
  auto socket = client::Socket::connect(house.url("/api/rooms/" + room + "/socket"), token);
  ASSERT_TRUE(socket) << socket.error().sentence;
  const auto wire = block("wire");
  ASSERT_GE(wire.size(), 20U);
  for (std::size_t i = 0; i < wire.size();) {
    if (wire[i].by_client) socket->send(wire[i++].text);
    std::vector<std::string> awaited;
    for (; i < wire.size() && !wire[i].by_client; ++i) awaited.push_back(wire[i].text);
    std::string came;
    while (!awaited.empty()) {  // between two lines of the client in whatever order
      const auto text = socket->receive(std::chrono::seconds{20});
      ASSERT_TRUE(text) << "never came: " << awaited.front() << "\nbut:\n" << came;
      came += *text + "\n";
      const auto event = codec::parse_json(*text).value();
      const auto found = std::ranges::find_if(
          awaited, [&](const auto& line) { return contains(event, shown(line)); });
      if (found != awaited.end()) awaited.erase(found);
    }
  }
}

// The test would not pass whatever came.
TEST(Contains, AsksForEverythingThatIsShown) {
  const auto parsed = [](const char* text) { return codec::parse_json(text).value(); };
  EXPECT_TRUE(contains(parsed(R"({"a":[1,{"b":2,"c":3}],"d":4})"), parsed(R"({"a":[1,{"b":2}]})")));
  EXPECT_FALSE(contains(parsed(R"({"a":[1]})"), parsed(R"({"a":[1,2]})")));
  EXPECT_FALSE(contains(parsed(R"({"a":[2,1]})"), parsed(R"({"a":[1]})")));
  EXPECT_FALSE(contains(parsed(R"({"a":1})"), parsed(R"({"b":1})")));
  EXPECT_FALSE(contains(parsed(R"({"a":"1"})"), parsed(R"({"a":1})")));
}

}  // namespace
}  // namespace serve
