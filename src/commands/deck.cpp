#include <fmt/format.h>

#include <memory>
#include <variant>

#include "cast/card_text.h"
#include "commands/deck_cards.h"
#include "commands/failure.h"
#include "commands/files.h"
#include "commands/print.h"
#include "decks/build.h"
#include "decks/deck_text.h"
#include "decks/query_file.h"
#include "decks/query_text.h"
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

std::string located(const std::string& file, const core::Trouble& trouble) {
  const auto place = trouble.line == 0 ? file : fmt::format("{}:{}", file, trouble.line);
  return fmt::format("{}: {}", place, trouble.sentence);
}

const lexicon::Lexicon& words_of(std::size_t letters) {
  return letters == 4 ? lexicon::four_letters() : lexicon::five_letters();
}

template <class AnyDeck>
ExitCode judge(const std::string& file, const std::expected<AnyDeck, core::Trouble>& deck) {
  if (!deck) {
    complain(located(file, deck.error()));
    return said_no;
  }
  print(fmt::format("{} {} in order.\n", deck->cards.size(),
                    deck->cards.size() == 1 ? "card is" : "cards are"));
  return done;
}

ExitCode check_deck(const NamedText& file) {
  const auto hash = tables::sha256(file.text);
  if (const auto letters = decks::query_letters(file.text)) {
    return judge(file.name, decks::parse_queries(file.text, words_of(*letters), hash));
  }
  return judge(file.name, decks::parse_deck(file.text, lexicon::five_letters(), hash));
}

// Decks one by one; files of Fiction Impossible together, since one tells of the others.
ExitCode check(const std::vector<std::string>& names) {
  std::vector<NamedText> cards;
  ExitCode answer = done;
  for (const auto& name : names) {
    NamedText file{name, read_text(name)};
    if (cast::card_file(file.text)) {
      cards.push_back(std::move(file));
    } else if (const auto code = check_deck(file); code != done) {
      answer = code;
    }
  }
  if (cards.empty()) return answer;
  const auto code = check_cards(cards);
  return code == done ? answer : code;
}

using Loaded = std::variant<decks::Deck, decks::QueryDeck, cast::Cards>;

Loaded load(const std::string& name) {
  if (name == "classics") return decks::classics();
  if (name == "banned") return decks::banned();
  if (name == "queries5") return decks::five_letter_queries();
  if (name == "queries4") return decks::four_letter_queries();
  if (name == "impossible") return cast::standard_cards();
  const auto text = read_text(name);
  const auto hash = tables::sha256(text);
  const auto whole = [&name](auto deck) {
    if (!deck) throw Failure{bad_usage, located(name, deck.error())};
    return std::move(*deck);
  };
  if (cast::card_file(text)) {
    auto cards = read_cards({{name, text}});
    if (!cards) throw Failure{bad_usage, cards.error()};
    return std::move(*cards);
  }
  if (const auto letters = decks::query_letters(text)) {
    return whole(decks::parse_queries(text, words_of(*letters), hash));
  }
  return whole(decks::parse_deck(text, lexicon::five_letters(), hash));
}

std::size_t size_of(const decks::Deck& deck) { return deck.cards.size(); }
std::size_t size_of(const decks::QueryDeck& deck) { return deck.cards.size(); }
std::size_t size_of(const cast::Cards& cards) {
  return cards.books.size() + cards.characters.size() + cards.librarians.size();
}

bool is_asked_for(const Showing& showing, std::size_t number, std::string_view title) {
  return showing.card.empty() || showing.card == std::to_string(number) || showing.card == title;
}

std::string shown(const decks::Deck& deck, const Showing& showing) {
  std::string text;
  std::size_t number = 0;
  for (const auto& card : deck.cards) {
    if (!is_asked_for(showing, ++number, card.title)) continue;
    if (showing.fronts) {
      text += (text.empty() ? "" : "\n") + decks::text(card);
    } else {
      text +=
          fmt::format("{:>3}  {}, {}, {}\n", number, card.title, card.author,
                      card.year < 0 ? fmt::format("{} BC", -card.year) : std::to_string(card.year));
    }
  }
  return text;
}

// Query cards lie face up; there is nothing to hide.
std::string shown(const decks::QueryDeck& deck, const Showing& showing) {
  std::string text;
  std::size_t number = 0;
  for (const auto& card : deck.cards) {
    if (is_asked_for(showing, ++number, "")) {
      text += fmt::format("{:>3}  {}", number, decks::text(card));
    }
  }
  return text;
}

std::string shown(const cast::Cards& cards, const Showing& showing) {
  return shown_cards(cards, showing.card, showing.fronts);
}

ExitCode show(const Showing& showing) {
  const auto deck = load(showing.deck);
  const auto text = std::visit([&](const auto& any) { return shown(any, showing); }, deck);
  if (text.empty()) {
    const auto cards = std::visit([](const auto& any) { return size_of(any); }, deck);
    throw Failure{bad_usage, fmt::format("There is no card {} in this deck of {}.",
                                         in_quotes(showing.card), cards)};
  }
  print(text);
  return done;
}

ExitCode make_queries(const decks::QueryOrder& order) {
  const auto text = decks::query_file(order);
  if (!text) throw Failure{said_no, text.error().sentence};
  print(*text);
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
  auto files = std::make_shared<std::vector<std::string>>();
  auto* command = deck.add_subcommand("check", "Whether decks are in order, and if not, where");
  command
      ->add_option("files", *files,
                   "Decks, or - for standard input; Books, Characters and Librarians of Fiction "
                   "Impossible are checked together, the built-in ones standing in for the rest")
      ->required()
      ->type_name("FILE...");
  on_choice(*command, exit_code, [files] { return check(*files); });
}

void add_show(CLI::App& deck, int& exit_code) {
  auto options = std::make_shared<Showing>();
  auto* command = deck.add_subcommand("show", "The cards of a deck");
  command
      ->add_option("deck", options->deck,
                   "classics, banned, queries5, queries4, impossible, or a file")
      ->required()
      ->type_name("DECK");
  command->add_option("card", options->card, "Only this card, by number, title or name")
      ->type_name("CARD");
  command->add_flag("--fronts", options->fronts,
                    "Cards in full: with the words of books, which a Guesser should not have seen");
  on_choice(*command, exit_code, [options] { return show(*options); });
}

void add_queries(CLI::App& deck, int& exit_code) {
  auto order = std::make_shared<decks::QueryOrder>();
  auto* command = deck.add_subcommand("queries", "Makes a deck of query cards for Wordles");
  command->add_option("--letters", order->letters, "4, or 5")
      ->check(CLI::IsMember({4, 5}))
      ->capture_default_str();
  command->add_option("--cards", order->cards, "How many; of five letters, five are the rulebook's")
      ->check(CLI::Range(std::size_t{1}, decks::most_query_cards))
      ->capture_default_str();
  command->add_option("--seed", order->seed, "The same seed, the same cards")
      ->capture_default_str();
  on_choice(*command, exit_code, [order] { return make_queries(*order); });
}

}  // namespace

void add_deck(CLI::App& app, int& exit_code) {
  auto* command = app.add_subcommand("deck", "Cards: make them, check, show");
  command->require_subcommand(1);
  add_build(*command, exit_code);
  add_check(*command, exit_code);
  add_show(*command, exit_code);
  add_queries(*command, exit_code);
  add_recast(*command, exit_code);
}

}  // namespace commands
