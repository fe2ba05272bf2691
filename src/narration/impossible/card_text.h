// Cards as sentences and lists name them.
#pragma once

#include "narration/impossible/scene.h"

namespace narration_impossible {

std::string card_name(const Scene&, impossible::Character);       // Cheshire Cat
std::string in_text(const Scene&, impossible::Character);         // the Cheshire Cat
std::string label_text(const std::optional<impossible::Label>&);  // Quill, no label
std::string with_label(const Scene&, impossible::Character);      // Cheshire Cat (Quill)
std::string with_roles(const Scene&, impossible::Character);      // Robin Hood (Leader, Rebel)
std::string power_name(const Scene&, impossible::Character);      // REPLACE

// The Cheshire Cat, Alice and Puck.
template <class Cards>
std::vector<std::string> in_texts(const Scene& scene, const Cards& cards) {
  std::vector<std::string> names;
  for (const impossible::Character card : cards) names.push_back(in_text(scene, card));
  return names;
}

std::string title(const Scene&, impossible::Book);
std::string imprint(const Scene&, impossible::Book);  // The Odyssey, by Homer, 700 BC
std::string book_text(const Scene&, impossible::Book, impossible::Label);  // The Odyssey (Quill)
std::string book_at(const Scene&, impossible::Label);  // as it lies there; the label if none does
impossible::Character original(const Scene&, impossible::Book, impossible::Spot);

// "the Cheshire Cat as Puck", "Puck as himself".
std::string casting_text(const Scene&, impossible::Book, impossible::Spot, impossible::Character);

std::string librarian_name(const Scene&, impossible::Librarian);  // Octavius the octopus
std::string ability_text(const Scene&, impossible::Librarian);    // as it reads at this table

}  // namespace narration_impossible
