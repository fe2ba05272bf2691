// What is typed anywhere on the page and means the table, not the thing that has the focus.
export type Typed = { letter: string } | 'rub' | 'enter' | null;

const keepsItsKeys = 'input, textarea, select, [contenteditable], dialog *';
const keepsEnter = 'button, a, summary, [role="button"]';

// A press of a pointer leaves the focus on what was pressed; nobody means that thing with Enter. Whoever has
// come to it by keys does.
let byKeys = true;
const moves = new Set(['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
addEventListener('pointerdown', () => (byKeys = false), { capture: true });
addEventListener('keydown', ({ key }) => moves.has(key) && (byKeys = true), { capture: true });

// What a key means for the table, wherever the focus is; nothing where the key belongs to something else.
export function typedBy(event: KeyboardEvent): Typed {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.matches(keepsItsKeys)) return null;
  if (/^[a-z]$/i.test(event.key)) return { letter: event.key.toLowerCase() };
  if (event.key === 'Backspace') return 'rub';
  return event.key === 'Enter' && !(byKeys && at?.closest(keepsEnter)) ? 'enter' : null;
}

// Letters that are typed before the table is there. Whoever starts a game or opens its link begins; the table
// takes them when it is drawn.
const kept = 12; // more than any table's word
let early: string | null = null;

function listen(event: KeyboardEvent): void {
  const typed = typedBy(event);
  if (early === null || typed === null || typed === 'enter') return;
  early = typed === 'rub' ? early.slice(0, -1) : (early + typed.letter).slice(0, kept);
}

export function keepEarly(): void {
  if (early === null) addEventListener('keydown', listen);
  early ??= '';
}

export function takeEarly(): string {
  const typed = early ?? '';
  early = null;
  removeEventListener('keydown', listen);
  return typed;
}
