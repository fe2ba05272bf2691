// How an action is put together from an offer: the fields of its form are answered in order. Nothing here knows a Power,
// an ability or a rule; forms and offers come from the server.
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import type { Deck } from './deck.svelte';

// What can be pointed at on the table.
export type Thing =
  | { character: cast.Character }
  | { book: cast.Label }
  | { spot: cast.Spot; book: cast.Label }
  | { player: impossible.Seat }
  | { librarian: cast.Librarian }
  | { choice: number };

export const idOf = (thing: Thing): string =>
  'spot' in thing ? `spot:${thing.book}:${thing.spot}` : Object.entries(thing).map(([kind, value]) => `${kind}:${value}`).join(':');

export interface Option {
  id: string;
  thing: Thing;
  value: unknown;
}

// One offer, with the form that says how it is filled in.
export interface Task {
  id: string;
  form: impossible.Form;
  offer: Readonly<Record<string, unknown>>;
  card: cast.Character | null; // the Character that is added, or whose Power it is
  kind: 'add' | 'use' | 'help' | 'plain';
  wrap: (filled: Record<string, unknown>) => impossible.Action;
}

type Inner = Readonly<Record<string, unknown>>;
const entry = (variant: object): [string, Inner] => Object.entries(variant)[0] as [string, Inner];

export function tasksOf(deck: Deck, offers: readonly impossible.Offer[]): Task[] {
  const { actions, abilities } = deck.cards;
  return offers.flatMap((each): Task[] => {
    const [name, offer] = entry(each);
    if (name === 'use') {
      const card = offer['card'] as cast.Character;
      const [power, effect] = entry(offer['effect'] as object);
      const form = deck.power(power)?.form;
      const wrap = (filled: Record<string, unknown>) => ({ use: { card, effect: { [power]: filled } } }) as unknown as impossible.Action;
      return form ? [{ id: `use:${card}`, form, offer: effect, card, kind: 'use', wrap }] : [];
    }
    if (name === 'help') {
      const [ability, inner] = entry(offer['ability'] as object);
      const form = abilities.find((known) => known.name === ability);
      const wrap = (filled: Record<string, unknown>) => ({ help: { ability: { [ability]: filled } } }) as unknown as impossible.Action;
      return form ? [{ id: `help:${ability}`, form, offer: inner, card: null, kind: 'help', wrap }] : [];
    }
    const form = actions.find((known) => known.name === name);
    if (!form) return [];
    const card = (offer['character'] as cast.Character | undefined) ?? null;
    const copied = card === null ? {} : { character: card };
    const wrap = (filled: Record<string, unknown>) => ({ [name]: { ...copied, ...filled } }) as unknown as impossible.Action;
    return [{ id: card === null ? name : `${name}:${card}`, form, offer, card, kind: name === 'add' ? 'add' : 'plain', wrap }];
  });
}

// What is asked next.
export interface Question {
  field: impossible.Field;
  asks: string;
  options: readonly Option[];
  min: number;
  max: number;
  picked: readonly string[]; // of the options, in the order of picking
}

export interface Hands {
  of: (seat: impossible.Seat) => readonly cast.Character[];
  seat: impossible.Seat; // the own one
  seats: readonly impossible.Seat[];
}

// How far somebody has come. `picks` are the ids that were named for each field, in order; a field that is done says so.
export interface Progress {
  task: Task;
  picks: readonly { ids: readonly string[]; done: boolean }[];
}

export const begin = (task: Task): Progress => ({ task, picks: [] });

const labels = ['quill', 'typewriter', 'ballpoint'];

function thingOf(deck: Deck, value: unknown): Thing {
  if (typeof value === 'number') return { player: value };
  const text = String(value);
  if (labels.includes(text)) return { book: text as cast.Label };
  return deck.librarian(text as cast.Librarian) ? { librarian: text as cast.Librarian } : { character: text };
}
const option = (deck: Deck, value: unknown): Option => {
  const thing = thingOf(deck, value);
  return { id: idOf(thing), thing, value };
};
const listIn = (offer: Inner, name: string | undefined): readonly unknown[] => (name === undefined ? [] : ((offer[name] as readonly unknown[] | undefined) ?? []));

type Way = Readonly<Record<string, unknown>>;

// A way has several members; what belongs together on the table is named at once: a spot with its Book.
const stepsOf = (names: readonly string[]): string[][] => {
  const place: string[] = names.filter((name) => name === 'book' || name === 'spot');
  const rest = names.filter((name) => !place.includes(name)).map((name) => [name]);
  return place.length === 0 ? rest : [...rest, place];
};
function wayOption(deck: Deck, step: readonly string[], way: Way): Option {
  if (step.includes('spot')) {
    const thing = { book: way['book'] as cast.Label, spot: way['spot'] as cast.Spot };
    return { id: idOf(thing), thing, value: way };
  }
  return option(deck, way[step[0]!]);
}

interface Answered {
  filled: Record<string, unknown>;
  way: Way | null;
  insists: impossible.FieldChoice | null; // has to be confirmed in so many words
  question: Question | null; // the first that is not answered
  at: number; // the place of its field among the picks
}

export interface Outcome extends Answered {
  action: impossible.Action | null; // once nothing is left to ask
  paid: readonly cast.Character[];
}

export function walk(deck: Deck, hands: Hands, { task, picks }: Progress): Outcome {
  const { offer, form } = task;
  const answered: Answered = { filled: {}, way: null, insists: null, question: null, at: 0 };
  const paid: cast.Character[] = [];
  let place = 0;
  for (const field of form.fields) {
    if (field.when !== undefined && answered.way?.[field.when] === undefined) continue;
    if (field.kind === 'insist') {
      const isSet = answered.way?.[field.from[0] ?? ''] === true;
      answered.filled[field.names[0]!] = field.choices[isSet ? 1 : 0]?.value;
      if (isSet) answered.insists = field.choices[1] ?? null;
      continue;
    }
    const used = answer(deck, hands, field, offer, picks.slice(place), answered);
    if (answered.question) return { ...answered, at: place, action: null, paid };
    if (field.pays) paid.push(...picks.slice(place, place + used).flatMap(({ ids }) => ids.map((id) => id.replace('character:', ''))));
    place += used;
  }
  return { ...answered, at: place, action: task.wrap(answered.filled), paid };
}

// Takes a field's answers off the picks, or leaves its question; returns how many picks it took.
function answer(deck: Deck, hands: Hands, field: impossible.Field, offer: Inner, picks: Progress['picks'], into: Answered): number {
  const min = field.min_from === undefined ? field.min : Number(offer[field.min_from]);
  const most = field.max_from === undefined ? field.max : Number(offer[field.max_from]);
  const [first, second, third] = field.names as [string, string, string];
  const ask = (options: readonly Option[], least: number, max: number, picked: readonly string[] = [], asks = field.asks): void => {
    into.question = { field, asks, options, min: least, max: Math.min(max, options.length), picked };
  };
  const from = (index: number): Option[] => listIn(offer, field.from[index]).map((value) => option(deck, value));
  const find = (options: readonly Option[], id: string | undefined): Option | undefined => options.find((each) => each.id === id);
  // What was named for this field so far; nothing if it is not finished.
  const taken = (at: number): readonly string[] | null => (picks[at]?.done ? picks[at].ids : null);

  switch (field.kind) {
    case 'one': {
      const options = field.from.flatMap((_, index) => from(index));
      if (options.length === 0 && min === 0) return 0;
      const ids = taken(0);
      if (!ids) return ask(options, min, 1, picks[0]?.ids), 0;
      const chosen = find(options, ids[0]);
      if (chosen) into.filled[first] = chosen.value;
      else if (min > 0) return ask(options, min, 1), 0;
      return 1;
    }
    case 'some':
    case 'order':
    case 'held': {
      let options = from(0);
      if (field.kind === 'held') {
        const two = Object.values(into.filled).filter((value) => typeof value === 'number').flatMap((seat) => hands.of(seat));
        options = options.filter(({ value }) => two.includes(value as string));
      }
      const all = options.length;
      const [least, max] = field.kind === 'order' ? [all, all] : [min, most];
      const ids = taken(0);
      if (!ids) return ask(options, least, max, picks[0]?.ids), 0;
      into.filled[first] = ids.map((id) => find(options, id)?.value).filter((value) => value !== undefined);
      return 1;
    }
    case 'two': {
      const options = from(0);
      if (options.length === 1) {
        into.filled[first] = into.filled[second] = options[0]!.value;
        return 0;
      }
      const ids = options.length === 2 ? options.map(({ id }) => id) : taken(0);
      if (!ids) return ask(options, 2, 2, picks[0]?.ids), 0;
      [into.filled[first], into.filled[second]] = ids.map((id) => find(options, id)?.value);
      return options.length === 2 ? 0 : 1;
    }
    case 'pairs': {
      const [mine, theirs] = [from(0), from(1)];
      const one = taken(0);
      if (!one) return ask(mine, min, Math.min(most, theirs.length), picks[0]?.ids), 0;
      const other = taken(1);
      if (!other) return ask(theirs, one.length, one.length, picks[1]?.ids), 1;
      into.filled[first] = one.map((id, index) => ({ [second]: find(mine, id)?.value, [third]: find(theirs, other[index])?.value }));
      return 2;
    }
    case 'way': {
      let ways = listIn(offer, field.from[0]) as readonly Way[];
      let used = 0;
      for (const step of stepsOf(field.names)) {
        const options = ways.map((way) => wayOption(deck, step, way)).filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index);
        const ids = taken(used);
        const chosen = ids ? find(options, ids[0]) : undefined;
        if (!chosen) return ask(options, 1, 1, [], used === 0 ? field.asks : ''), used;
        ways = ways.filter((way) => wayOption(deck, step, way).id === chosen.id);
        ++used;
      }
      into.way = ways[0] ?? null;
      for (const name of field.names) into.filled[name] = into.way?.[name];
      return used;
    }
    case 'give': {
      const [mine, theirs] = [from(0), from(1)];
      const chosen = find([...mine, ...theirs], taken(0)?.[0]);
      if (!chosen) return ask([...mine, ...theirs], 1, 1, picks[0]?.ids), 0;
      into.filled[first] = chosen.value;
      if (theirs.includes(chosen)) {
        into.filled[second] = hands.seat;
        return 1;
      }
      const others = hands.seats.filter((seat) => seat !== hands.seat).map((seat) => option(deck, seat));
      const to = others.length === 1 ? others[0] : find(others, taken(1)?.[0]);
      if (!to) return ask(others, 1, 1), 1;
      into.filled[second] = to.value;
      return others.length === 1 ? 1 : 2;
    }
    case 'choice': {
      const gone = field.from[0] === undefined ? undefined : offer[field.from[0]];
      const options = field.choices
        .map(({ value }, index): Option => ({ id: `choice:${index}`, thing: { choice: index }, value }))
        .filter(({ value }) => value !== gone);
      const chosen = find(options, taken(0)?.[0]);
      if (!chosen) return ask(options, 1, 1), 0;
      into.filled[first] = chosen.value;
      return 1;
    }
    case 'insist':
      return 0;
  }
}

// Somebody has pointed at one of the options. As many as can be named go on by themselves; a second press takes one back.
export function pick(progress: Progress, outcome: Outcome, id: string): Progress {
  const { question } = outcome;
  if (!question || !question.options.some((each) => each.id === id)) return progress;
  const at = lastPlace(progress);
  const had = question.picked;
  const ids = had.includes(id) ? had.filter((each) => each !== id) : had.length < question.max ? [...had, id] : question.max === 1 ? [id] : had;
  const isAll = ids.length === question.max && !had.includes(id);
  return { ...progress, picks: [...progress.picks.slice(0, at), { ids, done: isAll }] };
}

// That many are enough.
export function settle(progress: Progress, { question }: Outcome): Progress {
  if (!question || question.picked.length < question.min) return progress;
  return { ...progress, picks: [...progress.picks.slice(0, lastPlace(progress)), { ids: question.picked, done: true }] };
}

// One step back; null where there is none.
export function back(progress: Progress): Progress | null {
  return progress.picks.length === 0 ? null : { ...progress, picks: progress.picks.slice(0, -1) };
}

const lastPlace = ({ picks }: Progress): number => picks.filter(({ done }) => done).length;
