// What can go wrong with a store on a disk. Each part that keeps one tells it in its own terms.
#pragma once

#include <cstdint>
#include <string>

namespace sqlite {

enum class Trouble : std::uint8_t {
  full,     // no space; try again later
  failed,   // the disk refused; try again later
  unsure,   // a commit failed so late that it may come back after a crash
  held,     // another process owns the store, or has it open
  newer,    // written by a newer version of the program
  older,    // by an older one, and this is not the time to bring it up to date
  damaged,  // not ours, or torn in a way that recovery cannot mend
};

struct Failure {
  Trouble trouble;
  std::string sentence;  // for people: names the thing and the way out
};

}  // namespace sqlite
