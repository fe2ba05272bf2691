#include "terminal/impossible/placing.h"

#include <fmt/format.h>

#include <algorithm>

#include "codec/impossible_json.h"
#include "games/impossible/places.h"
#include "narration/impossible/forecast.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/columns.h"
#include "terminal/impossible/picking.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Add;
using impossible::Character;
using impossible::Label;
using impossible::Spot;
using terminal::Reply;
using terminal::Said;
using terminal::Writer;

constexpr std::size_t widest_way = 52;  // "   3  Count Dracula as Fitzwilliam Darcy, Quill 2"

Reply say(Writer& writer, std::string_view sentence) {
  writer.paragraph(sentence);
  return Said{};
}

bool completes(const Scene& scene, const Way& way) {
  const auto& cast = scene.open().slot(way.placement.book).cast;
  return std::ranges::count_if(cast, [](const auto& spot) { return spot.has_value(); }) ==
         static_cast<std::ptrdiff_t>(cast.size()) - 1;
}

// What may stand behind the place: "anyway". A sentence where it does not fit.
std::optional<std::string> take_extras(Add& add, Typed words) {
  if (!words.empty() && words.back() == "anyway") {
    add.how = impossible::Anyway{};
    words.pop_back();
  }
  if (words.empty()) return std::nullopt;
  return fmt::format("“{}” is too much there; leave it out.", joined(words));
}

Reply act(Writer& writer, Add add, const Typed& extras) {
  if (const auto wrong = take_extras(add, extras)) return say(writer, *wrong);
  return terminal::Act{codec::to_notation(impossible::Action{add})};
}

// Own cards by their numbers, and others' by name, for Tobias.
Choices<Character> addable(const Scene& scene) {
  auto choices = hand_choices(scene, scene.open().player(scene.seat).hand);
  for (const auto of : scene.seats()) {
    if (of == scene.seat) continue;
    for (const Character card : scene.open().player(of).hand) {
      choices.add(card, card_choice(scene, card, 0));
    }
  }
  return choices;
}

struct Place {
  Label book;
  Spot spot;
};

// All spots of Books on the table, by the originals' names.
Choices<Place> spots(const Scene& scene) {
  Choices<Place> choices;
  for (std::size_t i = 0; i < cast::labels; ++i) {
    const auto& book = scene.open().slots[i].book;
    for (std::size_t s = 0; book && s < cast::spots_a_book; ++s) {
      choices.add({Label(i), Spot(s)}, card_choice(scene, original(scene, *book, Spot(s)), 0));
    }
  }
  return choices;
}

std::optional<Spot> take_spot(Typed& words) {
  for (auto word = words.begin(); word != words.end(); ++word) {
    if (word->size() != 1 || (*word)[0] < '1' || (*word)[0] > '3') continue;
    const auto spot = Spot((*word)[0] - '1');
    words.erase(word);
    return spot;
  }
  return std::nullopt;
}

// "quill 1", "2 of hamlet", "ophelia", or a Book alone where the Character fits one spot of it.
std::expected<Place, std::string> read_place(const Scene& scene, Character character,
                                             const Typed& typed) {
  Typed words;
  for (auto rest = typed; !rest.empty();) {
    if (take_filler(rest) || rest.empty()) continue;
    words.push_back(rest[0]);
    rest.erase(rest.begin());
  }
  if (words.empty()) return std::unexpected("Say where to, as in: add 1 to quill 2");
  impossible::LabelSet all;
  for (std::size_t i = 0; i < cast::labels; ++i) all.add(Label(i));
  const auto books = book_choices(scene, all);
  const auto spot = take_spot(words);
  if (!spot) {
    const auto parts = spots(scene);
    const auto part = find_choice(parts.list, joined(words));
    if (const auto* found = std::get_if<Found>(&part)) return parts.values[found->place];
  }
  const auto finding = find_choice(books.list, joined(words));
  const auto* found = std::get_if<Found>(&finding);
  if (found == nullptr) return std::unexpected(not_found(books.list, finding, joined(words)));
  const Label book = books.values[found->place];
  if (spot) return Place{book, *spot};
  std::vector<Place> fitting;
  for (const auto& way : impossible::placements(scene.rules, scene.open(), character)) {
    if (way.book == book) fitting.push_back({book, way.spot});
  }
  if (fitting.size() == 1) return fitting.front();
  return std::unexpected(fmt::format("Which spot of {}? Say its number too, as in: add {} to {} 2",
                                     book_at(scene, book), card_name(scene, character),
                                     cast::name(book)));
}

}  // namespace

std::vector<Way> ways(const Scene& scene) {
  std::vector<Way> list;
  for (const auto& offer : scene.offers) {
    const auto* add = std::get_if<impossible::AddOffer>(&offer);
    if (add == nullptr) continue;
    for (const auto& placement : add->placements) list.push_back({add->character, placement});
  }
  std::ranges::stable_partition(list, [&](const Way& way) {  // the others' behind one's own
    return scene.open().player(scene.seat).hand.has(way.character);
  });
  return list;
}

std::string way_text(const Scene& scene, const Way& way) {
  const auto& [book, spot, molds, loses] = way.placement;
  const auto& lies = scene.open().slot(book).book;
  if (!lies) return {};
  const auto owner = impossible::holder(scene.open(), way.character);
  const bool foreign = owner && *owner != scene.seat;
  return terminal::capital(fmt::format("{}{}, {} {}",
                                       casting_text(scene, *lies, spot, way.character),
                                       foreign ? fmt::format(" ({}'s card)", player(*owner)) : "",
                                       cast::name(book), impossible::index(spot) + 1));
}

std::string price_text(const Scene& scene, const Way& way) {
  const auto& [book, spot, molds, loses] = way.placement;
  const auto& lies = scene.open().slot(book).book;
  const std::string prize = completes(scene, way) ? "; completes it!" : "";
  if (!molds) {
    const bool home = lies && original(scene, *lies, spot) == way.character;
    return (home ? "at home, no Mold" : "no Mold") + prize;
  }
  if (loses) return "loses! Needs “anyway”";
  auto table = scene.open();
  return short_fall_text(scene, narration_impossible::fall_on(scene.rules, table, *molds)) + prize;
}

void show_ways(Writer& writer, const Scene& scene) {
  std::vector<std::string> heads;
  std::size_t widest = 0;
  for (const auto& way : ways(scene)) {
    heads.push_back(fmt::format("  {:2}  {}", heads.size() + 1, way_text(scene, way)));
    widest = std::max(widest, terminal::columns(heads.back()));
  }
  const auto list = ways(scene);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto price = price_text(scene, list[i]);
    const auto head = padded(heads[i], std::min(widest, widest_way)) + "  ";
    if (!takes_columns(writer)) {
      writer.paragraph(
          fmt::format("{}: {}. {}.", i + 1, way_text(scene, list[i]), terminal::capital(price)));
    } else if (terminal::columns(head + price) <= writer.look().width) {
      writer.line(head + price);
    } else {
      writer.item(fmt::format("  {:2}  ", i + 1), way_text(scene, list[i]));
      writer.item(std::string(10, ' '), price);
    }
  }
}

Reply add_by_number(Writer& writer, const Scene& scene, Typed words) {
  const auto list = ways(scene);
  const auto typed = words[0];
  words.erase(words.begin());
  std::size_t number = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (std::to_string(i + 1) == typed) number = i + 1;
  }
  if (number == 0) {
    return say(writer,
               list.empty()
                   ? "There is nothing to add now: nobody in your hand fits a free spot."
                   : fmt::format("The ways to add go from 1 to {}; press Enter to see them.",
                                 list.size()));
  }
  const auto& [character, placement] = list[number - 1];
  return act(writer, {character, placement.book, placement.spot, std::nullopt, {}}, words);
}

Reply add_by_name(Writer& writer, const Scene& scene, Typed words) {
  if (words.empty()) return say(writer, "Say whom and where to, as in: add 1 to quill 2");
  take_filler(words);
  const auto cards = addable(scene);
  const auto typed = joined(words);
  const auto finding = take_choice(cards.list, words);
  const auto* found = std::get_if<Found>(&finding);
  if (found == nullptr) return say(writer, not_found(cards.list, finding, typed));
  const Character character = cards.values[found->place];
  const auto extra = std::ranges::find(words, "anyway");
  const Typed extras(extra, words.end());
  words.erase(extra, words.end());
  const auto place = read_place(scene, character, words);
  if (!place) return say(writer, place.error());
  return act(writer, {character, place->book, place->spot, std::nullopt, {}}, extras);
}

}  // namespace terminal_impossible
