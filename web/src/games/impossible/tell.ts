// A move of a finished game in words. What was named is read off the form of the move, so that a new Power needs
// nothing here.
import { seatedFrom } from '../../room/seated';
import { actorName, plainly } from '../../replay/actors';
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import type * as protocol from '../../wire/types/protocol';
import { deckOf, type Deck } from './deck.svelte';
import { labels, slotOf } from './labels';
import { replayWords } from './replay-words';
import { hasAttacked, type Move } from './turns';

interface Table {
  deck: Deck;
  open: impossible.Open; // before the move
  nameOf: (seat: number) => string;
}
type Members = Readonly<Record<string, unknown>>;

const isLabel = (value: unknown): value is cast.Label => labels.includes(value as cast.Label);

// What one value of an action means on the table.
function thing({ deck, open, nameOf }: Table, value: unknown): string {
  if (typeof value === 'number') return nameOf(value);
  if (isLabel(value)) return deck.title(slotOf(open, value)?.book);
  const key = String(value);
  return deck.librarian(key as cast.Librarian)?.name ?? deck.name(key);
}

function spotName({ deck, open }: Table, label: unknown, spot: unknown): string {
  const book = isLabel(label) ? slotOf(open, label)?.book : undefined;
  const original = deck.book(book)?.originals[Number(spot) - 1];
  return replayWords().spotIn(original === undefined ? '' : deck.name(original), deck.title(book));
}

function namedBy(table: Table, field: impossible.Field, action: Members): string[] {
  const [first, second, third] = field.names as [string, string, string];
  const w = replayWords();
  switch (field.kind) {
    case 'insist':
      return [];
    case 'choice': {
      const chosen = field.choices.find(({ value }) => value === action[first]);
      return chosen ? [chosen.title] : [];
    }
    case 'pairs':
      return (action[first] as readonly Members[]).map((pair) => w.pair(thing(table, pair[second]), thing(table, pair[third])));
    case 'way': {
      const spot = field.names.includes('spot') ? [spotName(table, action['book'], action['spot'])] : [];
      const rest = field.names.filter((name) => spot.length === 0 || (name !== 'spot' && name !== 'book'));
      return [...rest.map((name) => thing(table, action[name])), ...spot];
    }
    default:
      return field.names
        .flatMap((name) => action[name])
        .filter((value) => value !== undefined)
        .map((value) => thing(table, value));
  }
}

const namedIn = (table: Table, form: impossible.Form | undefined, action: Members): string[] =>
  form?.fields.flatMap((field) => namedBy(table, field, action)) ?? [];

const entry = (variant: object): [string, Members] => Object.entries(variant)[0] as [string, Members];

function addition(table: Table, name: string, { character, book, spot, sparing }: impossible.Add): string {
  const w = replayWords();
  const { deck, open } = table;
  const original = deck.book(slotOf(open, book)?.book)?.originals[spot - 1];
  const title = thing(table, book);
  const added =
    original === character || original === undefined
      ? w.addsHome(name, deck.name(character), title)
      : w.adds(name, deck.name(character), deck.name(original), title);
  return sparing === undefined ? added : `${added} ${w.sparing(deck.name(sparing))}`;
}

function chance({ owing }: impossible.Open, after: impossible.Open, nameOf: (seat: number) => string): string {
  const w = replayWords();
  const told: Partial<Record<impossible.Owing, string>> = {
    librarians: w.dealsLibrarians,
    characters: w.dealsCharacters,
    books: w.dealsBooks,
    reshuffle: w.reshuffles,
    spine: '', // the Book that gets it is told of
  };
  return told[owing] ?? w.firstPlayer(nameOf(after.active));
}

function deed(table: Table, name: string, action: impossible.Action, after: impossible.Open): string {
  const w = replayWords();
  const { deck, open, nameOf } = table;
  if ('draw' in action) return chance(open, after, nameOf);
  if ('expire' in action) return w.timeUp;
  if ('substitute' in action) return w.plays(nameOf(Number(/\d+$/.exec(action.substitute.seat)?.[0] ?? 0)));
  if ('choose' in action) return w.keepsLibrarian(name, thing(table, action.choose.librarian));
  if ('add' in action) return addition(table, name, action.add);
  if ('use' in action) {
    const [power, effect] = entry(action.use.effect);
    const card = deck.power(power);
    return w.uses(name, card?.title ?? power, deck.name(action.use.card), namedIn(table, card?.form, effect));
  }
  const [kind, members] = 'help' in action ? entry(action.help.ability) : entry(action);
  const forms = 'help' in action ? deck.cards.abilities : deck.cards.actions;
  const form = forms.find((each) => each.name === kind);
  const named = namedIn(table, form, members);
  // A choice is called by what was chosen: "Pass for this turn".
  if (form?.fields[0]?.kind === 'choice') return w.does(name, named[0] ?? form.title, named.slice(1));
  return w.does(name, form?.title ?? kind.replaceAll('_', ' '), named);
}

// What it led to, by the table before and after.
function consequences(deck: Deck, move: Move): string[] {
  const w = replayWords();
  const { open: was } = move.before;
  const { open: is } = move.after;
  const saved = is.saved.slice(was.saved.length).map(({ book }) => deck.title(book));
  const lost = is.destroyed.slice(was.destroyed.length).map((book) => deck.title(book));
  const molded = is.slots.flatMap(({ book, mold }) => {
    const before = book === undefined ? undefined : was.slots.find((slot) => slot.book === book);
    return before !== undefined && mold > before.mold ? [deck.title(book)] : [];
  });
  return [
    ...(saved.length > 0 ? [w.saves(saved)] : []),
    ...(hasAttacked(move) ? [w.attacks] : []),
    ...(molded.length > 0 ? [w.molded(molded)] : []),
    ...(lost.length > 0 ? [w.loses(lost)] : []),
    ...(is.outcome !== undefined && was.outcome === undefined ? [w.over[is.outcome]] : []),
  ];
}

const fresh = { phase: 'set_up', owing: 'first_player', slots: [], saved: [], destroyed: [], pool: [], threshold: 0 };

export function tellWith(deck: Deck, replay: protocol.Replay, step: protocol.Step): string {
  const players = seatedFrom(replay.game.players.map((name, index) => ({ seat: index + 1, name, mine: false, bot: false, away: false })));
  const nameOf = (seat: number): string => players[seat - 1]?.name ?? replayWords().seat(seat);
  const after = step.view as impossible.View;
  const action = step.action as impossible.Action;
  const earlier = replay.steps.find(({ number }) => number === step.number - 1)?.view as impossible.View | undefined;
  const before = earlier ?? { ...after, open: { ...after.open, ...fresh } as unknown as impossible.Open };
  const name = step.by === 'seat' ? nameOf(step.seat ?? 0) : actorName(replay, step);
  return [deed({ deck, open: before.open, nameOf }, name, action, after.open), ...consequences(deck, { action, before, after })].filter((sentence) => sentence !== '').join(' ');
}

// In plain words until the cards have come.
export function tell(replay: protocol.Replay, step: protocol.Step): string {
  const deck = deckOf(replay.options);
  return deck ? tellWith(deck, replay, step) : plainly(replay, step);
}
