"""Differences, as the page defines apply(old, patch)."""

from connection import need


def apply(old, patch):
    if not isinstance(patch, dict):
        return patch
    if isinstance(old, list):
        new = list(old)
        if "length" in patch:
            need(patch["length"] <= len(new), "a length is never greater than the list's")
            new = new[: patch["length"]]
        for key in sorted((k for k in patch if k != "length"), key=int):
            at = int(key)
            need(at <= len(new), "a position beyond the end of a list cannot occur")
            if at == len(new):
                new.append(apply(None, patch[key]))
            else:
                new[at] = apply(new[at], patch[key])
        return new
    new = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        else:
            new[key] = apply(new.get(key), value)
    return new
