#include <fmt/format.h>

#include <memory>

#include "commands/failure.h"
#include "commands/game_choice.h"
#include "commands/print.h"
#include "lexicon/lexicon.h"

namespace commands {
namespace {

using lexicon::Verdict;

struct WordOptions {
  GameChoice game = GameChoice::fiction;
  bool red_words = false;
  std::vector<std::string> words;
};

struct Answer {
  bool legal;
  std::string sentence;
};

// Why a legal guess is on no card; empty for a word that may be.
std::string_view why_no_secret(Verdict verdict) {
  switch (verdict) {
    case Verdict::common: break;
    case Verdict::rare: return "it is not in the list of secrets";
    case Verdict::poor_secret: return "it looks like a name or is archaic";
    case Verdict::unsuitable: return "it may offend";
    case Verdict::proper_noun: return "it is a proper noun";
    case Verdict::foreign: return "it is not English";
    case Verdict::unknown: return "it is not in the word list";
  }
  return {};
}

Answer of_fiction(lexicon::Word word, Verdict verdict, bool red_words) {
  if (word.repeats_a_letter() && !red_words) {
    return {false,
            "no guess and no secret, because it repeats a letter; it may be both at a table that "
            "plays with red words (F-09, F-31; --red-words)."};
  }
  if (verdict == Verdict::common) return {true, "a legal guess, and may be a secret."};
  return {true,
          fmt::format("a legal guess, but no secret, because {} (F-07).", why_no_secret(verdict))};
}

// Whoever hides a word chooses it, so that every legal word may be hidden; the program itself deals
// only common ones.
Answer of_wordles(Verdict verdict) {
  if (verdict == Verdict::common) return {true, "a legal guess and a legal secret."};
  return {true, fmt::format("a legal guess and a legal secret, though never dealt, because {}.",
                            why_no_secret(verdict))};
}

Answer answer(const WordOptions& options, std::string_view typed) {
  lexicon::Word word;
  try {
    word = parse_word(options.game, typed);
  } catch (const Failure& failure) {
    return {false, "not legal: " + failure.sentence};
  }
  const auto& words = word.size() == 4 ? lexicon::four_letters() : lexicon::five_letters();
  const Verdict verdict = words.verdict(word);
  if (!lexicon::is_legal(verdict)) {
    const bool fiction = options.game == GameChoice::fiction;
    return {false, fmt::format("not legal, because {}{}.", why_no_secret(verdict),
                               fiction ? " (F-08)" : "")};
  }
  return options.game == GameChoice::wordles ? of_wordles(verdict)
                                             : of_fiction(word, verdict, options.red_words);
}

ExitCode word(const WordOptions& options) {
  bool all_legal = true;
  for (const auto& typed : options.words) {
    const auto [legal, sentence] = answer(options, typed);
    all_legal = all_legal && legal;
    const auto name = lexicon::Word::parse(typed, 0);
    print(fmt::format("{}: {}\n", name ? name->text() : in_quotes(typed), sentence));
  }
  return all_legal ? done : said_no;
}

}  // namespace

void add_word(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<WordOptions>();
  auto* command = app.add_subcommand("word", "Whether words are legal guesses or secrets");
  command->footer("The exit code is 1 if one of them is not a legal guess.");
  command->add_option("words", options->words, "The words")->required()->type_name("WORD...");
  command->add_flag("--red-words", options->red_words, "At a table that plays with red words");
  add_game_option(*command, options->game);
  on_choice(*command, exit_code, [options] { return word(*options); });
}

}  // namespace commands
