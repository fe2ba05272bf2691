// What the opened seals of a game say (docs/formats/record.md), and whether the screen says the same.
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';

export interface SealedRow {
  row: number; // counted from 1
  secret: string; // as it stood then
  honest: string;
  shown: string;
  use: string; // the ability's name, or "none"
}

export interface Sealed {
  deal: { librarian: readonly string[]; guessers: readonly string[] } | null;
  word: string | null; // as it was chosen
  rows: readonly SealedRow[];
  unread: readonly number[]; // ordinals of values that are none of these
}

const dealt = /^deal librarian (\w+) (\w+) guessers (\w+) (\w+)$/;
const chosen = /^word ([a-z]+)$/;
const shared = /^row (\d+) secret ([a-z]+) honest (\S+) shown (\S+) use (\w+)$/;

export function sealedIn(openings: readonly protocol.Opening[]): Sealed {
  const found = { deal: null as Sealed['deal'], word: null as string | null, rows: [] as SealedRow[], unread: [] as number[] };
  for (const { ordinal, value } of openings) {
    const [deal, word, row] = [dealt.exec(value), chosen.exec(value), shared.exec(value)];
    if (deal) found.deal = { librarian: [deal[1]!, deal[2]!], guessers: [deal[3]!, deal[4]!] };
    else if (word) found.word = word[1]!;
    else if (row) found.rows.push({ row: Number(row[1]), secret: row[2]!, honest: row[3]!, shown: row[4]!, use: row[5]! });
    else found.unread.push(ordinal);
  }
  return found;
}

// The name of the ability that went with an answer.
export function usedIn(use: fiction.Use): string {
  const name = Object.keys(use)[0] ?? 'plainly';
  return name === 'plainly' ? 'none' : name;
}

// The Lie-brarian's board. After a game without a result the view does not have it, but the seals do.
export interface Revealed {
  secret: string;
  truths: readonly { honest: string; use: string; secret: string }[];
  change: { from: string; row: number } | null; // since which row, counted from 1, the secret is another
}

export function revealed(view: fiction.View, sealed: Sealed): Revealed | null {
  return fromDesk(view) ?? fromSeals(sealed);
}

function fromDesk({ desk }: fiction.View): Revealed | null {
  if (!desk || desk.secret === '') return null;
  const change = desk.change ? { from: desk.change.from, row: desk.change.at } : null;
  const truths = desk.truths.map(({ honest, use }, index) => ({
    honest,
    use: usedIn(use),
    secret: change && index + 1 < change.row ? change.from : desk.secret,
  }));
  return { secret: desk.secret, truths, change };
}

function fromSeals({ word, rows }: Sealed): Revealed | null {
  if (word === null) return null;
  const secret = rows.at(-1)?.secret ?? word;
  const changed = rows.find((each) => each.secret !== word);
  return {
    secret,
    truths: rows.map(({ honest, use, secret: then }) => ({ honest, use, secret: then })),
    change: changed ? { from: word, row: changed.row } : null,
  };
}

export type Contradiction = { about: 'deal' | 'word' | 'rows' | 'unread' } | { about: 'row'; row: number };

// Where the opened seals and the board on the screen do not tell the same story.
export function contradictions(view: fiction.View, sealed: Sealed): Contradiction[] {
  const answered = view.board.rows.filter((row) => row.shared);
  const desk = fromDesk(view);
  return [
    ...(sealed.unread.length > 0 ? [{ about: 'unread' as const }] : []),
    ...(dealFits(view, sealed) ? [] : [{ about: 'deal' as const }]),
    ...(desk && (desk.change?.from ?? desk.secret) !== sealed.word ? [{ about: 'word' as const }] : []),
    ...(answered.length === sealed.rows.length ? [] : [{ about: 'rows' as const }]),
    ...sealed.rows.flatMap((each, index) =>
      each.row === index + 1 && rowFits(each, answered[index], desk?.truths[index] ?? null, desk !== null)
        ? []
        : [{ about: 'row' as const, row: index + 1 }],
    ),
  ];
}

function dealFits({ librarian_hand, guessers_hand }: fiction.View, { deal }: Sealed): boolean {
  if (!librarian_hand || !guessers_hand) return true;
  return deal?.librarian.join() === librarian_hand.dealt.join() && deal.guessers.join() === guessers_hand.dealt.join();
}

function rowFits(
  sealed: SealedRow,
  row: fiction.Row | undefined,
  truth: Revealed['truths'][number] | null,
  mustHaveTruth: boolean,
): boolean {
  if (row?.shown !== sealed.shown) return false;
  if (!truth) return !mustHaveTruth;
  return truth.honest === sealed.honest && truth.use === sealed.use && truth.secret === sealed.secret;
}
