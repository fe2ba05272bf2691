#include <fmt/format.h>

#include <memory>

#include "commands/failure.h"
#include "commands/files.h"
#include "commands/print.h"
#include "decks/build.h"
#include "decks/deck_text.h"
#include "tables/seal.h"

namespace commands {
namespace {

struct Building {
  std::string file, output;
  decks::Book book;
};

struct Showing {
  std::string deck, card;
  bool fronts = false;
};

// A card's parts are lines of a deck.
void check_line(std::string_view name, std::string_view text) {
  const bool blank = text.find_first_not_of(" \t") == std::string_view::npos;
  if (blank || text.find_first_of("\r\n") != std::string_view::npos) {
    throw Failure{bad_usage, fmt::format("--{} must be one line that says something.", name)};
  }
}

ExitCode build(const Building& building) {
  check_line("title", building.book.title);
  check_line("author", building.book.author);
  if (building.book.year == 0) {
    throw Failure{bad_usage, "There was no year 0; write 1813, or -700 for 700 BC."};
  }
  const auto& words = lexicon::five_letters();
  const auto card = decks::build_card(read_text(building.file), building.book, words,
                                      decks::general_english(words));
  if (!card) throw Failure{said_no, fmt::format("{}: {}", building.file, card.error().sentence)};
  const auto text = decks::text(*card);
  if (const auto again = decks::parse_deck(text, words, ""); !again) {
    throw Failure{bad_usage, again.error().sentence};
  }
  deliver(building.output, text);
  return done;
}

ExitCode check(const std::string& file) {
  const auto text = read_text(file);
  const auto deck = decks::parse_deck(text, lexicon::five_letters(), tables::sha256(text));
  if (!deck) {
    const auto& [line, sentence] = deck.error();
    const auto place = line == 0 ? file : fmt::format("{}:{}", file, line);
    complain(fmt::format("{}: {}", place, sentence));
    return said_no;
  }
  print(fmt::format("{} {} in order.\n", deck->cards.size(),
                    deck->cards.size() == 1 ? "card is" : "cards are"));
  return done;
}

decks::Deck load(const std::string& name) {
  if (name == "classics") return decks::classics();
  if (name == "banned") return decks::banned();
  const auto text = read_text(name);
  auto deck = decks::parse_deck(text, lexicon::five_letters(), tables::sha256(text));
  if (!deck)
    throw Failure{bad_usage,
                  fmt::format("{}:{}: {}", name, deck.error().line, deck.error().sentence)};
  return std::move(*deck);
}

ExitCode show(const Showing& showing) {
  const auto deck = load(showing.deck);
  std::string text;
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    const auto& card = deck.cards[i];
    const auto number = std::to_string(i + 1);
    if (!showing.card.empty() && showing.card != number && showing.card != card.title) continue;
    if (showing.fronts) {
      text += (text.empty() ? "" : "\n") + decks::text(card);
    } else {
      text +=
          fmt::format("{:>3}  {}, {}, {}\n", number, card.title, card.author,
                      card.year < 0 ? fmt::format("{} BC", -card.year) : std::to_string(card.year));
    }
  }
  if (text.empty()) {
    throw Failure{bad_usage, fmt::format("There is no card {} in this deck of {}.",
                                         in_quotes(showing.card), deck.cards.size())};
  }
  print(text);
  return done;
}

void add_build(CLI::App& deck, int& exit_code) {
  auto options = std::make_shared<Building>();
  auto* command = deck.add_subcommand("build", "Makes a card of a book, a plain text in UTF-8");
  command->add_option("book", options->file, "The text, or - for standard input")
      ->required()
      ->type_name("BOOK.txt");
  command->add_option("--title", options->book.title)->required();
  command->add_option("--author", options->book.author)->required();
  command->add_option("--year", options->book.year, "1813, or -700 for 700 BC")->required();
  command->add_option("-o,--output", options->output, "Into a new file")->type_name("FILE");
  on_choice(*command, exit_code, [options] { return build(*options); });
}

void add_check(CLI::App& deck, int& exit_code) {
  auto file = std::make_shared<std::string>();
  auto* command = deck.add_subcommand("check", "Whether a deck is in order, and if not, where");
  command->add_option("file", *file, "A deck, or - for standard input")
      ->required()
      ->type_name("FILE");
  on_choice(*command, exit_code, [file] { return check(*file); });
}

void add_show(CLI::App& deck, int& exit_code) {
  auto options = std::make_shared<Showing>();
  auto* command = deck.add_subcommand("show", "The books of a deck");
  command->add_option("deck", options->deck, "classics, banned, or a file")
      ->required()
      ->type_name("DECK");
  command->add_option("card", options->card, "Only this card, by number or title")
      ->type_name("CARD");
  command->add_flag("--fronts", options->fronts,
                    "With the words, which a Guesser should not have seen");
  on_choice(*command, exit_code, [options] { return show(*options); });
}

}  // namespace

void add_deck(CLI::App& app, int& exit_code) {
  auto* command = app.add_subcommand("deck", "Book cards: make one of a book, check, show");
  command->require_subcommand(1);
  add_build(*command, exit_code);
  add_check(*command, exit_code);
  add_show(*command, exit_code);
}

}  // namespace commands
