// Moves of any game: the wire has them as JSON, an object with one member, the kind of the move.

// The same for equal moves, in whatever order their members come.
export function actionKey(action: unknown): string {
  return JSON.stringify(action, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value,
  );
}

// A move in plain words, if its game has no better ones: {"attempt":{"owner":2,"word":"crane"}} is "attempt 2 crane".
export function actionInWords(action: unknown): string {
  return (isObject(action) ? alternative(action) : simple(action)).join(' ');
}

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
const spelt = (name: string): string => name.replaceAll('_', ' ');

function alternative(variant: Members): string[] {
  return Object.entries(variant).flatMap(([kind, members]) => [spelt(kind), ...(isObject(members) ? inner(members) : simple(members))]);
}

function inner(members: Members): string[] {
  return Object.entries(members).flatMap(([name, value]) => {
    if (isObject(value)) return isVariant(value) ? alternative(value) : inner(value);
    if (Array.isArray(value)) return value.flatMap((each: unknown) => (isObject(each) ? inner(each) : simple(each)));
    return value === true ? [spelt(name)] : simple(value);
  });
}

const isVariant = (value: Members): boolean => Object.keys(value).length === 1 && isObject(Object.values(value)[0]);
const simple = (value: unknown): string[] => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []);
