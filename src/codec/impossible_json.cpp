#include "codec/impossible_json.h"

namespace codec {

LIEBRARY_IMPOSSIBLE_CODEC()

}  // namespace codec
