// The one polite live region: what a screen reader says by itself.
export const announced = $state({ text: '', turn: 0 });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

// Sentences of one moment are spoken together, so that none is cut off by the next.
export function announce(sentence: string): void {
  waiting.push(sentence);
  timer ??= setTimeout(() => {
    announced.text = waiting.join(' ');
    announced.turn += 1;
    waiting = [];
    timer = null;
  }, 80);
}
