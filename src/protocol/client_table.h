// What a client knows of a table: put together out of the updates that it received.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "protocol/answers.h"

namespace protocol {

class ClientTable {
 public:
  ClientTable();
  ~ClientTable();
  ClientTable(ClientTable&&) noexcept;
  ClientTable& operator=(ClientTable&&) noexcept;

  // Returns false if the update does not follow from what was received before: the client has to
  // connect again then and ask for everything. What is known stays as it was.
  bool take(const Update&);

  // All of these require that an update was taken.
  TableView table() const;
  std::string view() const;  // JSON
  bool has_offers() const;
  bool is_over() const;
  // Whether this is what is known, as JSON: the order of members does not matter.
  bool equals(const TableView&) const;
  const std::vector<std::string>& commitments() const { return commitments_; }

 private:
  struct Whole;
  std::unique_ptr<Whole> whole_;
  Round round_;
  std::vector<std::string> commitments_;
};

}  // namespace protocol
