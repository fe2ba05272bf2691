// Actions as people write them, made from their description:
//
//   guess crane                    the alternative's name, then its members in order
//   token 3 2 neighbour 3          an optional member stands behind its name
//   share v~xxx ban q              a variant member is its alternative's name and members;
//   share v~xxx                    an unspoken first alternative (Plainly) is left out
//   draw 17 4                      a list takes the rest of the line
//   renew puck+dracula             a set is one word, "none" if it is empty
//
// A word that nothing can follow takes the rest of the line too, so that "guess two words" can be
// refused for what it is.
#pragma once

#include <span>

#include "codec/leaf.h"
#include "codec/parse_problem.h"
#include "codec/shape.h"

namespace codec {

// A line's words, read from the left.
class Words {
 public:
  explicit Words(std::string_view line);
  bool empty() const;
  std::string_view peek() const;  // empty at the end
  std::string_view next();
  std::string_view rest();  // all that is left, as one text

 private:
  std::string_view left_;
};

// A first alternative that means "nothing special" and is not written.
template <class T>
inline constexpr bool is_unspoken = false;

template <class T>
void write(std::string& line, const T& value);

// Reads into `result`, which is of no use when this is false; then `wrong` says why.
template <class T>
bool read(T& result, Words& words, std::string_view what, bool last,  // last: nothing can follow it
          std::optional<Problem>& wrong);

// What of reading does not depend on the type, so that little has to be compiled for each. Both
// return false, with what is `wrong`.
bool nothing_left(std::optional<Problem>& wrong, std::string_view after);
bool no_kind(std::optional<Problem>& wrong, std::string_view name, std::string_view what,
             std::span<const std::string_view> names);

template <class... Ts>
void write_variant(std::string& line, const std::variant<Ts...>& value) {
  if (value.index() == 0 && is_unspoken<boost::mp11::mp_first<std::variant<Ts...>>>) return;
  std::visit(
      [&]<class A>(const A& alternative) {
        if (!line.empty()) line += ' ';
        line += wire_name<A>();
        write(line, alternative);
      },
      value);
}

template <class Set>
std::string set_text(const Set& set) {
  std::string text;
  for (const auto member : set) {
    if (!text.empty()) text += '+';
    text += Leaf<typename Set::value_type>::text(member);
  }
  return text.empty() ? "none" : text;
}

template <class T>
void write(std::string& line, const T& value) {
  if constexpr (IsLeaf<T>) {
    line += ' ';
    line += Leaf<T>::text(value);
  } else if constexpr (is_set<T>) {
    line += ' ' + set_text(value);
  } else if constexpr (is_list<T>) {
    for (const auto& item : value) write(line, item);
  } else if constexpr (is_variant<T>) {
    write_variant(line, value);
  } else {
    boost::mp11::mp_for_each<members_of<T>>([&](auto d) {
      const auto& member = value.*d.pointer;
      if constexpr (is_optional<std::remove_cvref_t<decltype(member)>>) {
        if (!member) return;
        line += fmt::format(" {}", d.name);
        write(line, *member);
      } else {
        write(line, member);
      }
    });
  }
}

template <class... As>
bool read_alternative(std::variant<As...>& result, Words& words, std::string_view what, bool last,
                      std::optional<Problem>& wrong) {
  const std::string_view name = words.peek();
  bool known = false, good = false;
  const auto try_as = [&]<class A>(std::type_identity<A>) {
    if (name != wire_name<A>()) return false;
    words.next();
    known = true;
    good = read(result.template emplace<A>(), words, wire_name<A>(), last, wrong);
    return true;
  };
  (try_as(std::type_identity<As>{}) || ...);
  if (known) return good;
  using First = boost::mp11::mp_first<std::variant<As...>>;
  if constexpr (is_unspoken<First>) {
    result.template emplace<First>();
    return true;
  } else {
    const std::array<std::string_view, sizeof...(As)> names{wire_name<As>()...};
    return no_kind(wrong, name, what, names);
  }
}

template <class Set>
Read<Set> parse_set(std::string_view text) {
  Set set;
  if (text == "none") return set;
  while (true) {
    const auto end = text.find('+');
    auto member = Leaf<typename Set::value_type>::parse(text.substr(0, end));
    if (!member) return std::unexpected(member.error());
    if (set.has(*member)) {
      return problem(ParseProblem::named_twice,
                     fmt::format("“{}” is named twice.", text.substr(0, end)));
    }
    set.add(*member);
    if (end == std::string_view::npos) return set;
    text.remove_prefix(end + 1);
  }
}

template <class T>
bool take(T& result, Read<T>&& read, std::optional<Problem>& wrong) {
  if (read) {
    result = *read;
  } else {
    wrong = std::move(read.error());
  }
  return read.has_value();
}

template <class List>
bool read_list(List& result, Words& words, std::string_view what, std::optional<Problem>& wrong) {
  while (!words.empty()) {
    if (result.full()) {
      wrong =
          Problem{ParseProblem::too_many, fmt::format("Too many numbers after “{}”.", what), ""};
      return false;
    }
    typename List::value_type item{};
    if (!read(item, words, what, false, wrong)) return false;
    result.push_back(item);
  }
  return true;
}

template <class T>
bool read_members(T& result, Words& words, std::string_view what, bool last,
                  std::optional<Problem>& wrong) {
  bool good = true;
  std::size_t left = boost::mp11::mp_size<members_of<T>>::value;
  boost::mp11::mp_for_each<members_of<T>>([&](auto d) {
    const bool is_last = last && --left == 0;
    if (!good) return;
    auto& member = result.*d.pointer;
    if constexpr (is_optional<std::remove_cvref_t<decltype(member)>>) {
      if (words.peek() != d.name) return;
      words.next();
      good = read(member.emplace(), words, d.name, is_last, wrong);
    } else {
      good = read(member, words, what, is_last, wrong);
    }
  });
  return good;
}

template <class T>
bool read(T& result, Words& words, std::string_view what, bool last,
          std::optional<Problem>& wrong) {
  if constexpr (IsLeaf<T>) {
    if (words.empty()) return nothing_left(wrong, what);
    const bool whole = std::same_as<T, lexicon::Word> && last;
    return take(result, Leaf<T>::parse(whole ? words.rest() : words.next()), wrong);
  } else if constexpr (is_set<T>) {
    if (words.empty()) return nothing_left(wrong, what);
    return take(result, parse_set<T>(words.next()), wrong);
  } else if constexpr (is_list<T>) {
    return read_list(result, words, what, wrong);
  } else if constexpr (is_variant<T>) {
    return read_alternative(result, words, what, last, wrong);
  } else {
    return read_members(result, words, what, last, wrong);
  }
}

template <class Action>
std::string to_notation(const Action& action) {
  std::string line;
  write_variant(line, action);
  return line;
}

template <class Action>
Read<Action> from_notation(std::string_view line) {
  Words words{line};
  Read<Action> action;
  std::optional<Problem> wrong;
  if (!read_alternative(*action, words, "An action", true, wrong)) {
    action = std::unexpected(std::move(*wrong));
  } else if (!words.empty()) {
    return problem(ParseProblem::too_much,
                   fmt::format("“{}” is too much here; leave it out.", words.rest()));
  }
  return action;
}

}  // namespace codec
