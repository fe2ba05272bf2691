// Puts a text where it can be pasted. Over plain http a page may not write there by itself; then the
// older way through a selected field is tried, and the text stays selected if that fails too.
export async function copyText(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    if (!navigator.clipboard) throw new Error('only over https');
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand?.('copy') ?? false;
  }
}
