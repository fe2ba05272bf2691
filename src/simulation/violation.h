// Something that must always hold, and did not.
#pragma once

#include <stdexcept>
#include <string>

namespace simulation {

class Violation : public std::runtime_error {
 public:
  Violation(std::string invariant, const std::string& detail)
      : std::runtime_error{detail}, invariant_{std::move(invariant)} {}
  const std::string& invariant() const { return invariant_; }

 private:
  std::string invariant_;
};

}  // namespace simulation
