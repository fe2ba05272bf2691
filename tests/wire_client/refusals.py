"""The statuses, limits and close codes that the page names."""

import json

from connection import Line, Person, need
from seat import Seat


def refusals(url):
    """The statuses and limits that the page names."""
    person = Person(url, "Bob")
    is_refused = lambda wanted, *call, **options: need(
        person.refused(*call, **options) == wanted, f"{call[:2]} should be {wanted}, not {person.refused(*call, **options)}")
    is_refused((401, "who_are_you"), "GET", "api/me/export", with_cookie=False)
    is_refused((404, "no_such_room"), "GET", "api/rooms/" + 32 * "0")
    is_refused((404, "no_such_game"), "GET", f"api/tables/{32 * '0'}/record")
    is_refused((404, "not_here"), "GET", "api/nothing")
    is_refused((405, "wrong_method"), "DELETE", "api/games")
    is_refused((400, "two_seats"), "POST", "api/rooms", {"game": "fiction", "seats": ["me", "me"]})
    is_refused((413, "body_too_long"), "POST", "api/name", {"name": 70000 * "x"})
    need(person.refused("POST", "api/name", {"name": 20000 * "x"})[0] == 400, "a body of 16 to 64 KB is 400")
    deep = {"name": "Bob", "unknown": None}
    for _ in range(20):
        deep = {"name": "Bob", "unknown": deep}
    need(person.refused("POST", "api/name", deep)[0] == 400, "17 levels are too deep")
    for path, status in (("health", 200), ("health/ready", 200), ("health/live", 200)):
        health = person.get(path)
        need(health["status"] == "ok" and health["version"] == 2, f"{path} is ok")
    room = person.post("api/rooms", {"game": "fiction", "seats": ["me", "open"]})["id"]
    closes(person, room)
    me = json.loads(person.ask("DELETE", "api/me")[2])
    need(me["name"] == "", "whoever is erased is nobody")
    is_refused((401, "who_are_you"), "GET", "api/me/export")


def closes(person, room):
    def end(seat):
        try:
            while seat.line.receive() is not None:
                pass
        except (AssertionError, OSError):
            pass
        return seat.line.closed_with

    seat = Seat(person, room)
    answer = seat.ask({"dance": {}})
    need(answer["refused"]["code"] == "unknown_name", "unknown kinds are refused")
    seat.line.send("no JSON")
    seat.until(lambda: "" in seat.answers, "what cannot be read is answered under an empty id")
    seat.line.send({"id": "long", "request": {"chat": {"text": 17000 * "x"}}})
    need(end(seat) == 1009, "a message that is too long closes the socket with 1009")
    seat = Seat(person, room)
    seat.line.frame(2, b"binary")
    need(end(seat) == 1003, "a binary message closes it with 1003")
    seat = Seat(person, room)
    need("refused" not in seat.ask({"close": {}}), "the host closes the room")
    bye = None
    while (event := seat.line.receive()) is not None:
        bye = event.get("bye", bye)
    need(bye and bye["code"] == "closed", "the last is Bye with a reason")
    need(seat.line.closed_with == 4000, "4000: see the Bye")
    need(Line(person, f"api/rooms/{room}/socket").status == 403, "and nobody comes in any more")
