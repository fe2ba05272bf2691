// How well the table would stand after a deed, by the looks of it: no card is turned over for it.
#pragma once

#include "bots/impossible/ideas.h"
#include "bots/impossible/outlook.h"
#include "bots/impossible/standing.h"

namespace impossible::bots {

class Judge {
 public:
  explicit Judge(const Thought& thought)
      : thought_{thought}, trial_{thought.rules(), thought.open} {}

  double if_nothing_is_done() const;
  double after(const Deed&);
  double refreshed() const;  // Draw 1, with a new hand
  double kept() const;       // … with the hand as it is

 private:
  // At the end of the turn; in Draw 1 with the better of the two hands. What is hoped for counts
  // only for a hand that is kept.
  double settled(Open& open, double hope) const;
  double refreshed(Open&) const;
  double hopes(const Use&) const;
  double with_understudy(Open&) const;

  const Thought& thought_;
  Trial trial_;
};

}  // namespace impossible::bots
