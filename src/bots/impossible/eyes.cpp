#include "bots/impossible/eye.h"

namespace impossible::bots {

const Eye plain_eye{
    .book = {{{-0.60, -0.30, 0.20, 1.40},
              {-0.20, 0.30, 0.90, 2.00},
              {0.00, 0.50, 1.10, 2.20},
              {0.10, 0.60, 1.20, 2.30}}},
    .books_left = -2.00,
    .cube = 0.00,
    .containment = {-4.00, -3.00, -2.20, -1.60, -1.10, -0.80, -0.50, -0.30, -0.10, 0.00},
    .mold = 0.30,
    .mold_per_book = 0.00,
    .pooled = 0.00,
    .aimed_soon = -0.30,
    .aimed_later = -0.10,
    .doomed_soon = {-0.50, -0.70, -0.90},
    .doomed_later = {0.00, 0.00, 0.00},
    .next_hand = {0.40, 0.30, 0.10},
    .later_hands = {0.40, 0.30, 0.10},
    .power = {0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00},
    .spot_covered = 0.00,
    .book_covered = {0.00, 0.00, 0.00},
    .to_draw = 0.30,
    .fresh_now = 0.30,
    .fresh_later = 0.30,
    .foresight = 0.00,
    .worth_a_move = 0.02,
};

const Eye practised_eye{
    .book = {{{-1.42, -0.52, 0.84, 1.53},
              {-0.79, 0.10, 1.13, 2.32},
              {-0.17, 0.64, 1.34, 2.19},
              {-0.01, 0.66, 0.87, 2.43}}},
    .books_left = -2.60,
    .cube = -0.70,
    .containment = {-3.94, -2.86, -2.38, -1.72, -1.47, -1.19, -0.86, -0.66, 0.05, 0.46},
    .mold = 1.18,
    .mold_per_book = 0.24,
    .pooled = -0.18,
    .aimed_soon = -0.42,
    .aimed_later = -0.18,
    .doomed_soon = {-0.72, -0.95, -0.91},
    .doomed_later = {-0.47, -0.29, -0.54},
    .next_hand = {0.61, 0.33, 0.41},
    .later_hands = {0.38, 0.15, 0.14},
    .power = {-0.04, 0.23, 0.39, 0.32, 0.09, 0.12, 0.34, -0.04, 0.08, 0.32, 0.85, 0.12, 0.23},
    .spot_covered = -0.10,
    .book_covered = {0.22, 0.16, 0.16},
    .to_draw = 0.43,
    .fresh_now = 0.89,
    .fresh_later = 0.71,
    .foresight = -0.05,
    .worth_a_move = 0.02,
};

}  // namespace impossible::bots
