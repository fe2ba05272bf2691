// A line for everything that goes over the wire, in canonical form: what is read out of it is
// written as the same bytes. Every kind of request and event is here with all its members, and once
// more with as few as it can have.
#pragma once

#include <array>
#include <string_view>

namespace protocol::samples {

inline constexpr std::array requests{
    R"({"play":{"action":{"guess":{"word":"crane"}},"revision":7}})",
    R"({"play":{"action":[1,null,-2,"ü",{}]}})",
    R"({"check_move":{"action":{"guess":{"word":"crane"}}}})",
    R"({"propose":{"action":{"guess":{"word":"slate"}}}})",
    R"({"withdraw":{}})",
    R"({"note":{"key":"q","value":"out"}})",
    R"({"chat":{"text":"Is it “crane”? \\ \"no\"","team":true}})",
    R"({"chat":{"phrase":"i_doubt_it","team":false}})",
    R"({"sit":{"seat":2}})",
    R"({"stand":{}})",
    R"({"ready":{"ready":false}})",
    R"({"hand_to_bot":{"seat":1,"bot":"novice"}})",
    R"({"take_back":{"seat":1}})",
    R"({"take_over":{"seat":3}})",
    R"({"configure":{"options":[{"name":"edition","value":"banned"}],"settings":{"listed":true,"spectators":false,"text":false,"team":"consent","absence":"bot","grace_seconds":600,"aids":["hint"],"entry":"ask"}}})",
    R"({"configure":{}})",
    R"({"start":{}})",
    R"({"kick":{"member":4}})",
    R"({"mute":{"member":4,"muted":false}})",
    R"({"make_host":{"member":2}})",
    R"({"admit":{"ask":3,"yes":false}})",
    R"({"set_entry":{"entry":"locked"}})",
    R"({"close":{"wants":true}})",
    R"({"rematch":{}})",
    R"({"aid":{"name":"hint","about":"row 2"}})",
    R"({"aid":{"name":"hint"}})",
    R"({"ping":{"sent":1718000000123,"latency":35}})",
    R"({"ping":{"sent":0}})",
};

inline constexpr std::array events{
    R"({"welcome":{"version":2,"member":3,"seat":2,"now":1718000000123}})",
    R"({"welcome":{"version":2,"member":3,"now":1718000000123}})",
    R"({"room":{"id":"00ff","game":"chess","title":"Chess","options":[{"name":"seats","value":"2"}],"settings":{"listed":false,"spectators":true,"text":true,"team":"any_member","absence":"wait","grace_seconds":60,"aids":[],"entry":"open"},"phase":"playing","seats":[{"role":"white","team":0,"bots":["novice","master"],"member":1,"can_take_back":false,"ready":true},{"role":"black","team":1,"bots":[],"bot":"novice","can_take_back":false,"ready":true}],"members":[{"member":1,"name":"Ada","here":true,"host":true,"muted":false,"registered":true,"latency":35},{"member":2,"name":"Bob","here":false,"host":false,"muted":true,"registered":false}],"code":"amber-fox","table":"0f0f","captain":1,"round":1,"rematch_seats":[{"bot":"novice"},{"member":1},{}],"screens":1,"asks":[{"ask":3,"name":"Eve","member":4,"seat":2,"agreed":[1]},{"ask":4,"name":"Dan","agreed":[]}],"ending":[1]}})",
    R"({"room":{"id":"00ff","game":"chess","title":"Chess","options":[],"settings":{"listed":false,"spectators":true,"text":true,"team":"captain","absence":"bot","grace_seconds":10,"aids":["hint","letters"],"entry":"locked"},"phase":"closed","seats":[],"members":[],"round":0,"rematch_seats":[],"asks":[],"ending":[]}})",
    R"({"update":{"round":1,"number":9,"seat":1,"revision":12,"whole":{"view":{"board":[[1,2],[]],"mine":"é"},"offers":[{"guess":{}}],"notes":[{"writer":1,"key":"q","value":"out","personal":true}],"proposals":[{"seat":2,"action":{"guess":{"word":"slate"}}}],"away":[2],"result":"word_found","openings":[{"ordinal":1,"value":"word crane","nonce":"ff"}]},"commitments_before":3,"commitments":["aa","bb"],"now":90000,"resumes_at":93000}})",
    R"({"update":{"round":1,"number":10,"revision":13,"difference":{},"commitments_before":5,"commitments":[],"now":90500,"story":["{2} moves a knight.","{1} is to move."]}})",
    R"({"update":{"round":0,"number":1,"revision":0,"difference":{"view":{"board":{"1":[3]}},"result":null},"commitments_before":0,"commitments":[],"now":0}})",
    R"({"answer":{"id":"a-1","refused":{"code":"not_your_turn","sentence":"It is not your turn.","rule":"F-05","about":"minutes"}}})",
    R"({"answer":{"id":"a-1","aid":{"words":56}}})",
    R"({"answer":{"id":"a-1","warning":"Your queen would be lost."}})",
    R"({"answer":{"id":"a-1","effects":["Your queen is taken.","Your rook is free."]}})",
    R"({"answer":{"id":"a-1"}})",
    R"({"chat_message":{"number":1,"member":2,"name":"Bob","text":"Hm.","team":true,"registered":true,"at":1718000000123}})",
    R"({"chat_message":{"number":2,"member":2,"name":"Bob","phrase":"hello","team":false,"registered":false,"at":1718000000124}})",
    R"({"chat_erased":{"member":2}})",
    R"({"move_played":{"round":1,"seat":2,"action":{"guess":{"word":"crane"}},"why":"It leaves the fewest words.","at":61000}})",
    R"({"pong":{"sent":5,"now":1718000000123,"table_now":90000}})",
    R"({"pong":{"sent":5,"now":1718000000123}})",
    R"({"bye":{"code":"draining","sentence":"The server restarts; come back in a moment."}})",
};

inline constexpr std::array guest_wishes{R"({"name":"Ada"})"};
inline constexpr std::array sign_ins{R"({"name":"Ada","password":"correct horse"})"};
inline constexpr std::array set_passwords{
    R"({"password":"correct horse"})",
    R"({"password":"battery staple","old_password":"correct horse"})"};
inline constexpr std::array renames{R"({"name":"Zoë von 山"})"};
inline constexpr std::array new_rooms{
    R"({"game":"chess","options":[{"name":"seats","value":"2"}],"seats":["me","open","novice"],"settings":{"listed":false,"spectators":true,"text":true,"team":"any_member","absence":"wait","grace_seconds":60,"aids":["hint"],"entry":"open"},"start":true})"};

inline constexpr std::array games{
    R"({"version":2,"settings":{"listed":false,"spectators":true,"text":true,"team":"any_member","absence":"wait","grace_seconds":60,"aids":[],"entry":"open"},"settings_limits":{"min_grace_seconds":10,"max_grace_seconds":600},"games":[{"name":"chess","title":"Chess","rules_version":2,"symmetric_seats":false,"seats":[{"role":"white","team":0,"bots":["novice"]},{"role":"black","team":1,"bots":[]}],"options":[{"name":"minutes","value":"","title":"Minutes","sentence":"For each side.","kind":"number","min":1,"max":90,"choices":[],"depends_on":{"name":"clock","value":"yes"}},{"name":"board","value":"wood","title":"Board","sentence":"What it is made of.","kind":"one_of","choices":[{"name":"wood","title":"Wood","sentence":"Warm."}]}],"bots":[{"name":"novice","sentence":"Knows few words.","strength":"beginner"},{"name":"elder","sentence":"Of an older server."}],"presets":[{"id":"short","title":"A short one","sentence":"Ten minutes.","options":[{"name":"minutes","value":"5"}],"aids":["hint"]}],"aids":[{"name":"hint","sentence":"What a bot would do.","answer":"chess.Hint"}],"cards":"chess.Cards","print":"chess.Print","review":"chess.Review"}]})"};
inline constexpr std::array seats{R"({"seats":[{"role":"white","team":0,"bots":["novice"]}]})",
                                  R"({"seats":[]})"};
inline constexpr std::array rooms_made{
    R"({"id":"00ff","link":"http://here/r/00ff","code":"amber-fox","advice":"This link works on this machine only."})",
    R"({"id":"00ff","link":"http://here/r/00ff"})"};
inline constexpr std::array room_lists{
    R"({"rooms":[{"id":"00ff","game":"chess","title":"Chess","options":[{"name":"clock","value":"blitz"}],"phase":"waiting","seats":2,"open":1,"watching":0,"host":"Ada","host_registered":true}]})",
    R"({"rooms":[]})"};
inline constexpr std::array rooms_found{R"({"id":"00ff"})"};
inline constexpr std::array pasts{
    R"({"round":1,"steps":[{"number":1,"at":1718000000123,"view":{"board":[]}},{"number":3,"at":1718000000456,"difference":{"board":{"0":"crane"}},"story":["{1} writes a word."]}]})",
    R"({"round":0,"steps":[]})",
};
inline constexpr std::array mes{
    R"({"name":"Ada","has_password":true,"rooms":[{"id":"00ff","game":"chess","title":"Chess","options":[],"phase":"over","seats":2,"open":0,"watching":3,"host":"Ada","host_registered":true}],"games":[{"table":"0f0f","room":"00ff","game":"chess","title":"Chess","result":"white","begun":1718000000123,"players":["Ada","a former reader"],"seat":1}]})",
    R"({"name":"Bob","has_password":false,"rooms":[],"games":[]})"};
inline constexpr std::array profiles{
    R"({"wins_in_a_row":2,"most_wins_in_a_row":5,"kinds":[{"game":"chess","title":"Chess","played":9,"won":6,"facts":[{"name":"opening","value":"Ruy Lopez","times":4}]}]})",
    R"({"wins_in_a_row":0,"most_wins_in_a_row":0,"kinds":[]})"};
inline constexpr std::array replays{
    R"({"game":{"table":"0f0f","room":"00ff","game":"chess","title":"Chess","begun":0,"players":[]},"options":[],"steps":[{"number":1,"at":1500,"by":"seat","seat":1,"action":{"e4":{}},"view":{"to_move":"black"}}],"verified":true})",
    R"({"game":{"table":"0f0f","room":"00ff","game":"chess","title":"Chess","begun":0,"players":[]},"options":[],"steps":[{"number":1,"at":1500,"by":"chance","action":{"draw":{"drawn":[1]}},"view":{}}],"verified":false})"};
inline constexpr std::array healths{R"({"status":"ok","version":2,"rooms":12,"connections":30})"};
inline constexpr std::array failures{
    R"({"refused":{"code":"no_such_room","sentence":"There is no such room; ask for a new link."}})"};

}  // namespace protocol::samples
