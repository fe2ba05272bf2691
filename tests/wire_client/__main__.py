"""Plays a whole game of each kind at a server, written from docs/formats/wire.md alone.

    python3 tests/wire_client http://localhost:8080/

Nothing of the program is used, and nothing that is not on the page: whoever changes the wire or the page
hears from this client. Every assertion is a sentence of the page."""

import sys
import threading
import traceback

from actions import Forms, fiction_action, wordles_action
from connection import Person
from games import whole_game
from refusals import refusals


def main():
    url = sys.argv[1]
    forms = Forms(Person(url, "Cleo").get("api/games/impossible/cards"))
    words, nothing = ["words"], {}
    kinds = [
        lambda: refusals(url),
        lambda: whole_game(url, "fiction guesser", "fiction", nothing, ["liar", "me"], fiction_action, words),
        lambda: whole_game(url, "fiction librarian", "fiction", nothing, ["me", "reader"], fiction_action),
        lambda: whole_game(url, "banned", "fiction", {"edition": "banned"}, ["me", "reader"], fiction_action),
        lambda: whole_game(url, "wordles", "wordles", {"seats": "2"}, ["me", "sleuth"], wordles_action, words),
        lambda: whole_game(url, "impossible", "impossible", {"seats": "1"}, ["me"], forms),
    ]
    wrong = []

    def run(kind):
        try:
            kind()
        except BaseException:  # of whatever kind: the others go on, and the exit code tells
            wrong.append(traceback.format_exc())

    threads = [threading.Thread(target=run, args=(kind,)) for kind in kinds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for each in wrong:
        print(each, file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
