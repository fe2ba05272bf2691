// The ledger of rules: every rule that docs/rules/ states has a test that names it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "source_tree.h"

namespace ledger {

struct Rule {
  std::string id, title;  // "F-12", "Five boards a half"
};

// The rules of a page, from its headings: "### F-12 Five boards a half".
std::vector<Rule> rules_of(const std::string& page);

// The ids that a file says it proves. A transcript (*.txt) says so in a line that begins with
// "proves", a test in a comment: "// proves F-05, F-06".
std::vector<std::string> proofs_in(const tree::File& file);

struct Account {
  std::vector<Rule> rules;
  std::map<std::string, std::vector<std::string>> proofs;  // id to files, also of unknown ids
};

// `pages` are the files of docs/rules/, `sources` the transcripts and tests below src/.
Account account(const std::vector<tree::File>& pages, const std::vector<tree::File>& sources);

// A sentence for everything that is wrong: no rules at all, a rule that is stated twice or that no
// test proves, a proof of a rule that nobody states.
std::vector<std::string> complaints(const Account&);

std::string table(const Account&);

// Reads the project at `top`, prints table and complaints; the exit status of the program.
int run(const std::filesystem::path& top);

}  // namespace ledger
