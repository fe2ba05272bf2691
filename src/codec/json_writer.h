// The JSON of described types as text at once, without a value in between: byte for byte what
// json_text(to_json(x)) gives, several times as fast. A RawJson is written as it is.
#pragma once

#include <algorithm>
#include <charconv>

#include "codec/notation.h"
#include "codec/raw_json.h"

namespace codec {

void write_string(std::string& out, std::string_view text);  // in quotes, escaped

template <std::integral Number>
void write_number(std::string& out, Number number) {
  char digits[24];
  const auto [end, error] = std::to_chars(std::begin(digits), std::end(digits), number);
  out.append(digits, end);
}

template <class T>
void write_json(std::string& out, const T& value);

template <class T>
void write_leaf(std::string& out, const T& value) {
  if constexpr (std::same_as<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::integral<T>) {
    write_number(out, value);
  } else if constexpr (Leaf<T>::is_number) {
    out += Leaf<T>::text(value);
  } else {  // words, marks and names of ours: nothing to escape
    out += '"';
    out += Leaf<T>::text(value);
    out += '"';
  }
}

// A member's name as it stands in front of its value: ,"name":
template <class Member>
constexpr auto key_of() {
  constexpr std::string_view name = Member::name;  // an identifier: nothing to escape
  std::array<char, name.size() + 4> key{',', '"'};
  std::copy(name.begin(), name.end(), key.begin() + 2);
  key[name.size() + 2] = '"';
  key[name.size() + 3] = ':';
  return key;
}

// Every item was written behind a comma, the first one too: brackets around them.
inline void enclose(std::string& out, std::size_t start, char open, char close) {
  if (out.size() == start) {
    out += open;
  } else {
    out[start] = open;
  }
  out += close;
}

template <class T>
void write_struct(std::string& out, const T& value) {
  static_assert(DescribedStruct<T>);
  const std::size_t start = out.size();
  boost::mp11::mp_for_each<members_of<T>>([&]<class Member>(Member d) {
    static constexpr auto key = key_of<Member>();
    const auto& member = value.*d.pointer;
    if constexpr (is_optional<std::remove_cvref_t<decltype(member)>>) {
      if (!member) return;  // what is not there is not written
      out.append(key.data(), key.size());
      write_json(out, *member);
    } else {
      out.append(key.data(), key.size());
      write_json(out, member);
    }
  });
  enclose(out, start, '{', '}');
}

template <class T>
void write_json(std::string& out, const T& value) {
  if constexpr (std::same_as<T, std::string>) {
    write_string(out, value);
  } else if constexpr (std::same_as<T, RawJson>) {
    out += value.text;
  } else if constexpr (IsLeaf<T>) {
    write_leaf(out, value);
  } else if constexpr (is_sequence<T>) {
    const std::size_t start = out.size();
    for (const auto& item : value) {
      out += ',';
      write_json(out, item);
    }
    enclose(out, start, '[', ']');
  } else if constexpr (is_optional<T>) {
    if (value) {
      write_json(out, *value);
    } else {
      out += "null";
    }
  } else if constexpr (is_variant<T>) {
    std::visit(
        [&]<class A>(const A& alternative) {
          out += "{\"";
          out += wire_name<A>();
          out += "\":";
          write_json(out, alternative);
          out += '}';
        },
        value);
  } else {
    write_struct(out, value);
  }
}

template <class T>
std::string written_json(const T& value) {
  std::string out;
  out.reserve(2048);
  write_json(out, value);
  return out;
}

}  // namespace codec
