// The smallest things that are written: words, letters, marks, places, numbers. A leaf has one
// text, used in notation and, as a string or number, in JSON.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <concepts>
#include <limits>
#include <span>

#include "codec/parse_problem.h"
#include "codec/problem.h"
#include "codec/reflection.h"
#include "codec/text_buffer.h"
#include "core/actor.h"
#include "core/enum_name.h"
#include "core/number.h"
#include "core/table_time.h"
#include "lexicon/marks.h"
#include "lexicon/word.h"

namespace codec {

template <class T>
struct Leaf;  // text(T), parse(text), and is_number for JSON; a number says smallest and largest.
              // Where there is a shorter way than by its text, put(buffer, T) writes its JSON.

template <class T>
concept IsLeaf = requires(const T& value, std::string_view text) {
  { Leaf<T>::text(value) } -> std::convertible_to<std::string>;
  { Leaf<T>::parse(text) } -> std::same_as<Read<T>>;
};

std::string actor_text(core::Actor);  // seat1 … seat12, chance, clock, spectator
Read<core::Actor> parse_actor(std::string_view);
Problem misspelt(lexicon::Misspelling, std::string_view typed);
Problem none_of(std::string_view typed, std::span<const std::string_view> names);

// A whole number from `least` to `most`.
bool is_within(std::int64_t number, std::int64_t least, std::int64_t most,
               std::optional<Problem>& wrong);
Read<std::int64_t> parse_whole(std::string_view text, std::int64_t least, std::int64_t most);

template <class Number>
Read<Number> parse_number(std::string_view text, std::int64_t least, std::int64_t most) {
  const auto number = parse_whole(text, least, most);
  if (!number) return std::unexpected(number.error());
  return static_cast<Number>(*number);
}

template <std::integral T>
  requires(!std::same_as<T, bool>)
struct Leaf<T> {
  static constexpr bool is_number = true;
  static constexpr std::int64_t smallest = static_cast<std::int64_t>(std::numeric_limits<T>::min());
  static constexpr std::int64_t largest = static_cast<std::int64_t>(std::numeric_limits<T>::max());
  static std::string text(T value) { return std::to_string(value); }
  static Read<T> parse(std::string_view text) { return parse_number<T>(text, smallest, largest); }
};

template <>
struct Leaf<bool> {
  static constexpr bool is_number = false;
  static std::string text(bool value) { return value ? "yes" : "no"; }
  static Read<bool> parse(std::string_view text) {
    if (text == "yes" || text == "true") return true;
    if (text == "no" || text == "false") return false;
    return problem(ParseProblem::not_yes_or_no, fmt::format("“{}” is neither yes nor no.", text));
  }
};

// Numbers that people count from 1 and we from 0.
template <class T, std::int64_t most>
struct OrdinalLeaf {
  static constexpr bool is_number = true;
  static constexpr std::int64_t smallest = 1, largest = most;
  static std::string text(T value) { return std::to_string(static_cast<int>(value) + 1); }
  static void put(TextBuffer& out, T value) { out.put_number(static_cast<int>(value) + 1); }
  static Read<T> parse(std::string_view text) {
    return mapped(parse_number<std::uint8_t>(text, smallest, largest),
                  [](std::uint8_t n) { return static_cast<T>(n - 1); });
  }
};

template <class Tag>
struct Leaf<core::Number<Tag>> {
  using T = core::Number<Tag>;
  static constexpr bool is_number = true;
  static constexpr std::int64_t smallest = 0, largest = std::numeric_limits<std::uint32_t>::max();
  static std::string text(T value) { return std::to_string(value.value()); }
  static void put(TextBuffer& out, T value) { out.put_number(value.value()); }
  static Read<T> parse(std::string_view text) {
    return mapped(parse_number<std::uint32_t>(text, smallest, largest),
                  [](std::uint32_t n) { return T{n}; });
  }
};

template <>
struct Leaf<core::Seat> {
  static constexpr bool is_number = true;
  static constexpr std::int64_t smallest = 1, largest = 255;
  static std::string text(core::Seat seat) { return std::to_string(seat.number()); }
  static void put(TextBuffer& out, core::Seat seat) { out.put_number(seat.number()); }
  static Read<core::Seat> parse(std::string_view text) {
    return mapped(parse_number<std::uint8_t>(text, smallest, largest),
                  [](std::uint8_t n) { return core::Seat::from_index(n - 1U); });
  }
};

template <class Chrono>
struct MillisLeaf {
  static constexpr bool is_number = true;
  static constexpr std::int64_t smallest = 0, largest = std::int64_t{1} << 53;
  static std::string text(Chrono value) { return std::to_string(count(value)); }
  static void put(TextBuffer& out, Chrono value) { out.put_number(count(value)); }
  static Read<Chrono> parse(std::string_view text) {
    const auto number = parse_whole(text, smallest, largest);
    if (!number) return std::unexpected(number.error());
    return Chrono{core::Millis{*number}};
  }

 private:
  static std::int64_t count(core::Millis value) { return value.count(); }
  static std::int64_t count(core::TableTime value) { return value.time_since_epoch().count(); }
};
template <>
struct Leaf<core::Millis> : MillisLeaf<core::Millis> {};
template <>
struct Leaf<core::TableTime> : MillisLeaf<core::TableTime> {};

template <core::NamedEnum E>
struct Leaf<E> {
  static constexpr bool is_number = false;
  static std::string text(E value) { return std::string{core::enum_name(value)}; }
  static void put(TextBuffer& out, E value) { out.put_quoted(core::enum_name(value)); }
  static Read<E> parse(std::string_view text) {
    if (const auto value = core::enum_from_name<E>(text)) return *value;
    return std::unexpected(none_of(text, core::enum_names<E>()));
  }
};

template <>
struct Leaf<core::Actor> {
  static constexpr bool is_number = false;
  static std::string text(core::Actor value) { return actor_text(value); }
  static Read<core::Actor> parse(std::string_view text) { return parse_actor(text); }
};

template <>
struct Leaf<lexicon::Word> {
  static constexpr bool is_number = false;
  static std::string text(lexicon::Word value) { return value.text(); }
  static void put(TextBuffer& out, lexicon::Word value) {
    std::array<char, lexicon::longest_word> letters;
    const std::size_t size = value.size();
    for (std::size_t i = 0; i < size; ++i) letters[i] = lexicon::to_char(value[i]);
    out.put_quoted({letters.data(), size});
  }
  static Read<lexicon::Word> parse(std::string_view text);
};

template <>
struct Leaf<lexicon::Letter> {
  static constexpr bool is_number = false;
  static std::string text(lexicon::Letter value) { return {lexicon::to_char(value)}; }
  static void put(TextBuffer& out, lexicon::Letter value) {
    out.put(std::array{'"', lexicon::to_char(value), '"'});
  }
  static Read<lexicon::Letter> parse(std::string_view text);
};

template <>
struct Leaf<lexicon::LetterSet> {
  static constexpr bool is_number = false;
  static std::string text(lexicon::LetterSet);
  static Read<lexicon::LetterSet> parse(std::string_view);
};

template <>
struct Leaf<lexicon::Marks> {
  static constexpr bool is_number = false;
  static std::string text(lexicon::Marks value) { return value.text(); }
  static Read<lexicon::Marks> parse(std::string_view text);
};

}  // namespace codec
