// A list of at most N small values that lives inside its owner: states hold no heap.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace core {

template <class T, std::size_t N>
class List {
  static_assert(N < 65536);

 public:
  using value_type = T;
  static constexpr std::size_t capacity = N;

  constexpr List() = default;
  constexpr List(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }

  constexpr void push_back(const T& value) {
    assert(size_ < N);
    values_[size_++] = value;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    values_[--size_] = T{};  // so that equal lists are equal byte for byte
  }
  constexpr void clear() {
    while (size_ > 0) pop_back();
  }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }
  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return values_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return values_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  constexpr const T& back() const { return (*this)[size_ - 1U]; }
  constexpr T* begin() { return values_.data(); }
  constexpr T* end() { return values_.data() + size_; }
  constexpr const T* begin() const { return values_.data(); }
  constexpr const T* end() const { return values_.data() + size_; }

  constexpr bool contains(const T& value) const {
    return std::find(begin(), end(), value) != end();
  }

  friend constexpr bool operator==(const List& a, const List& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, N> values_{};
  std::uint16_t size_ = 0;
};

}  // namespace core
