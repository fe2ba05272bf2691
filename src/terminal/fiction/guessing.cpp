#include "terminal/fiction/guessing.h"

#include <fmt/format.h>

#include "codec/fiction_described.h"
#include "games/fiction/text.h"
#include "terminal/fiction/card_input.h"
#include "terminal/fiction/typed.h"

namespace terminal_fiction {
namespace {

using terminal::Act;
using terminal::Notes;
using terminal::Reply;
using terminal::Said;
using Typed = std::vector<std::string>;

Reply act(const fiction::Action& action) { return Act{codec::to_notation(action)}; }

struct Guessing {
  terminal::Writer& writer;
  const Scene& scene;
  core::TableTime now;

  const fiction::Board& board() const { return scene.board(); }
  Reply say(std::string_view sentence) const {
    writer.paragraph(sentence);
    return Said{};
  }

  // "3" or "t" in the latest guess, "2 3" or "2 t" in the second.
  std::optional<std::pair<fiction::RowNumber, fiction::Place>> spot(const Typed& words) const {
    if (board().rows.empty() || words.empty() || words.size() > 2) return std::nullopt;
    auto row = fiction::RowNumber(static_cast<std::uint8_t>(board().rows.size() - 1));
    if (words.size() == 2) {
      const auto named = read_row(words[0]);
      if (!named || fiction::index(*named) >= board().rows.size()) return std::nullopt;
      row = *named;
    }
    const auto place = read_place(words.back(), board().rows[fiction::index(row)].guess);
    if (!place) return std::nullopt;
    return std::pair{row, *place};
  }

  Reply token(Typed words) const {
    std::optional<std::string> second;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
      if (words[i] != "and" && words[i] != "neighbour") continue;
      second = words[i + 1];
      words.resize(i);
    }
    const auto where = spot(words);
    if (!where) {
      return say(
          board().rows.empty()
              ? "There is no guess to lay a token on yet."
              : "Say where: token 3 is the third letter of your latest guess, token 2 3 that "
                "of the second guess. To guess the word, type: guess token");
    }
    fiction::Token token{where->first, where->second, std::nullopt};
    if (second) {
      token.neighbour = read_place(*second, board().rows[fiction::index(token.row)].guess);
      if (!token.neighbour) return say("Say which neighbour, as in: token 3 and 4");
    }
    return act(token);
  }

  Reply discard(const Typed& words) const {
    const std::string wish = words.empty() ? "" : words.back();
    if (!board().guessers_card) return say("This table plays without ability cards. (rule B-01)");
    const auto favour = read_favour(*board().guessers_card, wish);
    return favour ? act(fiction::Discard{*favour}) : say(favour.error().sentence);
  }

  Reply note(std::string_view letters, const std::string& value) const {
    Notes notes;
    for (const char c : letters) {
      if (!lexicon::parse_letter(c))
        return say("A note is letters and in, out, maybe or -: note q out");
      notes.push_back({std::string{c}, value});
    }
    return notes;
  }

  Reply notes(const Typed& words) const {
    if (words.size() < 2) {
      return say("A note is letters and in, out, maybe or -, as in: note q out");
    }
    std::string letters;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) letters += words[i];
    return note(letters, words.back());
  }

  Reply doubt(const Typed& words, const std::string& value) const {
    const auto where = spot(words);
    if (!where) {
      return say(board().rows.empty()
                     ? "There is no clue to doubt yet. To guess the word, type: guess doubt"
                     : "Say which clue: doubt 3 is in your latest guess, doubt 2 3 in the second. "
                       "To guess the word, type: guess doubt");
    }
    return Notes{
        {fmt::format("{}.{}", fiction::index(where->first) + 1, fiction::index(where->second) + 1),
         value}};
  }

  Reply guess(std::string_view text) const { return Act{fmt::format("guess {}", text)}; }
};

}  // namespace

Reply answer_keeping(terminal::Writer& writer, const Scene& scene, std::string_view line) {
  const auto* offer = scene.offered<fiction::KeepOffer>();
  if (offer == nullptr) return writer.line("The other side still chooses its card."), Said{};
  Typed words = words_of(line);
  if (!words.empty() && words[0] == "keep") words.erase(words.begin());
  std::string name;
  for (const auto& word : words) name += (name.empty() ? "" : " ") + word;
  if (name == "1" || name == "2")
    return act(fiction::Keep{offer->abilities[name == "1" ? 0U : 1U]});
  if (const auto ability = read_ability(name)) return act(fiction::Keep{*ability});
  return writer.line("Keep one of your two cards: type 1 or 2."), Said{};
}

Reply answer_guesser(terminal::Writer& writer, const Scene& scene, std::string_view line,
                     core::TableTime now) {
  const Guessing guessing{writer, scene, now};
  const Typed words = words_of(line);
  if (words.empty()) return Said{};
  const std::string& command = words[0];
  const Typed rest(words.begin() + 1, words.end());
  const bool alone = rest.empty();
  if (alone && command == "board") {
    show_board(writer, scene, now);
    return guessing.say("(To guess the word, type: guess board)");
  }
  if (alone && (command == "alphabet" || command == "notes"))
    return show_alphabet(writer, scene), Said{};
  if (alone && (command == "ability" || command == "abilities")) {
    return show_abilities(writer, scene), Said{};
  }
  if (alone && command == "time") return guessing.say(status_text(scene, now));
  if (scene.board().phase == fiction::Phase::keep) return answer_keeping(writer, scene, line);
  if (command == "token") return guessing.token(rest);
  if (command == "discard" || command == "use") return guessing.discard(rest);
  if (command == "note") return guessing.notes(rest);
  if (command == "doubt") return guessing.doubt(rest, "doubt");
  if (command == "undoubt") return guessing.doubt(rest, "-");
  if (!alone && (command == "in" || command == "out" || command == "maybe")) {
    std::string letters;
    for (const auto& word : rest) letters += word;
    return guessing.note(letters, command);
  }
  if (command == "guess") {
    if (alone) return guessing.say("Which word? As in: guess crane");
    return guessing.guess(line.substr(line.find_first_not_of(' ') + command.size()));
  }
  if (alone && command.size() == 5) return guessing.guess(command);
  return guessing.say(
      fmt::format("“{}” is neither a word of five letters nor a command; type help "
                  "for the commands. (rule F-08; type: rules F-08)",
                  line));
}

}  // namespace terminal_fiction
