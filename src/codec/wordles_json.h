// Wordles in JSON and notation, compiled once: reflection over these types is slow to compile, so
// whoever writes or reads them includes this and not the templates alone.
#pragma once

#include "codec/json.h"
#include "codec/json_writer.h"
#include "codec/wordles_described.h"

namespace codec {

#define LIEBRARY_WORDLES_CODEC(KEYWORD)                                                    \
  KEYWORD template json::value to_json(const wordles::Action&);                            \
  KEYWORD template json::value to_json(const wordles::View&);                              \
  KEYWORD template json::value to_json(const wordles::State&);                             \
  KEYWORD template json::value to_json(const wordles::Offer&);                             \
  KEYWORD template json::value to_json(const wordles::Options&);                           \
  KEYWORD template json::value to_json(const std::vector<wordles::Offer>&);                \
  KEYWORD template void write_json(TextBuffer&, const wordles::View&);                     \
  KEYWORD template void write_json(TextBuffer&, const wordles::State&);                    \
  KEYWORD template void write_json(TextBuffer&, const std::vector<wordles::Offer>&);       \
  KEYWORD template Read<wordles::Action> from_json(const json::value&, std::string_view);  \
  KEYWORD template Read<wordles::View> from_json(const json::value&, std::string_view);    \
  KEYWORD template Read<wordles::State> from_json(const json::value&, std::string_view);   \
  KEYWORD template Read<wordles::Offer> from_json(const json::value&, std::string_view);   \
  KEYWORD template Read<wordles::Options> from_json(const json::value&, std::string_view); \
  KEYWORD template Read<std::vector<wordles::Offer>> from_json(const json::value&,         \
                                                               std::string_view);          \
  KEYWORD template std::string to_notation(const wordles::Action&);                        \
  KEYWORD template Read<wordles::Action> from_notation(std::string_view);

LIEBRARY_WORDLES_CODEC(extern)

}  // namespace codec
