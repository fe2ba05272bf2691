#include "commands/deck_cards.h"

#include <fmt/format.h>

#include <array>
#include <memory>

#include "cast/card_text.h"
#include "cast/check.h"
#include "cast/recast.h"
#include "commands/failure.h"
#include "commands/paragraph.h"
#include "commands/print.h"
#include "core/enum_name.h"
#include "tables/sha256.h"

namespace commands {
namespace {

std::string all_names(const std::vector<NamedText>& texts) {
  std::string names;
  for (const auto& text : texts) names += (names.empty() ? "" : ", ") + text.name;
  return names;
}

struct Recasting {
  std::string book;  // empty for any
  std::uint64_t seed = 1;
  std::size_t count = 5;
};

ExitCode recast(const Recasting& recasting) {
  const auto& cards = cast::standard_cards();
  const auto wanted = cast::find_book(cards, recasting.book);
  if (!wanted && !recasting.book.empty()) {
    throw Failure{bad_usage, fmt::format("There is no Book {}; `liebrary deck show impossible` "
                                         "lists them all.",
                                         in_quotes(recasting.book))};
  }
  core::SeededGenerator generator{recasting.seed};
  std::string text;
  for (std::size_t i = 0; i < recasting.count; ++i) {
    const auto book =
        wanted ? *wanted : static_cast<cast::Book>(generator.below(cast::books_in_all));
    const auto told = cast::recast(cards, book, cast::any_cast(cards.facts, book, generator));
    text += fmt::format("{}{}\n{}", text.empty() ? "" : "\n", cards.of(book).title, wrapped(told));
  }
  print(text);
  return done;
}

}  // namespace

std::expected<cast::Cards, std::string> read_cards(const std::vector<NamedText>& texts) {
  auto parts = cast::standard_texts();
  std::array<const NamedText*, core::enum_size<cast::CardFile>> named{};
  for (const auto& text : texts) {
    const auto kind = *cast::card_file(text.text);
    const NamedText*& place = named[static_cast<std::size_t>(kind)];
    if (place != nullptr) {
      return std::unexpected(fmt::format("{} and {} both hold {}; name one of them.", place->name,
                                         text.name, core::enum_name(kind)));
    }
    place = &text;
    (kind == cast::CardFile::books        ? parts.books
     : kind == cast::CardFile::characters ? parts.characters
                                          : parts.librarians) = text.text;
  }
  auto cards = cast::parse_cards(
      parts,
      tables::sha256(fmt::format("{}{}{}", parts.books, parts.characters, parts.librarians)));
  if (cards) return std::move(*cards);
  const auto& [file, trouble] = cards.error();
  const auto* culprit = named[static_cast<std::size_t>(file)];
  const auto name = culprit ? culprit->name : all_names(texts);
  return std::unexpected(trouble.line == 0 || culprit == nullptr
                             ? fmt::format("{}: {}", name, trouble.sentence)
                             : fmt::format("{}:{}: {}", name, trouble.line, trouble.sentence));
}

ExitCode check_cards(const std::vector<NamedText>& texts) {
  const auto cards = read_cards(texts);
  if (!cards) {
    complain(cards.error());
    return said_no;
  }
  const auto troubles = cast::check(*cards);
  for (const auto& trouble : troubles) {
    complain(fmt::format("{}: {}", all_names(texts), trouble.sentence));
  }
  if (!troubles.empty()) return said_no;
  print(fmt::format("{} Books, {} Characters and {} Librarians are in order.\n",
                    cards->books.size(), cards->characters.size(), cards->librarians.size()));
  return done;
}

void add_recast(CLI::App& deck, int& exit_code) {
  auto options = std::make_shared<Recasting>();
  auto* command =
      deck.add_subcommand("recast", "Books of Fiction Impossible, told with any other cast");
  command->add_option("book", options->book, "Only this Book, such as dracula")->type_name("BOOK");
  command->add_option("--count", options->count, "How many")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1000}))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "The same seed, the same casts")
      ->capture_default_str();
  on_choice(*command, exit_code, [options] { return recast(*options); });
}

}  // namespace commands
