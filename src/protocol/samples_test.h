// A line for everything that goes over the wire, in canonical form: what is read out of it is
// written as the same bytes. Every kind of request and event is here with all its members, and once
// more with as few as it can have.
#pragma once

#include <array>
#include <string_view>

namespace protocol::samples {

inline constexpr std::array requests{
    R"({"play":{"move":"guess crane","against":7}})",
    R"({"play":{"move":"guess crane"}})",
    R"({"act":{"action":{"guess":{"word":"crane"}},"against":7}})",
    R"({"act":{"action":[1,null,-2,"ü",{}]}})",
    R"({"would":{"move":"guess crane"}})",
    R"({"propose":{"move":"guess slate"}})",
    R"({"note":{"key":"q","value":"out"}})",
    R"({"talk":{"text":"Is it “crane”? \\ \"no\"","team":true}})",
    R"({"talk":{"phrase":"i_doubt_it","team":false}})",
    R"({"sit":{"seat":2}})",
    R"({"stand":{}})",
    R"({"ready":{"ready":false}})",
    R"({"hand_to_bot":{"seat":1,"bot":"novice"}})",
    R"({"take_back":{"seat":1}})",
    R"({"take_over":{"seat":3}})",
    R"({"configure":{"options":[{"name":"edition","value":"banned"}],"settings":{"listed":true,"spectators":false,"text":false,"team":"consent","absence":"bot","grace_seconds":600,"aids":["hint"]}}})",
    R"({"configure":{}})",
    R"({"start":{}})",
    R"({"kick":{"who":4}})",
    R"({"mute":{"who":4,"muted":false}})",
    R"({"make_host":{"who":2}})",
    R"({"close":{}})",
    R"({"rematch":{}})",
    R"({"aid":{"name":"hint","about":"row 2"}})",
    R"({"aid":{"name":"hint"}})",
    R"({"ping":{"sent":1718000000123,"latency":35}})",
    R"({"ping":{"sent":0}})",
};

inline constexpr std::array events{
    R"({"welcome":{"version":1,"who":3,"seat":2,"now":1718000000123}})",
    R"({"welcome":{"version":1,"who":3,"now":1718000000123}})",
    R"({"room":{"id":"00ff","game":"chess","title":"Chess","options":[{"name":"seats","value":"2"}],"settings":{"listed":false,"spectators":true,"text":true,"team":"any_member","absence":"wait","grace_seconds":60,"aids":[]},"phase":"playing","seats":[{"role":"white","team":0,"bots":["novice","master"],"who":1,"taken_back":false,"ready":true},{"role":"black","team":1,"bots":[],"bot":"novice","taken_back":false,"ready":true}],"members":[{"who":1,"name":"Ada","here":true,"host":true,"muted":false,"latency":35},{"who":2,"name":"Bob","here":false,"host":false,"muted":true}],"code":"amber-fox","table":"0f0f","captain":1,"round":1}})",
    R"({"room":{"id":"00ff","game":"chess","title":"Chess","options":[],"settings":{"listed":false,"spectators":true,"text":true,"team":"captain","absence":"bot","grace_seconds":10,"aids":["hint","letters"]},"phase":"closed","seats":[],"members":[],"round":0}})",
    R"({"update":{"round":1,"number":9,"seat":1,"view":{"board":[[1,2],[]],"mine":"é"},"offers":[{"guess":{}}],"position":12,"before":3,"commitments":["aa","bb"],"notes":[{"writer":1,"key":"q","value":"out","personal":true}],"proposals":[{"seat":2,"move":"guess slate"}],"away":[2],"result":"word_found","openings":[{"ordinal":1,"value":"word crane","nonce":"ff"}],"now":90000,"runs":93000}})",
    R"({"update":{"round":0,"number":1,"view":null,"offers":[],"position":0,"before":0,"commitments":[],"notes":[],"proposals":[],"away":[],"openings":[],"now":0}})",
    R"({"answer":{"id":"a-1","refused":{"code":"not_your_turn","sentence":"It is not your turn.","rule":"F-05"}}})",
    R"({"answer":{"id":"a-1","aid":{"words":56}}})",
    R"({"answer":{"id":"a-1","warning":"Your queen would be lost."}})",
    R"({"answer":{"id":"a-1"}})",
    R"({"talked":{"number":1,"who":2,"name":"Bob","text":"Hm.","team":true,"at":1718000000123}})",
    R"({"talked":{"number":2,"who":2,"name":"Bob","phrase":"hello","team":false,"at":1718000000124}})",
    R"({"deed":{"round":1,"seat":2,"move":"guess crane","why":"It leaves the fewest words.","at":61000}})",
    R"({"pong":{"sent":5,"now":1718000000123,"table_now":90000}})",
    R"({"pong":{"sent":5,"now":1718000000123}})",
    R"({"bye":{"code":"draining","sentence":"The server restarts; come back in a moment."}})",
};

inline constexpr std::array guest_wishes{R"({"name":"Ada"})"};
inline constexpr std::array sign_ins{R"({"name":"Ada","password":"correct horse"})"};
inline constexpr std::array set_passwords{R"({"password":"correct horse"})"};
inline constexpr std::array renames{R"({"name":"Zoë von 山"})"};
inline constexpr std::array new_rooms{
    R"({"game":"chess","options":[{"name":"seats","value":"2"}],"seats":["me","open","novice"],"settings":{"listed":false,"spectators":true,"text":true,"team":"any_member","absence":"wait","grace_seconds":60,"aids":["hint"]},"start":true})"};

inline constexpr std::array games{
    R"({"version":1,"games":[{"name":"chess","title":"Chess","rules_version":2,"seats_alike":false,"seats":[{"role":"white","team":0,"bots":["novice"]},{"role":"black","team":1,"bots":[]}],"options":[{"name":"minutes","value":"","title":"Minutes","sentence":"For each side.","kind":"number","least":1,"most":90,"choices":[],"needs":{"name":"clock","value":"yes"}},{"name":"board","value":"wood","title":"Board","sentence":"What it is made of.","kind":"one_of","choices":[{"name":"wood","title":"Wood","sentence":"Warm."}]}],"bots":[{"name":"novice","sentence":"Does anything that is allowed."}],"set_ups":[{"title":"A short one","sentence":"Ten minutes.","options":[{"name":"minutes","value":"5"}],"aids":["hint"]}],"aids":[{"name":"hint","sentence":"What a bot would do.","answer":"chess.Hint"}],"cards":"chess.Cards","review":"chess.Review"}]})"};
inline constexpr std::array rooms_made{
    R"({"id":"00ff","link":"http://here/r/00ff","code":"amber-fox","advice":"This link works on this machine only."})",
    R"({"id":"00ff","link":"http://here/r/00ff"})"};
inline constexpr std::array room_lists{
    R"({"rooms":[{"id":"00ff","game":"chess","title":"Chess","options":[{"name":"clock","value":"blitz"}],"phase":"waiting","seats":2,"open":1,"watching":0,"host":"Ada"}]})",
    R"({"rooms":[]})"};
inline constexpr std::array rooms_found{R"({"id":"00ff"})"};
inline constexpr std::array mes{
    R"({"name":"Ada","has_password":true,"rooms":[{"id":"00ff","game":"chess","title":"Chess","options":[],"phase":"over","seats":2,"open":0,"watching":3,"host":"Ada"}],"games":[{"table":"0f0f","room":"00ff","game":"chess","title":"Chess","result":"white","begun":1718000000123,"players":["Ada","a former reader"],"seat":1}]})",
    R"({"name":"Bob","has_password":false,"rooms":[],"games":[]})"};
inline constexpr std::array replays{
    R"({"game":{"table":"0f0f","room":"00ff","game":"chess","title":"Chess","begun":0,"players":[]},"options":[],"steps":[{"number":1,"at":1500,"actor":"white","move":"e4","view":{"to_move":"black"}}],"verified":true})"};
inline constexpr std::array healths{R"({"status":"ok","version":1,"rooms":12,"connections":30})"};
inline constexpr std::array failures{
    R"({"refused":{"code":"no_such_room","sentence":"There is no such room; ask for a new link."}})"};

}  // namespace protocol::samples
