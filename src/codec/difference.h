// What turns one value into another, as JSON: a merge patch (RFC 7396), in which lists can also be
// changed by position. It is written from two values of a described type without writing either of
// them whole, and applied to JSON by clients, which know nothing of the type.
//
//   a member that changed     {"tokens":2}
//   a member that is gone     {"result":null}
//   another kind of variant   {"guess":null,"token":{…}}
//   a changed list            {"1":{"shared":true},"2":{…}}   positions from 0; one at the end is
//   new a list that was cut       {"length":3}                    before anything else happens to
//   it any list                  […]                             replaces it, where that is shorter
#pragma once

#include "codec/json.h"
#include "codec/json_writer.h"

namespace codec {

// Writes nothing and returns false if the two are the same.
template <class T>
bool write_difference(TextBuffer& out, const T& before, const T& after);

template <class T>
bool write_optional_difference(TextBuffer& out, const std::optional<T>& before,
                               const std::optional<T>& after) {
  if (before && after) return write_difference(out, *before, *after);
  if (!before && !after) return false;
  write_json(out, after);
  return true;
}

template <class T>
bool write_struct_difference(TextBuffer& out, const T& before, const T& after) {
  static_assert(DescribedStruct<T>);
  const std::size_t start = out.size();
  boost::mp11::mp_for_each<members_of<T>>([&]<class Member>(Member d) {
    static constexpr auto key = key_of<Member>();
    const std::size_t member_start = out.size();
    out.put(key);
    if (!write_difference(out, before.*d.pointer, after.*d.pointer)) out.shrink(member_start);
  });
  if (out.size() == start) return false;
  enclose(out, start, '{', '}');
  return true;
}

template <class... As>
bool write_variant_difference(TextBuffer& out, const std::variant<As...>& before,
                              const std::variant<As...>& after) {
  const std::size_t start = out.size();
  return std::visit(
      [&]<class A>(const A& is) {
        out.put('{');
        if (const A* was = std::get_if<A>(&before)) {
          out.put_quoted(wire_name<A>());
          out.put(':');
          if (!write_difference(out, *was, is)) {
            out.shrink(start);
            return false;
          }
        } else {
          std::visit([&]<class B>(const B&) { out.put_quoted(wire_name<B>()); }, before);
          out.put(std::string_view{":null,"});
          out.put_quoted(wire_name<A>());
          out.put(':');
          write_json(out, is);
        }
        out.put('}');
        return true;
      },
      after);
}

template <class List>
void write_list_difference(TextBuffer& out, const List& before, const List& after) {
  const std::size_t start = out.size();
  if (after.size() < before.size()) {
    out.put(std::string_view{",\"length\":"});
    out.put_number(after.size());
  }
  for (std::size_t i = 0; i < after.size(); ++i) {
    const std::size_t item_start = out.size();
    out.put(std::string_view{",\""});
    out.put_number(i);
    out.put(std::string_view{"\":"});
    if (i >= before.size()) {
      write_json(out, after[i]);
    } else if (!write_difference(out, before[i], after[i])) {
      out.shrink(item_start);
    }
  }
  enclose(out, start, '{', '}');
}

template <class Sequence>
bool write_sequence_difference(TextBuffer& out, const Sequence& before, const Sequence& after) {
  if (before == after) return false;
  const std::size_t start = out.size();
  if constexpr (!is_set<Sequence>) write_list_difference(out, before, after);
  const std::size_t middle = out.size();
  write_json(out, after);
  const bool by_position_is_shorter = middle - start < out.size() - middle;
  if (middle > start && by_position_is_shorter) {
    out.shrink(middle);
  } else {
    out.cut(start, middle);
  }
  return true;
}

template <class T>
bool write_difference(TextBuffer& out, const T& before, const T& after) {
  static_assert(!std::same_as<T, RawJson>, "an object in a patch would be merged, not replaced");
  if constexpr (std::same_as<T, std::string> || IsLeaf<T>) {
    if (before == after) return false;
    write_json(out, after);
    return true;
  } else if constexpr (is_sequence<T>) {
    return write_sequence_difference(out, before, after);
  } else if constexpr (is_optional<T>) {
    return write_optional_difference(out, before, after);
  } else if constexpr (is_variant<T>) {
    return write_variant_difference(out, before, after);
  } else {
    return write_struct_difference(out, before, after);
  }
}

// In place of what stood there; empty if the two are the same.
template <class T>
void rewrite_difference(std::string& text, const T& before, const T& after) {
  Scratch out;
  write_difference(*out, before, after);
  text = (*out).view();
}

// Makes `value` what it was before with this difference. What cannot belong to it (a position
// beyond the end of a list) is ignored: the caller has to ask for the whole then, and is told so by
// false.
bool apply_difference(json::value& value, const json::value& difference);

}  // namespace codec
