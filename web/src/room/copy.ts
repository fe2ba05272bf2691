// To the clipboard, also where a page came over plain http and browsers keep the clipboard from it.
export type Copied = 'copied' | 'selected'; // "selected": the person has to press the keys

export interface Clipboards {
  modern: ((text: string) => Promise<void>) | null;
  old: () => boolean; // copies what is selected
}

const browser = (): Clipboards => ({
  modern: window.isSecureContext && navigator.clipboard ? (text) => navigator.clipboard.writeText(text) : null,
  old: () => document.execCommand('copy'),
});

export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement, ways: Clipboards = browser()): Promise<Copied> {
  field.focus();
  field.select();
  try {
    if (ways.modern) {
      await ways.modern(field.value);
      return 'copied';
    }
  } catch {
    // It may be forbidden to this page; the old way may not.
  }
  try {
    if (ways.old()) return 'copied';
  } catch {
    // Then by hand.
  }
  return 'selected';
}
