// Whether this page and the server speak the same version of the wire (docs/formats/wire.md). If they do
// not, this page was loaded before the server was updated. It loads itself again, once for each version of
// the server and each tab, so that it cannot go round in circles; after that people are asked to.
import { version } from './types/protocol';

// What is done to the browser; tests replace it.
export const page = { reload: () => location.reload() };

const reloadedFor = 'liebrary.reloaded-for'; // the server's version; stays
const hasReloaded = 'liebrary.has-reloaded'; // until it has been said

export const update = $state<{ notice: 'none' | 'reloaded' | 'outdated' }>({ notice: 'none' });

// Whether they are the same. If not, the page may be gone soon.
export function checkVersion(ofServer: number): boolean {
  if (ofServer === version) return true;
  if (mayReload(ofServer)) page.reload();
  else update.notice = 'outdated';
  return false;
}

// At the start of the page.
export function noticeReload(): void {
  try {
    if (sessionStorage.getItem(hasReloaded) === null) return;
    sessionStorage.removeItem(hasReloaded);
    if (update.notice === 'none') update.notice = 'reloaded';
  } catch {
    // Forbidden: then it has not loaded itself again either.
  }
}

// A browser that cannot remember that it has done so does not do so.
function mayReload(ofServer: number): boolean {
  try {
    if (sessionStorage.getItem(reloadedFor) === String(ofServer)) return false;
    sessionStorage.setItem(reloadedFor, String(ofServer));
    sessionStorage.setItem(hasReloaded, 'yes');
    return true;
  } catch {
    return false;
  }
}
