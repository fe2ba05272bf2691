"""One seat at a table, with all that it is told."""

import time

from connection import PATIENCE, Line, need
from difference import apply


class Seat:
    def __init__(self, person, room):
        self.person, self.room = person, room
        self.table = None  # the TableView
        self.round = self.number = self.revision = 0
        self.seat = None
        self.answers, self.commitments, self.chat = {}, [], []
        self.asked = 0
        self.line = None
        self.connect()

    def connect(self, resumes=False):
        if self.line:
            self.line.close()
        query = f"?round={self.round}&number={self.number}&seat={self.seat or 0}" if resumes else ""
        if not resumes:
            self.table = None
        self.line = Line(self.person, f"api/rooms/{self.room}/socket{query}")
        need(self.line.status == 101, "whoever has the link may come in")
        welcome = self.line.receive()
        need("welcome" in welcome, "the server's first object is Welcome")
        need(welcome["welcome"]["version"] == 2, "the protocol's version is 2")
        need("room" in self.line.receive(), "then comes Room, whole")

    def hear(self):
        event = self.line.receive()
        need(event is not None, "nobody closes a table that is being played")
        (kind, told), = event.items()
        if kind == "update":
            need(("whole" in told) != ("difference" in told), "exactly one of whole and difference is there")
            if "whole" in told:
                self.table = told["whole"]
            else:
                need(self.table is not None, "a difference is to what this connection was sent before")
                need(told["number"] == self.number + 1 or told["round"] != self.round, "numbers have no gap")
                self.table = apply(self.table, told["difference"])
            before = told["commitments_before"]
            need(before in (0, len(self.commitments)), "commitments follow those that were sent")
            self.commitments = self.commitments[:before] + told["commitments"]
            self.round, self.number, self.revision = told["round"], told["number"], told["revision"]
            self.seat = told.get("seat")
        elif kind == "answer":
            self.answers[told["id"]] = told
        elif kind == "chat_message":
            self.chat.append(told)
        return kind

    def until(self, holds, sentence):
        end = time.monotonic() + PATIENCE
        while not holds():
            need(time.monotonic() < end, sentence)
            self.hear()

    def ask(self, request, id=None):
        """The Answer; every message is answered under its id."""
        if id is None:
            self.asked += 1
            id = f"q{self.asked}"
        self.answers.pop(id, None)
        self.line.send({"id": id, "request": request})
        self.until(lambda: id in self.answers, f"every message is answered: {request}")
        return self.answers[id]

    def refused(self, request):
        answer = self.ask(request)
        need("refused" in answer, f"this should be refused: {request}")
        return answer["refused"]["code"]

    def aid(self, name, about=None):
        question = {"name": name}
        if about is not None:
            question["about"] = about
        while True:
            answer = self.ask({"aid": question})
            if answer.get("refused", {}).get("code") not in ("too_fast", "busy"):
                return answer.get("aid")
            time.sleep(1.0)

    def is_over(self):
        return bool(self.table) and "result" in self.table

    def offers(self):
        return {} if self.table is None or self.is_over() else {k: v for o in self.table["offers"] for k, v in o.items()}

    def play(self, action):
        """Asks first whether it would be taken, then makes the move, twice under one id. False where it is late."""
        check = self.ask({"check_move": {"action": action}})
        revision = self.revision
        if "refused" in check:
            code = check["refused"]["code"]
            need(not self.waits_for(action), f"an action made of the offers was refused as {code}: {action}")
            return False
        self.asked += 1
        id = f"m{self.asked}"
        move = {"play": {"action": action, "revision": revision}}
        answer = self.ask(move, id)
        if "refused" in answer:
            need(answer["refused"]["code"] in ("stale", "game_over", "not_playing"), f"{action}: {answer}")
            return False
        need("refused" not in self.ask(move, id), "a move that is sent again is done once and answered as done")
        return True

    def waits_for(self, action):
        """Whether the offers that we have now still have this kind of action."""
        return next(iter(action)) in self.offers()

    def is_as_a_new_line_has_it(self):
        """What the differences have led to is what a new connection is sent whole."""
        other = Seat(self.person, self.room)
        other.until(lambda: other.table is not None, "a new connection is sent what there is, whole")
        while other.number > self.number:
            self.hear()
        if other.number == self.number and other.round == self.round:
            need(other.table == self.table, "differences lead to the whole")
            need(other.commitments == self.commitments, "and so do commitments")
        other.line.close()
