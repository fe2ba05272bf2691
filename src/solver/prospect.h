// How many points a hidden word of Wordles is still worth to those who look for it.
#pragma once

namespace solver {

// How many times fewer words an average query leaves.
inline constexpr double usual_thinning = 8;

// With so many equally likely words (at least 1, or less for "surely one") and one attempt a row,
// the next of which has this value: the points that finding it brings on average.
double prospect(double words, int value, double thinning = usual_thinning);

}  // namespace solver
