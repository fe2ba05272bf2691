#include "codec/fiction_json.h"

namespace codec {

LIEBRARY_FICTION_CODEC()

}  // namespace codec
