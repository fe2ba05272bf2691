#include "solver/hidden_words.h"

#include <algorithm>

namespace solver {
namespace {

using lexicon::Entry;
using lexicon::Word;
using wordles::Board;

class Search {
 public:
  Search(const wordles::Rules& rules, const wordles::Open& open, wordles::Seat owner,
         const Attention& attention)
      : lexicon_{*rules.words},
        board_{open.boards[index(owner)]},
        attention_{attention},
        by_hand_{rules.options.by_hand} {
    for (const wordles::Tried& tried : open.attempts) {
      if (tried.owner == owner && !tried.right) in_vain_.push_back(tried.word);
    }
  }

  std::vector<HiddenWord> words() const {
    BoardEvidence evidence;
    const auto& rows = board_.rows;
    const std::size_t read = std::min(rows.size(), attention_.last_rows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (i + read < rows.size()) {
        evidence.glance(rows[i]);
      } else {
        evidence.add(rows[i]);
      }
    }
    std::vector<HiddenWord> words;
    bool some_word_fits = false;
    for (const Entry& entry : lexicon_.entries()) {
      if (!evidence.allows(entry.word) || was_in_vain(entry.word)) continue;
      some_word_fits = true;
      take(words, entry);
    }
    return some_word_fits || !by_hand_ ? words : nearly_fitting();
  }

 private:
  std::vector<HiddenWord> nearly_fitting() const {
    std::vector<BoardEvidence> rows(board_.rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].add(board_.rows[i]);
    std::vector<HiddenWord> words;
    std::ptrdiff_t fewest = std::ssize(rows);
    for (const Entry& entry : lexicon_.entries()) {
      const auto against = std::ranges::count_if(
          rows, [&](const BoardEvidence& row) { return !row.allows(entry.word); });
      if (against > fewest || was_in_vain(entry.word) || attention_.prior(entry) <= 0) continue;
      if (against < fewest) words.clear();
      fewest = against;
      take(words, entry);
    }
    return words;
  }

  bool was_in_vain(Word word) const { return std::ranges::find(in_vain_, word) != in_vain_.end(); }
  void take(std::vector<HiddenWord>& words, const Entry& entry) const {
    const float weight = attention_.prior(entry);
    if (weight > 0) words.push_back({Letters{entry.word}, weight});
  }

  const lexicon::Lexicon& lexicon_;
  const Board& board_;
  const Attention& attention_;
  bool by_hand_;
  std::vector<Word> in_vain_;
};

}  // namespace

float usual_prior(const Entry& entry) {
  switch (entry.verdict) {
    case lexicon::Verdict::common: return entry.size <= 20 ? 1.2F : entry.size <= 35 ? 1.0F : 0.7F;
    case lexicon::Verdict::rare:
      // People hide words of their own: common ones that the list of secrets leaves out as well.
      return entry.size <= 40   ? 0.25F
             : entry.size <= 50 ? 0.04F
             : entry.size <= 60 ? 0.02F
             : entry.size <= 70 ? 0.008F
                                : 0.004F;
    case lexicon::Verdict::poor_secret:
    case lexicon::Verdict::unsuitable: return 0.01F;
    case lexicon::Verdict::proper_noun:
    case lexicon::Verdict::foreign:
    case lexicon::Verdict::unknown: break;
  }
  return 0;
}

std::vector<HiddenWord> hidden_words(const wordles::Rules& rules, const wordles::Open& open,
                                     wordles::Seat owner, const Attention& attention) {
  return Search{rules, open, owner, attention}.words();
}

}  // namespace solver
