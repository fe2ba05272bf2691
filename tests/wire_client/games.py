"""Whole games, and what there is of them afterwards."""

import random
import time

from connection import PATIENCE, Person, need
from difference import apply
from seat import Seat


def play_on(seat, choose, dice, most_moves=2000):
    for move in range(most_moves):
        if seat.is_over():
            return
        action = choose(seat, dice) if seat.offers() else None
        if action is None or not seat.play(action):
            number = seat.number
            seat.until(lambda: seat.number != number or seat.is_over() or seat.offers(), "the others play on")
        if move % 7 == 3:
            seat.is_as_a_new_line_has_it()
        if move % 11 == 5:
            seat.connect(resumes=True)
    raise AssertionError("the game does not end")


def whole_game(url, label, game, options, seats, choose, aids=()):
    dice = random.Random(label)
    person = Person(url, "Ada")
    wish = {
        "game": game,
        "options": [{"name": name, "value": value} for name, value in options.items()],
        "seats": seats,
        "settings": {"aids": list(aids)},
        "start": True,
    }
    room = person.post("api/rooms", wish)["id"]
    seat = Seat(person, room)
    seat.until(lambda: seat.table is not None, "once a game has started, an Update comes")
    number, revision = seat.number, seat.revision
    need(seat.refused({"play": {"action": {"dance": {}}, "revision": revision + 1000}}), "there is no such revision")
    need("refused" not in seat.ask({"chat": {"phrase": "good_luck"}}), "phrases are never forbidden")
    play_on(seat, choose, dice)
    seat.until(lambda: seat.table["openings"], "the openings of the commitments come with the result")
    for opening in seat.table["openings"]:
        need(opening["ordinal"] >= 1 and opening["nonce"], "what was sealed is opened")
    after_the_game(seat)
    print(f"{label}: {seat.table['result']}, {seat.number} updates")


def after_the_game(seat):
    person = seat.person
    end = time.monotonic() + PATIENCE
    while "result" not in (game := person.get("api/me")["games"][0]):
        need(time.monotonic() < end, "a finished game is listed with its result, soon")
    table = game["table"]
    need(game["result"] == seat.table["result"], "a finished game is listed with its result")
    record = person.get(f"api/tables/{table}/record", with_cookie=False)
    need(record.startswith("liebrary record"), "a record is text, and needs no cookie")
    replay = person.get(f"api/tables/{table}/replay?seat={seat.seat}", with_cookie=False)
    need(replay["verified"] and replay["steps"], "a replay shows a finished game, verified")
    past = person.get(f"api/rooms/{seat.room}/past")
    view = None
    for step in past["steps"]:
        view = step["view"] if "view" in step else apply(view, step["difference"])
    need(view == seat.table["view"], "the past leads to the present")
    seat.line.close()
