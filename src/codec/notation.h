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

#include "codec/leaf.h"
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
template <class T>
Read<T> read(Words& words, std::string_view what, bool last);  // last: nothing can follow it

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

template <class Variant>
Read<Variant> read_variant(Words& words, std::string_view what, bool last) {
  using Kinds = boost::mp11::mp_transform<std::type_identity, Variant>;
  std::optional<Read<Variant>> found;
  const std::string_view name = words.peek();
  boost::mp11::mp_for_each<Kinds>([&](auto type) {
    using A = typename decltype(type)::type;
    if (found || name != wire_name<A>()) return;
    words.next();
    found =
        mapped(read<A>(words, wire_name<A>(), last), [](A&& a) { return Variant{std::move(a)}; });
  });
  if (found) return std::move(*found);
  using First = boost::mp11::mp_first<Variant>;
  if constexpr (is_unspoken<First>) return Variant{First{}};
  std::string names;
  boost::mp11::mp_for_each<Kinds>([&](auto type) {
    names += (names.empty() ? "" : ", ") + wire_name<typename decltype(type)::type>();
  });
  if (name.empty()) {
    return problem("missing", fmt::format("{} needs one of: {}.", what, names));
  }
  return problem("unknown_name", fmt::format("“{}” is none of: {}.", name, names));
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
      return problem("named_twice", fmt::format("“{}” is named twice.", text.substr(0, end)));
    }
    set.add(*member);
    if (end == std::string_view::npos) return set;
    text.remove_prefix(end + 1);
  }
}

template <class T>
Read<T> read(Words& words, std::string_view what, bool last) {
  if constexpr (IsLeaf<T>) {
    if (words.empty())
      return problem("missing", fmt::format("Something is missing after “{}”.", what));
    return Leaf<T>::parse(std::same_as<T, lexicon::Word> && last ? words.rest() : words.next());
  } else if constexpr (is_set<T>) {
    if (words.empty())
      return problem("missing", fmt::format("Something is missing after “{}”.", what));
    return parse_set<T>(words.next());
  } else if constexpr (is_list<T>) {
    T list;
    while (!words.empty()) {
      if (list.full())
        return problem("too_many", fmt::format("Too many numbers after “{}”.", what));
      auto item = read<typename T::value_type>(words, what, false);
      if (!item) return std::unexpected(item.error());
      list.push_back(*item);
    }
    return list;
  } else if constexpr (is_variant<T>) {
    return read_variant<T>(words, what, last);
  } else {
    T value{};
    std::optional<Problem> wrong;
    std::size_t left = boost::mp11::mp_size<members_of<T>>::value;
    boost::mp11::mp_for_each<members_of<T>>([&](auto d) {
      const bool is_last = last && --left == 0;
      if (wrong) return;
      auto& member = value.*d.pointer;
      using M = std::remove_cvref_t<decltype(member)>;
      const auto take = [&](auto&& got) {
        if (got) {
          member = std::move(*got);
        } else {
          wrong = got.error();
        }
      };
      if constexpr (is_optional<M>) {
        if (words.peek() != d.name) return;
        words.next();
        take(read<typename M::value_type>(words, d.name, is_last));
      } else {
        take(read<M>(words, what, is_last));
      }
    });
    if (wrong) return std::unexpected(*wrong);
    return value;
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
  auto action = read_variant<Action>(words, "An action", true);
  if (action && !words.empty()) {
    return problem("too_much", fmt::format("“{}” is too much here; leave it out.", words.rest()));
  }
  return action;
}

}  // namespace codec
