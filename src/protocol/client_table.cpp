#include "protocol/client_table.h"

#include "codec/difference.h"
#include "protocol/described.h"

namespace protocol {

struct ClientTable::Whole {
  codec::json::value table;
};

ClientTable::ClientTable() = default;
ClientTable::~ClientTable() = default;
ClientTable::ClientTable(ClientTable&&) noexcept = default;
ClientTable& ClientTable::operator=(ClientTable&&) noexcept = default;

bool ClientTable::take(const Update& update) {
  const bool same_round = whole_ && update.round == round_;
  if (update.commitments_before > (same_round ? commitments_.size() : 0)) return false;
  if (update.whole) {
    whole_ = std::make_unique<Whole>(codec::to_json(*update.whole));
  } else {
    if (!same_round || !update.difference) return false;
    const auto difference = codec::parse_json(
        update.difference->text, {.bytes = update.difference->text.size(), .depth = 64});
    auto changed = whole_->table;
    if (!difference || !codec::apply_difference(changed, *difference)) return false;
    whole_->table = std::move(changed);
  }
  round_ = update.round;
  commitments_.resize(update.commitments_before);
  commitments_.insert(commitments_.end(), update.commitments.begin(), update.commitments.end());
  return true;
}

TableView ClientTable::table() const {
  return codec::from_json<TableView>(whole_->table, "table").value_or(TableView{});
}

std::string ClientTable::view() const {
  const auto* view = whole_->table.get_object().if_contains("view");
  return view == nullptr ? "null" : codec::json_text(*view);
}

bool ClientTable::has_offers() const {
  const auto* offers = whole_->table.get_object().if_contains("offers");
  return offers != nullptr && offers->is_array() && !offers->get_array().empty();
}

bool ClientTable::is_over() const { return whole_->table.get_object().contains("result"); }

bool ClientTable::equals(const TableView& table) const {
  return codec::to_json(table) == whole_->table;
}

}  // namespace protocol
