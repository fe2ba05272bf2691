#include "solver/prospect.h"

namespace solver {

double prospect(double words, int value, double thinning) {
  double points = 0;
  double unfound = 1;
  for (; value > 0 && words > 1; --value) {
    points += unfound * value / words;
    unfound *= 1 - 1 / words;
    words = (words - 1) / thinning;
  }
  return value > 0 ? points + unfound * value : points;
}

}  // namespace solver
