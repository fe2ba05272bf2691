#include <fmt/format.h>

#include "lab/json_text.h"
#include "lab/standings.h"

namespace lab {
namespace {

using core::Actor;

std::string title_of(std::string_view method) {
  if (method == "wilson") return "Wilson";
  return method == "normal" ? "normal" : "too few games";
}

std::string line(std::string_view name, const Earned& earned) {
  const auto [share, method] = credit_interval(earned.credit);
  const auto score = normal(earned.score);
  return fmt::format("{:<24} {:>9} {:>7.2f} %   {:.2f} to {:.2f} %, {}; score {:.2f}{}\n", name,
                     earned.credit.games, 100 * earned.credit.mean(), 100 * share.low,
                     100 * share.high, title_of(method), earned.score.mean(),
                     score ? fmt::format(", {:.2f} to {:.2f}", score->low, score->high) : "");
}

std::string comparison(const std::string& one, const std::string& other, const Sample& difference) {
  const auto interval = normal(difference);
  if (!interval) return fmt::format("{} against {}: too few games\n", one, other);
  const auto [low, high] = *interval;
  const auto told = [](const std::string& winner, const std::string& loser, double mean,
                       double least, double most) {
    return fmt::format("{} beats {} by {:.2f} points of 100 a seat (95 %: {:.2f} to {:.2f})\n",
                       winner, loser, 100 * mean, 100 * least, 100 * most);
  };
  const double mean = difference.mean();
  if (low > 0) return told(one, other, mean, low, high);
  if (high < 0) return told(other, one, -mean, -high, -low);
  return fmt::format(
      "{} and {} are too close to tell: {:.2f} points of 100 a seat (95 %: {:.2f} to {:.2f})\n",
      one, other, 100 * mean, 100 * low, 100 * high);
}

std::string json_interval(const std::optional<Interval>& interval) {
  if (!interval) return R"("low":null,"high":null)";
  return fmt::format(R"("low":{:.6f},"high":{:.6f})", interval->low, interval->high);
}

std::string json_earned(std::string_view kind, const std::string& name, const Earned& earned) {
  const auto [share, method] = credit_interval(earned.credit);
  return fmt::format(
      R"({{"{}":{},"games":{},"credit":{{"mean":{:.6f},"low":{:.6f},"high":{:.6f},"interval":"{}"}},)"
      R"("score":{{"mean":{:.6f},{},"interval":"normal"}}}})",
      kind, json_string(name), earned.credit.games, earned.credit.mean(), share.low, share.high,
      method, earned.score.mean(), json_interval(normal(earned.score)));
}

std::string json_difference(const std::pair<std::string, std::string>& names,
                            const Sample& difference) {
  const auto interval = normal(difference);
  const std::string beats = interval && interval->low > 0    ? json_string(names.first)
                            : interval && interval->high < 0 ? json_string(names.second)
                                                             : "null";
  return fmt::format(
      R"({{"bots":[{},{}],"games":{},"difference":{:.6f},{},"interval":"normal","beats":{}}})",
      json_string(names.first), json_string(names.second), difference.games, difference.mean(),
      json_interval(interval), beats);
}

}  // namespace

std::string standings_text(const Standings& standings, const catalogue::Match& start) {
  if (standings.seats.empty()) return "";
  const auto head = [](std::string_view of) {
    return fmt::format("\n{:<24} {:>9} {:>9}   95 %\n", of, "games", "won");
  };
  std::string text = head("bot");
  for (const auto& [name, earned] : standings.bots) text += line(name, earned);
  text += head("seat");
  for (std::size_t seat = 0; seat < standings.seats.size(); ++seat) {
    text += line(start.actor_name(Actor::seat(seat)), standings.seats[seat]);
  }
  if (!standings.parts.empty()) text += head("part");
  for (const auto& [name, credit] : standings.parts) {
    const auto [low, high] = credit_interval(credit).interval;
    text += fmt::format("{:<24} {:>9} {:>7.2f} %   {:.2f} to {:.2f} %\n", name, credit.games,
                        100 * credit.mean(), 100 * low, 100 * high);
  }
  if (!standings.differences.empty()) text += "\n";
  for (const auto& [names, difference] : standings.differences) {
    text += comparison(names.first, names.second, difference);
  }
  return text;
}

std::string standings_json(const Standings& standings, const catalogue::Match& start) {
  const auto add = [](std::string& list, const std::string& item) {
    list += (list.empty() ? "" : ",") + item;
  };
  std::string bots, seats, parts, beats;
  for (const auto& [name, earned] : standings.bots) add(bots, json_earned("bot", name, earned));
  for (std::size_t seat = 0; seat < standings.seats.size(); ++seat) {
    add(seats, json_earned("seat", start.actor_name(Actor::seat(seat)), standings.seats[seat]));
  }
  for (const auto& [name, credit] : standings.parts) {
    const auto [low, high] = credit_interval(credit).interval;
    add(parts,
        fmt::format(
            R"({{"part":{},"games":{},"credit":{{"mean":{:.6f},"low":{:.6f},"high":{:.6f}}}}})",
            json_string(name), credit.games, credit.mean(), low, high));
  }
  for (const auto& [names, sample] : standings.differences) {
    add(beats, json_difference(names, sample));
  }
  return fmt::format(R"("by_bot":[{}],"by_seat":[{}],"by_part":[{}],"compared":[{}])", bots, seats,
                     parts, beats);
}

}  // namespace lab
