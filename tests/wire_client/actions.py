"""From offers to actions, by the page's table of each game and the forms of Fiction Impossible."""


def fiction_action(seat, dice):
    offers = seat.offers()
    if "keep" in offers:
        return {"keep": {"ability": offers["keep"]["abilities"][0]}}
    if "choose" in offers:
        return {"choose": {"word": dice.choice(offers["choose"]["words"])}}
    if "name" in offers:
        return {"name": {"letter": dice.choice(offers["name"]["letters"])}}  # a set is its letters as one text
    if "share" in offers:
        honest, places = offers["share"]["honest"], offers["share"]["may_lie"]
        place = int(dice.choice(places)) - 1  # a set of places is their numbers as one text
        lie = dice.choice([mark for mark in "x~v" if mark != honest[place]])
        return {"share": {"shown": honest[:place] + lie + honest[place + 1:], "use": {"plainly": {}}}}
    if "token" in offers and dice.random() < 0.3:
        spot = dice.choice(offers["token"]["spots"])
        return {"token": {"row": spot["row"], "place": spot["place"]}}
    if "guess" in offers:
        words = seat.aid("words")
        return words and {"guess": {"word": dice.choice(words["words"])}}
    return None


WORDS = """about above actor admit adult after again agent agree ahead alarm album alive allow alone angle apart apple
beach begin birth blame blind block blood board brain bread break bring brown build carry catch chain chair cheap check
chief child civil claim class clean clear climb clock close coach coast count court cover craft crane cream crime cross
crowd crown dance death delay depth doubt draft drama dream dress drink drive early earth empty enemy enjoy enter equal
error event exist extra faith false fault field fight final floor focus force frame fresh front fruit funny giant glass
grace grade grand grant grass great green gross group guard guess guest guide happy heart heavy horse hotel house human
ideal image index inner input issue judge knife label labor large laugh layer learn lemon level light limit local lucky
lunch major match maybe metal minor model money month moral motor mouth movie music nerve never night noise north novel
nurse ocean offer order other owner paint panel paper party peace phase phone piece pilot pitch place plane plant plate
point pound power press price pride prime print prize proof queen quick quiet radio raise range ratio reach ready right
rival river rough round route royal rural scale scene scope score sense serve seven shape share sharp sheet shelf shell
shift shirt shock shoot short sight skill slate sleep small smart smile smoke solid solve sound south space speak speed
spend sport staff stage stand start state steam steel stick still stock stone store storm story strip study stuff style
sugar table taste teach thank theme thick thing think third throw tight title today topic total touch tough tower track
trade train treat trend trial trust truth twice uncle under union unite upper urban usual value video visit vital voice
waste watch water wheel while white whole woman world worry worth would write wrong young youth""".split()


def wordles_action(seat, dice):
    offers = seat.offers()
    if "hide" in offers:
        return {"hide": {"word": dice.choice(WORDS)}}
    if "call" in offers:
        # The words of one's query cards, or any word that was not called yet where there are none.
        words = offers["call"]["words"] or [word for word in WORDS if word not in offers["call"]["called"]]
        return {"call": {"word": dice.choice(words)}}
    if "ready" in offers:
        return {"ready": {}}
    if "attempt" in offers and dice.random() < 0.7:
        owner = int(offers["attempt"]["owners"][0])  # a set of seats is their numbers as one text
        likely = seat.aid("words", str(owner))
        words = [word for board in (likely or {"boards": []})["boards"] for word in board["words"]]
        if words:
            return {"attempt": {"owner": owner, "word": words[0]}}
    if "pass" in offers:
        return {"pass": {}}
    return None


class Forms:
    """Fiction Impossible: an action out of an offer by its form, as the page says."""

    def __init__(self, cards):
        forms = lambda list: {each["name"]: each.get("form", each) for each in list}
        self.powers, self.abilities = forms(cards["powers"]), forms(cards["abilities"])
        self.actions = forms(cards["actions"])

    def __call__(self, seat, dice):
        offers = seat.offers()
        kinds = [kind for kind in offers if kind not in ("pass", "heed")]
        dice.shuffle(kinds)
        for kind in kinds + [kind for kind in offers if kind == "pass"]:
            for _ in range(3):
                action = self.fill(kind, offers[kind], dice)
                if action is None:
                    break
                if "refused" not in seat.ask({"check_move": {"action": action}}):
                    return action
        return None

    def fill(self, kind, offer, dice):
        if kind == "use":
            return self.inner("use", "effect", self.powers, offer, dice)
        if kind == "help":
            return self.inner("help", "ability", self.abilities, offer, dice)
        filled = self.by(self.actions[kind], offer, dice)
        return None if filled is None else {kind: filled}

    def inner(self, kind, member, forms, offer, dice):
        (name, inside), = offer[member].items()
        filled = self.by(forms[name], inside, dice)
        if filled is None:
            return None
        copied = {"card": offer["card"]} if "card" in offer else {}
        return {kind: {**copied, member: {name: filled}}}

    def by(self, form, offer, dice):
        """None where the form cannot be filled in with what is there."""
        action = {name: offer[name] for name in ("card", "character") if name in offer}
        way = {}
        for field in form["fields"]:
            if "when" in field and field["when"] not in way:
                continue
            if not self.field(field, offer, way, action, dice):
                return None
        return action

    def field(self, field, offer, way, action, dice):
        kind, names = field["kind"], field["names"]
        if kind in ("choice", "insist"):
            return self.choose(field, offer, way, action, dice)
        sources = [offer.get(name, []) for name in field["from"]]
        least = offer[field["min_from"]] if "min_from" in field else field["min"]
        most = offer[field["max_from"]] if "max_from" in field else field["max"]
        have = list(sources[0])
        if kind == "one":
            if have:
                action[names[0]] = dice.choice(have)
            return bool(have) or least == 0
        if kind in ("some", "held"):
            if len(have) < least:
                return False
            action[names[0]] = dice.sample(have, dice.randint(least, min(most, len(have))))
        elif kind == "two":
            if not have:
                return False
            chosen = dice.sample(have, 2) if len(have) > 1 else [have[0], have[0]]
            action[names[0]], action[names[1]] = chosen
        elif kind == "pairs":
            other = list(sources[1])
            count = min(most, len(have), len(other))
            if count < least:
                return False
            pairs = zip(dice.sample(have, count), dice.sample(other, count))
            action[names[0]] = [{names[1]: one, names[2]: two} for one, two in pairs]
        elif kind == "way":
            if not have:
                return False
            way.update(dice.choice(have))
            action.update({name: way[name] for name in names if name in way})
        elif kind == "order":
            action[names[0]] = dice.sample(have, len(have))
        elif kind == "give":
            return False  # to another one, or to oneself: whoever plays alone has nobody
        else:
            raise AssertionError(f"the page knows no kind of field {kind}")
        return True

    def choose(self, field, offer, way, action, dice):
        values = [choice["value"] for choice in field["choices"]]
        if field["kind"] == "insist":
            action[field["names"][0]] = values[1 if way.get(field["from"][0]) else 0]
            return True
        but = offer.get(field["from"][0]) if field["from"] else None
        action[field["names"][0]] = dice.choice([value for value in values if value != but])
        return True
