// Whole evenings at a real server, as the screen shows them.
#include "terminal/join.h"

#include <poll.h>

#include "terminal/fiction/fiction_screen.h"
#include "terminal/house_test.h"
#include "terminal/server_calls.h"

namespace terminal {
namespace {

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// Asks for a hint whenever there is something to do, and does it. After the game it types what it
// was told to, and in a further game it leaves.
class Advised final : public Keyboard {
 public:
  Advised(const std::string& told, std::vector<std::string> afterwards)
      : told_{told}, afterwards_{std::move(afterwards)} {}

  Heard listen(std::string_view prompt, Millis) override {
    if (has(prompt, "after the game")) {
      is_over_ = true;
      if (afterwards_.empty()) return EndOfInput{};
      Line line{afterwards_.front()};
      afterwards_.erase(afterwards_.begin());
      return line;
    }
    if (is_over_) return EndOfInput{};
    if (const auto advice = new_advice(); !advice.empty()) return Line{advice};
    if (has(prompt, "guess ")) return Line{"hint"};
    ::poll(nullptr, 0, 5);
    return Tick{};
  }
  void forget() override {}

 private:
  std::string new_advice() {
    static constexpr std::string_view lead = "A bot would type: ";
    const auto begin = told_.find(lead, read_);
    read_ = told_.size();
    if (begin == std::string::npos) return {};
    const auto action = begin + lead.size();
    return told_.substr(action, told_.find(". ", action) - action);
  }

  const std::string& told_;
  std::size_t read_ = 0;
  bool is_over_ = false;
  std::vector<std::string> afterwards_;
};

TEST(Join, a_whole_game_of_fiction_and_the_beginning_of_another) {
  House house;
  const journal::testing::TemporaryFolder own;
  std::string told;
  Writer writer{[&](std::string_view bytes) { return told += bytes, true; },
                Look{.plain = true, .width = 1000}};
  Advised keyboard{told, {"nonsense", "rematch"}};
  const JoinCall call{.link = house.address(),
                      .code = {},
                      .name = "Ada",
                      .seat = {},
                      .watch = false,
                      .make = TableWish{.game = "fiction", .options = {}, .bot = "liar"},
                      .plain = true,
                      .data = own.path()};
  const std::vector screens{terminal_fiction::screens()};
  EXPECT_EQ(join(call, catalogue::games(), screens, writer, keyboard), 0) << told;
  EXPECT_TRUE(has(told, "Your table: " + house.address() + "r/")) << told;
  EXPECT_TRUE(has(told, "Type rematch to play once more, or quit.")) << told;
  EXPECT_TRUE(has(told, "Type sit and a seat's number")) << told;
  EXPECT_TRUE(has(told, "seat 1 (librarian): Ada, you")) << "roles move on: " << told;
  EXPECT_TRUE(has(told, "Your seat is kept. To come back: liebrary join")) << told;
}

TEST(Join, a_link_is_a_server_and_a_room) {
  const std::string id = "0123456789abcdef0123456789abcdef";
  const auto link = read_link("http://here:81/games/r/" + id + "?x=1#top").value();
  EXPECT_EQ(link.server.text(), "http://here:81/games/");
  EXPECT_EQ(link.room, id);
  EXPECT_EQ(read_link("here:8080").value().server.text(), "http://here:8080/");
  EXPECT_EQ(read_link("here:8080").value().room, "");
  EXPECT_EQ(read_link("http://here/r/" + id.substr(1)).error().code, "bad_link");
  EXPECT_EQ(read_link("https://here/r/" + id).error().code, "bad_link");
}

}  // namespace
}  // namespace terminal
