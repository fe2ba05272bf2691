// Fiction Impossible in JSON and notation, compiled once: reflection over these types is slow to
// compile, so whoever writes or reads them includes this and not the templates alone.
#pragma once

#include "codec/impossible_described.h"
#include "codec/json.h"
#include "codec/json_writer.h"

namespace codec {

#define LIEBRARY_IMPOSSIBLE_CODEC(KEYWORD)                                                    \
  KEYWORD template json::value to_json(const impossible::Action&);                            \
  KEYWORD template json::value to_json(const impossible::View&);                              \
  KEYWORD template json::value to_json(const impossible::State&);                             \
  KEYWORD template json::value to_json(const impossible::Offer&);                             \
  KEYWORD template json::value to_json(const impossible::Options&);                           \
  KEYWORD template json::value to_json(const std::vector<impossible::Offer>&);                \
  KEYWORD template void write_json(TextBuffer&, const impossible::View&);                     \
  KEYWORD template void write_json(TextBuffer&, const impossible::State&);                    \
  KEYWORD template void write_json(TextBuffer&, const std::vector<impossible::Offer>&);       \
  KEYWORD template Read<impossible::Action> from_json(const json::value&, std::string_view);  \
  KEYWORD template Read<impossible::View> from_json(const json::value&, std::string_view);    \
  KEYWORD template Read<impossible::State> from_json(const json::value&, std::string_view);   \
  KEYWORD template Read<impossible::Offer> from_json(const json::value&, std::string_view);   \
  KEYWORD template Read<impossible::Options> from_json(const json::value&, std::string_view); \
  KEYWORD template Read<std::vector<impossible::Offer>> from_json(const json::value&,         \
                                                                  std::string_view);          \
  KEYWORD template std::string to_notation(const impossible::Action&);                        \
  KEYWORD template Read<impossible::Action> from_notation(std::string_view);

LIEBRARY_IMPOSSIBLE_CODEC(extern)

}  // namespace codec
