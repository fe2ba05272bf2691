// What must hold of a request beyond its shape. Names are trimmed on the way.
#pragma once

#include <optional>

#include "codec/problem.h"
#include "protocol/requests.h"

namespace protocol {

bool is_id(std::string_view);

std::optional<codec::Problem> trouble(Message&);
std::optional<codec::Problem> trouble(GuestWish&);
std::optional<codec::Problem> trouble(SignIn&);
std::optional<codec::Problem> trouble(SetPassword&);
std::optional<codec::Problem> trouble(Rename&);
std::optional<codec::Problem> trouble(NewRoom&);

}  // namespace protocol
