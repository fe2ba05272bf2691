#include "games/fiction/text.h"

#include "core/enum_name.h"
namespace fiction {
std::string_view wire_name(Ability ability) { return core::enum_name(ability); }
}
