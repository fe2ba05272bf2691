#include "bots/impossible/eye.h"

namespace impossible::bots {

// Both are fitted to the cards and to the draft's set-up by bench/impossible_eye.
const Eye plain_eye{
    .book = {{{-3.19, -0.90, 2.00, 1.59},
              {-1.71, 0.52, 2.96, 1.58},
              {0.00, 1.87, 3.81, 1.42},
              {0.17, 0.57, 1.83, 2.78}}},
    .books_left = -4.12,
    .cube = 0.00,
    .containment = {-3.67, -2.69, -2.51, -2.16, -1.43, -0.78, -1.06, -0.44, -0.21, 0.00},
    .mold = 2.86,
    .mold_per_book = 0.00,
    .pooled = 0.00,
    .aimed_soon = -1.04,
    .aimed_later = -1.16,
    .doomed_soon = {-1.02, -0.77, 0.14},
    .doomed_later = {0.00, 0.00, 0.00},
    .next_hand = {1.81, 1.19, 1.00},
    .later_hands = {1.48, 1.14, 1.02},
    .power = {0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00},
    .spot_covered = 0.00,
    .book_covered = {0.00, 0.00, 0.00},
    .to_draw = 1.00,
    .fresh_now = 1.22,
    .fresh_later = 0.58,
    .foresight = 0.00,
    .worth_a_move = 0.02,
};

const Eye practised_eye{
    .book = {{{-3.96, -1.58, 1.63, 1.05},
              {-2.30, 0.04, 2.83, 1.82},
              {-0.65, 1.43, 3.61, 3.32},
              {1.36, -0.15, 1.28, 1.43}}},
    .books_left = -4.80,
    .cube = -0.67,
    .containment = {-3.54, -2.31, -2.01, -1.61, -1.40, -1.26, -1.06, -0.29, 0.56, 0.92},
    .mold = 3.36,
    .mold_per_book = 0.50,
    .pooled = -0.19,
    .aimed_soon = -0.83,
    .aimed_later = -0.61,
    .doomed_soon = {-0.29, -0.54, 0.52},
    .doomed_later = {-0.53, -0.76, -0.55},
    .next_hand = {1.32, 0.76, 0.59},
    .later_hands = {1.04, 0.63, 0.52},
    .power = {0.31, 0.81, 0.61, 0.78, 0.15, 0.55, 0.58, 0.38, 0.58, 1.07, 0.74, 0.77, 0.59},
    .spot_covered = 0.05,
    .book_covered = {0.81, 0.34, 0.04},
    .to_draw = 1.03,
    .fresh_now = 1.44,
    .fresh_later = 0.05,
    .foresight = -0.40,
    .worth_a_move = 0.02,
};

}  // namespace impossible::bots
