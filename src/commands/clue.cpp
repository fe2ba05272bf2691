#include "games/fiction/clue.h"

#include <fmt/format.h>

#include <memory>

#include "codec/notation.h"
#include "commands/failure.h"
#include "commands/files.h"
#include "commands/game_choice.h"
#include "commands/print.h"
#include "games/wordles/marks.h"

namespace commands {
namespace {

using lexicon::Word;

// The words need not be in any lexicon: a clue says how two words compare, not what they are.
std::string marks_of(GameChoice game, std::string_view secret_text, std::string_view guess_text) {
  const Word secret = parse_word(game, secret_text);
  const Word guess = parse_word(game, guess_text);
  if (secret.size() != guess.size()) {
    throw Failure{bad_usage, fmt::format("{} has {} letters and {} has {}; both need the same.",
                                         in_quotes(secret_text), secret.size(),
                                         in_quotes(guess_text), guess.size())};
  }
  const auto marks = game == GameChoice::wordles ? wordles::marks(secret, guess)
                                                 : fiction::honest_marks(secret, guess);
  return marks.text();
}

// Pairs from standard input. Every line is answered by one line, so that whoever sends pairs down a
// pipe and waits is never left waiting: an empty one where the pair cannot be read.
class Answering {
 public:
  explicit Answering(GameChoice game) : game_{game} {}

  void take(std::string_view more) {
    pending_ += more;
    std::string answers;
    std::string_view left = pending_;
    for (auto end = left.find('\n'); end != std::string_view::npos; end = left.find('\n')) {
      answer(left.substr(0, end), answers);
      left.remove_prefix(end + 1);
    }
    print(answers);
    pending_.erase(0, pending_.size() - left.size());
    if (pending_.size() > longest_line) {
      throw Failure{bad_usage,
                    fmt::format("Line {} does not end; a line holds two words.", line_ + 1)};
    }
  }

  ExitCode finish() {
    std::string answers;
    if (!pending_.empty()) answer(pending_, answers);
    print(answers);
    return all_good_ ? done : said_no;
  }

 private:
  static constexpr std::size_t longest_line = 65536;

  void answer(std::string_view line, std::string& answers) {
    ++line_;
    if (line.ends_with('\r')) line.remove_suffix(1);
    codec::Words words{line};
    const auto secret = words.next();
    const auto guess = words.next();
    try {
      if (guess.empty() || !words.empty()) {
        throw Failure{bad_usage, fmt::format("{} is not a secret and a guess.", in_quotes(line))};
      }
      answers += marks_of(game_, secret, guess);
    } catch (const Failure& failure) {
      complain(fmt::format("line {}: {}", line_, failure.sentence));
      all_good_ = false;
    }
    answers += '\n';
  }

  GameChoice game_;
  std::string pending_;
  std::size_t line_ = 0;
  bool all_good_ = true;
};

struct ClueOptions {
  GameChoice game = GameChoice::fiction;
  std::vector<std::string> words;
};

ExitCode clue(const ClueOptions& options) {
  const auto& words = options.words;
  if (words.size() == 1 && words.front() == "-") {
    Answering answering{options.game};
    read_input([&](std::string_view more) { answering.take(more); });
    return answering.finish();
  }
  if (words.size() != 2) {
    throw Failure{bad_usage,
                  "A clue needs a secret and a guess, or - to read such pairs, one a line."};
  }
  print(marks_of(options.game, words[0], words[1]) + "\n");
  return done;
}

}  // namespace

void add_clue(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<ClueOptions>();
  auto* command = app.add_subcommand("clue", "The honest marks of a guess");
  command->footer(
      "The marks: v right, ~ elsewhere, x absent.\n"
      "With - in place of the words, every line of standard input is a secret and a guess and is\n"
      "answered by one line; an empty one, and a sentence on standard error, where it is not.");
  command->add_option("words", options->words, "SECRET GUESS, or -")->required()->expected(1, 2);
  add_game_option(*command, options->game);
  on_choice(*command, exit_code, [options] { return clue(*options); });
}

}  // namespace commands
