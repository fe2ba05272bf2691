#include "codec/wordles_json.h"

namespace codec {

LIEBRARY_WORDLES_CODEC()

}  // namespace codec
