// A set of small numbers that have a type of their own (seats, labels, cards), as bits.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace core {

// Of the values 0 … N-1 of E.
template <class E, std::size_t N>
class Set {
  static constexpr std::size_t a_word = N <= 8 ? 8 : 64;
  using Bits = std::conditional_t<N <= 8, std::uint8_t, std::uint64_t>;
  static constexpr std::size_t words = (N + a_word - 1) / a_word;

 public:
  using value_type = E;
  static constexpr std::size_t capacity = N;

  class Iterator {
   public:
    constexpr Iterator(const Set& set, std::size_t at) : set_{&set}, at_{set.from(at)} {}
    constexpr E operator*() const { return static_cast<E>(at_); }
    constexpr Iterator& operator++() {
      at_ = set_->from(at_ + 1);
      return *this;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.at_ == b.at_;
    }

   private:
    const Set* set_;
    std::size_t at_;
  };

  constexpr Set() = default;
  constexpr Set(std::initializer_list<E> values) {
    for (const E value : values) add(value);
  }

  constexpr bool has(E value) const { return (bits_[word(value)] & bit(value)) != 0; }
  constexpr void add(E value) {
    bits_[word(value)] = static_cast<Bits>(bits_[word(value)] | bit(value));
  }
  constexpr void remove(E value) {
    bits_[word(value)] = static_cast<Bits>(bits_[word(value)] & ~bit(value));
  }
  constexpr std::size_t size() const {
    int count = 0;
    for (const Bits bits : bits_) count += std::popcount(bits);
    return static_cast<std::size_t>(count);
  }
  constexpr bool empty() const {
    for (const Bits bits : bits_) {
      if (bits != 0) return false;
    }
    return true;
  }
  constexpr E first() const {  // requires that it is not empty
    assert(!empty());
    return static_cast<E>(from(0));
  }
  constexpr E nth(std::size_t n) const {  // counted from 0; requires n < size()
    auto at = begin();
    while (n-- > 0) ++at;
    return *at;
  }
  constexpr bool has_all(const Set& others) const {
    for (std::size_t i = 0; i < words; ++i) {
      if ((others.bits_[i] & ~bits_[i]) != 0) return false;
    }
    return true;
  }

  constexpr Iterator begin() const { return {*this, 0}; }
  constexpr Iterator end() const { return {*this, words * a_word}; }

  friend constexpr Set operator|(const Set& a, const Set& b) {
    Set result;
    for (std::size_t i = 0; i < words; ++i) {
      result.bits_[i] = static_cast<Bits>(a.bits_[i] | b.bits_[i]);
    }
    return result;
  }
  friend constexpr Set operator&(const Set& a, const Set& b) {
    Set result;
    for (std::size_t i = 0; i < words; ++i) {
      result.bits_[i] = static_cast<Bits>(a.bits_[i] & b.bits_[i]);
    }
    return result;
  }
  friend constexpr Set operator-(const Set& a, const Set& b) {
    Set result;
    for (std::size_t i = 0; i < words; ++i) {
      result.bits_[i] = static_cast<Bits>(a.bits_[i] & ~b.bits_[i]);
    }
    return result;
  }
  friend constexpr bool operator==(const Set&, const Set&) = default;

 private:
  static constexpr std::size_t word(E value) {
    assert(static_cast<std::size_t>(value) < N);
    return static_cast<std::size_t>(value) / a_word;
  }
  static constexpr Bits bit(E value) {
    return static_cast<Bits>(Bits{1} << (static_cast<std::size_t>(value) % a_word));
  }
  // The first member at or after a place, or the end.
  constexpr std::size_t from(std::size_t at) const {
    for (std::size_t i = at / a_word; i < words; ++i) {
      const auto left = static_cast<Bits>(bits_[i] >> (i == at / a_word ? at % a_word : 0)
                                                          << (i == at / a_word ? at % a_word : 0));
      if (left != 0) return i * a_word + static_cast<std::size_t>(std::countr_zero(left));
    }
    return words * a_word;
  }

  std::array<Bits, words> bits_{};
};

}  // namespace core
