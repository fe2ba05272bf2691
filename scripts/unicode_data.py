#!/usr/bin/env python3
"""Writes data/unicode/folded.txt and data/unicode/marks.txt from the Unicode Character Database.

Debian's package unicode-data has it in /usr/share/unicode, which is where this looks unless told otherwise:

    scripts/unicode_data.py [FOLDER]
"""
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / "data" / "unicode"


def rows(path):
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def code_points(text):
    first, _, last = text.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def read(folder):
    """Categories, canonical decompositions and NFKC_Casefold, by code point."""
    category, canonical = {}, {}
    for row in rows(folder / "UnicodeData.txt"):
        code = int(row[0], 16)
        category[code] = row[2]
        if row[5] and not row[5].startswith("<"):
            canonical[code] = [int(part, 16) for part in row[5].split()]
    folded = {}
    for row in rows(folder / "DerivedNormalizationProps.txt"):
        if row[1] == "NFKC_CF":
            for code in code_points(row[0]):
                folded[code] = [int(part, 16) for part in row[2].split()]
    return category, canonical, folded


def decomposed(codes, canonical):
    return [part for code in codes
            for part in (decomposed(canonical[code], canonical) if code in canonical else [code])]


def table(canonical, folded):
    """Every code point that NFKC_Casefold or a canonical decomposition changes, and what it becomes."""
    changed = {}
    for code in sorted(set(canonical) | set(folded)):
        if 0xAC00 <= code <= 0xD7A3:
            continue  # Hangul syllables are taken apart by a rule
        to = decomposed(folded.get(code, [code]), canonical)
        if to != [code]:
            changed[code] = to
    return changed


def runs(changed):
    """Neighbours that become neighbours, or that all become nothing, as (first, last, to)."""
    found = []
    for code, to in changed.items():
        if found:
            first, last, begin = found[-1]
            follows = code == last + 1 and (
                to == [] == begin or len(to) == len(begin) == 1 and to[0] - begin[0] == code - first)
            if follows:
                found[-1] = (first, code, begin)
                continue
        found.append((code, code, to))
    return found


def span(first, last):
    return f"{first:X}" if first == last else f"{first:X}-{last:X}"


def ranges(codes):
    found = []
    for code in codes:
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
    category, canonical, folded = read(folder)
    version = next(iter((folder / "DerivedNormalizationProps.txt").read_text().splitlines()))
    head = f"# Made by scripts/unicode_data.py from {version.lstrip('# ')}; see NOTICE.\n"
    OUT.mkdir(parents=True, exist_ok=True)
    with open(OUT / "folded.txt", "w", encoding="ascii") as out:
        out.write(head)
        out.write("# Code points, or neighbours, and what they become: NFKC_Casefold, taken apart as NFD has it.\n"
                  "# Of neighbours the first becomes that, the next its neighbour. Nothing follows what is left out.\n")
        for first, last, to in runs(table(canonical, folded)):
            out.write(" ".join([span(first, last)] + [f"{part:X}" for part in to]) + "\n")
    with open(OUT / "marks.txt", "w", encoding="ascii") as out:
        out.write(head + "# What is written above, below or through the letter before it (categories Mn and Me).\n")
        for first, last in ranges(sorted(code for code, is_in in category.items() if is_in in ("Mn", "Me"))):
            out.write(span(first, last) + "\n")


main()
