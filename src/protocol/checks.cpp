#include "protocol/checks.h"

#include <fmt/format.h>

#include <algorithm>

#include "protocol/characters.h"
#include "protocol/described.h"
#include "protocol/limits.h"
#include "protocol/phrases.h"
#include "protocol/problems.h"

namespace protocol {
namespace {

using codec::Problem;
using Trouble = std::optional<Problem>;

Trouble in_text(std::string_view text, std::string_view name) {
  if (const auto length = characters(text); length > most_characters) {
    return Problem{MessageProblem::too_long,
                   fmt::format("“{}” has at most {} characters; this one has {}.", name,
                               most_characters, length),
                   "", std::string{name}};
  }
  if (!is_writable(text)) {
    return Problem{MessageProblem::unseen_characters,
                   fmt::format("“{}” has a control character, or one that turns the direction of "
                               "writing; leave it out.",
                               name),
                   "", std::string{name}};
  }
  if (piles_up_marks(text)) {
    return Problem{MessageProblem::too_many_marks,
                   fmt::format("“{}” has marks that pile up on one letter; leave some out.", name),
                   "", std::string{name}};
  }
  return std::nullopt;
}

// Every text and every list within bounds, however deep it lies. What is raw is the game's to read.
template <class T>
Trouble in_all(const T& value, std::string_view name) {
  if constexpr (std::same_as<T, std::string>) {
    return in_text(value, name);
  } else if constexpr (std::same_as<T, codec::RawJson> || codec::IsLeaf<T>) {
    return std::nullopt;
  } else if constexpr (codec::is_optional<T>) {
    return value ? in_all(*value, name) : std::nullopt;
  } else if constexpr (codec::is_variant<T>) {
    return std::visit([&](const auto& kind) { return in_all(kind, name); }, value);
  } else if constexpr (codec::is_sequence<T>) {
    if (value.size() > most_listed) {
      return Problem{MessageProblem::too_many,
                     fmt::format("“{}” has at most {} entries; this one has {}.", name, most_listed,
                                 value.size()),
                     "", std::string{name}};
    }
    for (const auto& item : value) {
      if (auto wrong = in_all(item, name)) return wrong;
    }
    return std::nullopt;
  } else {
    Trouble wrong;
    boost::mp11::mp_for_each<codec::members_of<T>>([&](auto d) {
      if (!wrong) wrong = in_all(value.*d.pointer, d.name);
    });
    return wrong;
  }
}

Trouble in_settings(const RoomSettings& settings) {
  if (settings.grace_seconds >= least_grace && settings.grace_seconds <= most_grace) return {};
  return Problem{MessageProblem::out_of_range,
                 fmt::format("“grace_seconds” is {}; it must be {} to {}.", settings.grace_seconds,
                             least_grace, most_grace),
                 "", "grace_seconds"};
}

Trouble in_chat(const Chat& chat) {
  if (chat.text.has_value() == chat.phrase.has_value()) {
    return Problem{MessageProblem::one_of_two,
                   "Say it in your own words or name a phrase: one of the two.", ""};
  }
  if (chat.text && trimmed(*chat.text).empty()) {
    return Problem{MessageProblem::nothing_said, "There is nothing in this text; write something.",
                   ""};
  }
  if (chat.phrase && find_phrase(*chat.phrase) == nullptr) {
    std::string names;
    for (const Phrase& phrase : phrases) {
      names += fmt::format("{}{}", names.empty() ? "" : ", ", phrase.name);
    }
    return Problem{MessageProblem::no_such_phrase,
                   fmt::format("“{}” is no phrase; there are {}.", *chat.phrase, names), ""};
  }
  return std::nullopt;
}

Trouble in_request(const Request& request) {
  if (const auto* chat = std::get_if<Chat>(&request)) return in_chat(*chat);
  if (const auto* configure = std::get_if<Configure>(&request)) {
    if (configure->settings) return in_settings(*configure->settings);
  }
  return std::nullopt;
}

Trouble put_name(std::string& name) {
  auto read = read_name(name);
  if (!read) {
    read.error().about = "name";
    return std::move(read.error());
  }
  name = std::move(*read);
  return std::nullopt;
}

Trouble in_password(std::string_view password, std::string_view name, std::size_t least) {
  const auto length = characters(password);
  if (length >= least && length <= most_password && is_writable(password)) return std::nullopt;
  return Problem{
      MessageProblem::bad_password,
      fmt::format("A password has {} to {} characters, none of them a control character.",
                  least_password, most_password),
      "", std::string{name}};
}

}  // namespace

bool is_id(std::string_view id) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  };
  return !id.empty() && id.size() <= most_id && std::all_of(id.begin(), id.end(), fits);
}

Trouble trouble(Message& message) {
  if (!is_id(message.id)) {
    return Problem{MessageProblem::bad_id,
                   fmt::format("“id” must be 1 to {} letters A to Z, digits, - or _.", most_id),
                   ""};
  }
  if (auto wrong = in_all(message.request, "request")) return wrong;
  return in_request(message.request);
}

Trouble trouble(GuestWish& wish) { return put_name(wish.name); }
Trouble trouble(Rename& wish) { return put_name(wish.name); }
Trouble trouble(SetPassword& wish) {
  if (auto wrong = in_password(wish.password, "password", least_password)) return wrong;
  // Whether it is the right one is another question, as it is for whoever signs in.
  return wish.old_password ? in_password(*wish.old_password, "old_password", 0) : std::nullopt;
}

// Names that were chosen before a rule came to be are good, so only what nobody can have is
// refused.
Trouble trouble(SignIn& wish) {
  wish.name = std::string{trimmed(wish.name)};
  if (wish.name.empty() || characters(wish.name) > most_name) return put_name(wish.name);
  return in_password(wish.password, "password", 0);
}

Trouble trouble(NewRoom& wish) {
  if (auto wrong = in_all(wish, "room")) return wrong;
  return in_settings(wish.settings);
}

}  // namespace protocol
