// A server for tests of components: answers what a test has written down, and notes what was asked.
import { vi } from 'vitest';

export interface Asked {
  request: string; // "POST api/rooms"
  body: unknown;
}
type Given = { status?: number; body: unknown };

export const refusedWith = (status: number, code: string, sentence: string, about?: string): Given => ({ status, body: { refused: { code, sentence, about } } });

export function serve(answers: Record<string, Given | ((body: unknown, query: URLSearchParams) => Given)>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: URL, init: { method: string; body?: string }) => {
    const request = `${init.method} ${url.pathname.slice(1)}`;
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body);
    asked.push({ request, body });
    const given = answers[request] ?? refusedWith(404, 'not_here', 'There is nothing at this address.');
    const { status = 200, body: told } = typeof given === 'function' ? given(body, url.searchParams) : given;
    return Promise.resolve(new Response(JSON.stringify(told), { status }));
  });
  return asked;
}
