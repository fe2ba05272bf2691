// Everything that a board says about the secret, ready to be asked about many words.
#pragma once

#include <optional>

#include "solver/price_list.h"
#include "solver/spelling.h"

namespace solver {

class Evidence {
 public:
  Evidence(const fiction::Rules&, const fiction::Board&);

  // The fewest limited uses that this secret would have taken; nothing where it is impossible.
  std::optional<std::uint8_t> price(const Spelling&) const;

 private:
  struct PricedRow {
    Spelling guess;
    std::optional<PriceList> prices;  // once its clues are shared
  };

  bool answers_hold(const Spelling&) const;

  fiction::Answers answers_;
  std::optional<lexicon::Letter> named_;
  std::uint8_t limit_;
  std::vector<PricedRow> rows_;
};

}  // namespace solver
