// Fiction in JSON and notation, compiled once: reflection over these types is slow to compile, so
// whoever writes or reads them includes this and not the templates alone.
#pragma once

#include "codec/fiction_described.h"
#include "codec/json.h"
#include "codec/json_writer.h"

namespace codec {

#define LIEBRARY_FICTION_CODEC(KEYWORD)                                                    \
  KEYWORD template json::value to_json(const fiction::Action&);                            \
  KEYWORD template json::value to_json(const fiction::View&);                              \
  KEYWORD template json::value to_json(const fiction::State&);                             \
  KEYWORD template json::value to_json(const fiction::Offer&);                             \
  KEYWORD template json::value to_json(const fiction::Options&);                           \
  KEYWORD template json::value to_json(const std::vector<fiction::Offer>&);                \
  KEYWORD template void write_json(TextBuffer&, const fiction::View&);                     \
  KEYWORD template void write_json(TextBuffer&, const fiction::State&);                    \
  KEYWORD template void write_json(TextBuffer&, const std::vector<fiction::Offer>&);       \
  KEYWORD template Read<fiction::Action> from_json(const json::value&, std::string_view);  \
  KEYWORD template Read<fiction::View> from_json(const json::value&, std::string_view);    \
  KEYWORD template Read<fiction::State> from_json(const json::value&, std::string_view);   \
  KEYWORD template Read<fiction::Offer> from_json(const json::value&, std::string_view);   \
  KEYWORD template Read<fiction::Options> from_json(const json::value&, std::string_view); \
  KEYWORD template Read<std::vector<fiction::Offer>> from_json(const json::value&,         \
                                                               std::string_view);          \
  KEYWORD template std::string to_notation(const fiction::Action&);                        \
  KEYWORD template Read<fiction::Action> from_notation(std::string_view);

LIEBRARY_FICTION_CODEC(extern)

}  // namespace codec
