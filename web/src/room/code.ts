// A code as a screen reader should say it: its words one by one. Tables that have waited since before codes were
// words have one of letters.
export function spokenCode(code: string): string {
  return code.includes('-') ? code.split('-').join(', ') : [...code].join(' ');
}
