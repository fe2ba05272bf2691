// The wire's own types, for a schema: messages, events, the bodies of HTTP requests and answers.
#pragma once

#include "codec/schema.h"

namespace protocol {

void add_schema(codec::Schema&);

}  // namespace protocol
