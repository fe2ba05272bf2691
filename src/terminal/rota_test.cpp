#include "terminal/rota.h"

#include <gtest/gtest.h>

#include <array>

namespace terminal {
namespace {

constexpr Actor a = Actor::seat(0), b = Actor::seat(2), c = Actor::seat(3);

Sitter asked(Actor seat, std::uint32_t position = 7) { return {seat, true, true, position}; }
Sitter waiting(Actor seat, std::uint32_t position = 7) { return {seat, true, false, position}; }
Sitter idle(Actor seat, std::uint32_t position = 7) { return {seat, false, false, position}; }

TEST(Rota, begins_with_the_first_who_is_asked) {
  const Rota rota;
  EXPECT_EQ(rota.next(std::array{idle(a), waiting(b), asked(c)}, Actor::spectator()), c);
  EXPECT_EQ(rota.next(std::array{idle(a), waiting(b), idle(c)}, Actor::spectator()), a);
}

TEST(Rota, stays_until_they_have_acted_and_goes_round) {
  Rota rota;
  const std::array all{asked(a), asked(b), asked(c)};
  EXPECT_EQ(rota.next(all, b), b);
  rota.acted(b, 7);
  EXPECT_EQ(rota.next(all, b), c);
  rota.acted(c, 7);
  EXPECT_EQ(rota.next(all, c), a) << "round the table";
  rota.acted(a, 7);
  EXPECT_EQ(rota.next(all, a), a) << "all have acted: who is there may go on";
  const std::array later{asked(a, 8), asked(b, 8), asked(c, 8)};
  EXPECT_EQ(rota.next(later, a), a) << "a new position is new for everybody";
}

TEST(Rota, passes_over_whoever_waits) {
  Rota rota;
  EXPECT_EQ(rota.next(std::array{waiting(a), asked(b), asked(c)}, a), b);
  rota.acted(b, 7);
  EXPECT_EQ(rota.next(std::array{waiting(a), waiting(b), idle(c)}, b), b) << "nobody is asked";
  EXPECT_EQ(rota.next(std::array{asked(a), asked(b), idle(c)}, c), a);
}

TEST(Rota, leaves_the_keyboard_to_whoever_called_for_it) {
  Rota rota;
  const std::array all{asked(a), waiting(b), asked(c)};
  rota.called(b, 7);
  EXPECT_EQ(rota.next(all, b), b);
  EXPECT_EQ(rota.next(std::array{asked(a), idle(b), asked(c)}, b), c) << "too late";
  rota.acted(b, 7);
  EXPECT_EQ(rota.next(all, b), c);
}

}  // namespace
}  // namespace terminal
