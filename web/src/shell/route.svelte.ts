// Where in the page we are. Addresses are real paths below the folder that the server serves from.
import { base, place } from '../wire/api';

function relative(): string {
  return location.pathname.slice(base.pathname.length);
}

// "r/0123" or "" for home, and what stands behind "?" and "#".
export const route = $state({ path: relative(), search: location.search, hash: location.hash });

function look(): void {
  route.path = relative();
  route.search = location.search;
  route.hash = location.hash;
}
addEventListener('popstate', look);

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', place(path));
  else history.replaceState(null, '', place(path));
  look();
  if (how === 'push') scrollTo(0, 0);
}

// For the whole page: links to ourselves change the route and load nothing.
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target !== '' || link.hasAttribute('download')) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || !to.pathname.startsWith(base.pathname)) return;
  if (to.pathname.slice(base.pathname.length).startsWith('api/')) return;
  if (to.pathname === location.pathname && to.hash !== '') return;
  event.preventDefault();
  go(to.pathname.slice(base.pathname.length) + to.search + to.hash);
}
