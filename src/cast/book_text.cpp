#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cast/card_parts.h"
#include "cast/summary.h"

namespace cast {
namespace {

using core::Line;
using core::Trouble;

using Complaint = std::optional<std::string>;  // none: all is well

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

Complaint take_book(std::vector<WrittenBook>& books, const Line& line, std::string_view key) {
  if (!is_key(key)) {
    return fmt::format("\"{}\" is no word to type a Book by; use a to z, 0 to 9 and _ alone.", key);
  }
  for (const auto& other : books) {
    if (other.card.key == key) {
      return fmt::format("{} is in line {} already; leave one out or name it otherwise.", key,
                         other.line);
    }
  }
  auto& book = books.emplace_back();
  book.card.key = key;
  book.line = line.number;
  return std::nullopt;
}

Complaint take_once(const WrittenBook& book, std::string& place, std::string_view part,
                    std::string_view text) {
  if (!place.empty()) {
    return fmt::format("{} has its {} already; leave one out.", book.card.key, part);
  }
  place = text;
  return std::nullopt;
}

Complaint take_year(WrittenBook& book, std::string_view text) {
  if (book.card.year != 0) {
    return fmt::format("{} has its year already; leave one out.", book.card.key);
  }
  const auto year = number(text);
  if (!year || *year == 0) {
    return fmt::format("The year of {} is \"{}\"; write 1813, or -700 for 700 BC.", book.card.key,
                       text);
  }
  book.card.year = *year;
  return std::nullopt;
}

Complaint take_mold(WrittenBook& book, std::string_view text) {
  if (book.mold_spaces != 0) {
    return fmt::format("{} has its Mold spaces already; leave one line out.", book.card.key);
  }
  const auto spaces = number(text);
  if (!spaces || *spaces < 2 || *spaces > 4) {
    return fmt::format("{} has \"{}\" Mold spaces; a Book has 2, 3 or 4.", book.card.key, text);
  }
  book.mold_spaces = static_cast<std::uint8_t>(*spaces);
  return std::nullopt;
}

Complaint take_cast(WrittenBook& book, const Line& line, std::string_view text) {
  if (!book.cast.empty()) {
    return fmt::format("{} has its cast already; leave one line out.", book.card.key);
  }
  for (const auto key : split(text, ',')) book.cast.emplace_back(key);
  book.cast_line = line.number;
  if (book.cast.size() == spots_a_book) return std::nullopt;
  return fmt::format("{} has a cast of {}; name {} Characters with commas between them.",
                     book.card.key, book.cast.size(), spots_a_book);
}

Complaint take_line(std::vector<WrittenBook>& books, const Line& line) {
  const auto [part, rest] = line_part(line.text);
  if (rest.empty()) return fmt::format("Nothing follows \"{}\"; write it, or leave it out.", part);
  if (part == "book") return take_book(books, line, rest);
  if (books.empty()) {
    return fmt::format("\"{}\" comes before the first Book; begin with book and its word.", part);
  }
  WrittenBook& book = books.back();
  if (part == "title") return take_once(book, book.card.title, part, rest);
  if (part == "author") return take_once(book, book.card.author, part, rest);
  if (part == "year") return take_year(book, rest);
  if (part == "mold") return take_mold(book, rest);
  if (part == "cast") return take_cast(book, line, rest);
  if (part == "summary") {
    if (book.card.summary.empty()) book.summary_line = line.number;
    append_line(book.card.summary, rest);
    return std::nullopt;
  }
  return fmt::format(
      "\"{}\" is no part of a Book; use book, title, author, year, mold, cast or summary.", part);
}

Complaint lack(const WrittenBook& book) {
  const auto lacks = [&](std::string_view part) {
    return fmt::format("{} has no {}; add a line that begins with it.", book.card.key, part);
  };
  if (book.card.title.empty()) return lacks("title");
  if (book.card.author.empty()) return lacks("author");
  if (book.card.year == 0) return lacks("year");
  if (book.mold_spaces == 0) return lacks("mold");
  if (book.cast.empty()) return lacks("cast");
  if (book.card.summary.empty()) return lacks("summary");
  return std::nullopt;
}

Complaint misprint(const WrittenBook& book) {
  const auto pieces = parse_summary(book.card.summary);
  if (!pieces) return fmt::format("The summary of {} {}", book.card.title, pieces.error());
  for (std::size_t i = 0; i < spots_a_book; ++i) {
    const Name plain{.spot = static_cast<Spot>(i), .possessive = false};
    const Name possessive{.spot = static_cast<Spot>(i), .possessive = true};
    const auto names = [&](const Piece& piece) {
      return piece == Piece{plain} || piece == Piece{possessive};
    };
    if (std::ranges::none_of(*pieces, names)) {
      return fmt::format("The summary of {} never names whoever fills spot {}; put {{{}}} into it.",
                         book.card.title, i + 1, i + 1);
    }
  }
  return std::nullopt;
}

}  // namespace

std::expected<std::vector<WrittenBook>, Trouble> read_books(std::string_view text) {
  std::vector<WrittenBook> books;
  for (const Line& line : core::data_lines(text)) {
    if (auto complaint = take_line(books, line)) {
      return std::unexpected(Trouble{line.number, std::move(*complaint)});
    }
  }
  for (const auto& book : books) {
    if (auto complaint = lack(book)) {
      return std::unexpected(Trouble{book.line, std::move(*complaint)});
    }
    if (auto complaint = misprint(book)) {
      return std::unexpected(Trouble{book.summary_line, std::move(*complaint)});
    }
  }
  if (books.size() == books_in_all) return books;
  return std::unexpected(
      Trouble{0, fmt::format("There are {} Books; the game has {}.", books.size(), books_in_all)});
}

}  // namespace cast
