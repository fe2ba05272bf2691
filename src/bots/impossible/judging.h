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
  // Draw 1: with the hand as it is, and with a new one. What is not possible stands worst.
  double kept() const;
  double refreshed() const;

 private:
  // At the end of the turn; in Draw 1 with the best of the hands that could be had. What is hoped
  // for counts only for a hand that is kept.
  double settled(Open& open, double hope) const;
  double kept(Open) const;
  double refreshed(const Open&) const;
  // Once the Pool has grown, as far as it is known by what; so many cards were drawn before that.
  double pooled(Open&, std::size_t drawn) const;
  // So many cards could bring a reshuffle that the Containment cannot pay for (I-42).
  bool loses_by_drawing(const Open&, std::size_t cards) const;
  double missed_soon(const Open&) const;  // by the end of a turn
  double fresh(Seat) const;               // a card drawn now
  double drawn(Seat, std::size_t cards) const;
  double hopes(const Use&) const;
  double hopes(const Help&) const;
  double hopes(const Add&) const;
  double with_understudy(Open&) const;

  const Thought& thought_;
  Trial trial_;
};

}  // namespace impossible::bots
