#include "terminal/impossible/saved_text.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "cast/recast.h"
#include "terminal/impossible/card_text.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Saved;
using terminal::Writer;

constexpr std::size_t indent = 4;

std::string cast_text(const Scene& scene, const Saved& saved) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < saved.cast.size(); ++i) {
    parts.push_back(casting_text(scene, saved.book, impossible::Spot(i), saved.cast[i]));
  }
  return fmt::format("with {}", terminal::listed(parts));
}

std::string summary_text(const Scene& scene, const Saved& saved) {
  return cast::recast(*scene.rules.cards, saved.book, saved.cast);
}

std::string opening(const Scene& scene) {
  const auto& open = scene.open();
  const auto count = open.saved.size();
  if (open.is_over() && impossible::won(open)) {
    return fmt::format("The Library is saved: {}, told by those who played in them.",
                       terminal::counted(count, "Book", "Books"));
  }
  const auto books = fmt::format("{} of {}", terminal::counted(count, "Book", "Books"),
                                 terminal::number_word(scene.rules.setup.to_fill()));
  return open.is_over() ? fmt::format("The Mold has won, but it did not get these: {}.", books)
                        : fmt::format("Saved so far: {}.", books);
}

}  // namespace

void show_saved(Writer& writer, const Scene& scene, std::size_t place) {
  const Saved& saved = scene.open().saved[place];
  const std::string margin(indent, ' ');
  writer.line();
  writer.item(margin, writer.paint(terminal::Ink::strong, imprint(scene, saved.book)));
  writer.item(margin, cast_text(scene, saved));
  writer.line();
  writer.item(margin, summary_text(scene, saved));
}

void show_story(Writer& writer, const Scene& scene) {
  if (scene.open().saved.empty()) {
    return writer.paragraph("No Book is saved yet; the first to be completed opens the story.");
  }
  writer.paragraph(opening(scene));
  for (std::size_t i = 0; i < scene.open().saved.size(); ++i) show_saved(writer, scene, i);
}

std::string book_of_the_game(const Scene& scene) {
  std::string text;
  Writer writer{[&](std::string_view bytes) { return text += bytes, true; }, {.width = 78}};
  writer.line("THE BOOK OF THE GAME");
  writer.line("Fiction Impossible");
  writer.line();
  show_story(writer, scene);
  return text;
}

Kept save_story(const Scene& scene, std::string_view typed) {
  constexpr std::string_view anyway = " anyway";
  const bool replaces = typed.ends_with(anyway);
  if (replaces) typed.remove_suffix(anyway.size());
  const std::string file{typed};
  if (file.empty()) return {false, "Into which file? As in: save our-story.txt"};
  std::error_code ignored;
  if (!replaces && std::filesystem::exists(file, ignored)) {
    return {false, fmt::format("There is a file {} already; name another, or type: save {} anyway",
                               file, file)};
  }
  errno = 0;
  std::ofstream out{file, std::ios::binary | std::ios::trunc};
  out << book_of_the_game(scene) << std::flush;
  if (!out) {
    return {false, fmt::format("{} cannot be written: {}. Name another file.", file,
                               errno != 0 ? std::strerror(errno) : "something is wrong")};
  }
  return {true, fmt::format("The book of the game is in {}.", file)};
}

}  // namespace terminal_impossible
