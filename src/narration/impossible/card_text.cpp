#include "narration/impossible/card_text.h"

#include <fmt/format.h>

#include "cast/recast.h"
#include "cast/summary.h"

namespace narration_impossible {

using impossible::Book;
using impossible::Character;
using impossible::Label;
using impossible::Librarian;
using impossible::Spot;

std::string card_name(const Scene& scene, Character card) {
  return scene.rules.cards->of(card).name;
}
std::string in_text(const Scene& scene, Character card) {
  return cast::with_article(scene.rules.cards->of(card));
}
std::string label_text(const std::optional<Label>& label) {
  return label ? std::string{cast::name(*label)} : "no label";
}
std::string with_label(const Scene& scene, Character card) {
  return fmt::format("{} ({})", card_name(scene, card), label_text(scene.rules.of(card).label));
}
std::string with_roles(const Scene& scene, Character card) {
  return fmt::format("{} ({})", card_name(scene, card),
                     cast::roles_text(scene.rules.of(card).roles));
}
std::string power_name(const Scene& scene, Character card) {
  return std::string{cast::name(scene.rules.of(card).power)};
}

std::string title(const Scene& scene, Book book) { return scene.rules.cards->of(book).title; }

std::string imprint(const Scene& scene, Book book) {
  const auto& card = scene.rules.cards->of(book);
  const auto year = card.year < 0 ? fmt::format("{} BC", -card.year) : std::to_string(card.year);
  return fmt::format("{}, by {}, {}", card.title, card.author, year);
}

std::string book_text(const Scene& scene, Book book, Label label) {
  return fmt::format("{} ({})", title(scene, book), cast::name(label));
}
std::string book_at(const Scene& scene, Label label) {
  const auto& book = scene.open().slot(label).book;
  return book ? book_text(scene, *book, label) : std::string{cast::name(label)};
}
Character original(const Scene& scene, Book book, Spot spot) {
  return scene.rules.of(book).originals[impossible::index(spot)];
}

std::string casting_text(const Scene& scene, Book book, Spot spot, Character played_by) {
  const Character part = original(scene, book, spot);
  if (part != played_by) {
    return fmt::format("{} as {}", in_text(scene, played_by), in_text(scene, part));
  }
  const auto& card = scene.rules.cards->of(part);
  return fmt::format("{} as {}", in_text(scene, part),
                     cast::pronoun(card.pronoun, card.plural, cast::Case::themself));
}

std::string librarian_name(const Scene& scene, Librarian librarian) {
  const auto& card = scene.rules.cards->of(librarian);
  return fmt::format("{} the {}", card.name, card.animal);
}
std::string ability_text(const Scene& scene, Librarian librarian) {
  return cast::ability(scene.rules.cards->of(librarian), scene.rules.is_solitaire());
}

}  // namespace narration_impossible
