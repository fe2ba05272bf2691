// Differences between two JSON values, as updates of a table carry them (docs/formats/wire.md): a merge
// patch (RFC 7396) that can also patch a list by position.
type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

// Returns the new value and leaves the old one as it is. Parts that did not change are shared, so that they
// can be compared by identity. Throws RangeError if the difference does not fit a list of the old value.
export function applyDifference(old: unknown, difference: unknown): unknown {
  if (!isObject(difference)) return difference;
  return Array.isArray(old) ? patchedList(old, difference) : patchedObject(isObject(old) ? old : {}, difference);
}

function patchedObject(old: Members, difference: Members): Members {
  const result: Record<string, unknown> = { ...old };
  let isSame = true;
  for (const [name, patch] of Object.entries(difference)) {
    const before = old[name];
    const after = patch === null ? undefined : applyDifference(before, patch);
    if (after === before) continue;
    if (after === undefined) delete result[name];
    else result[name] = after;
    isSame = false;
  }
  return isSame ? old : result;
}

function patchedList(old: readonly unknown[], { length = old.length, ...elements }: Members): readonly unknown[] {
  if (!isPosition(length, old.length)) throw new RangeError(`a list of ${old.length} cannot be cut to ${String(length)}`);
  const result = old.slice(0, length);
  let isSame = length === old.length;
  for (const [key, patch] of Object.entries(elements)) {
    const position = Number(key);
    if (!isPosition(position, result.length)) throw new RangeError(`a list of ${result.length} has no position ${key}`);
    const after = patch === null ? null : applyDifference(result[position], patch);
    if (position < result.length && after === result[position]) continue;
    result[position] = after;
    isSame = false;
  }
  return isSame ? old : result;
}

// A position within a list, or at its end.
const isPosition = (value: unknown, length: number): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= length;
