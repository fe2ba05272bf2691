// What is asked over HTTP. Every answer that is no success carries the server's own sentence.
import type * as core from './types/core';
import type * as protocol from './types/protocol';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly about = '', // the option, setting or field that it is about; empty if the server does not say
  ) {
    super(sentence);
  }
}

// Everything lies below the folder that the page itself came from (--base-path).
export const base = new URL('.', document.baseURI);
export const place = (path: string): URL => new URL(path, base);

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(place(path), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('unreachable', 'The server cannot be reached. Is this device online?');
  }
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as Answer;
  throw refusal(response.status, text);
}

function refusal(status: number, text: string): Refusal {
  try {
    const { refused } = JSON.parse(text) as protocol.Failure;
    return new Refusal(refused.code, refused.sentence, refused.about);
  } catch {
    return new Refusal('odd_answer', `The server answered with status ${status}, and said nothing else.`);
  }
}

const post = <Answer>(path: string, body?: object) => call<Answer>('POST', path, body ?? {});
const get = <Answer>(path: string) => call<Answer>('GET', path);

export const games = () => get<protocol.Games>('api/games');
export const me = () => get<protocol.Me>('api/me');
export const profile = () => get<protocol.Profile>('api/me/profile');
export const becomeGuest = (name: string) => post<protocol.Me>('api/guest', { name } satisfies protocol.GuestWish);
export const signIn = (wish: protocol.SignIn) => post<protocol.Me>('api/sign-in', wish);
export const signOut = () => post<protocol.Me>('api/sign-out');
// The present password is needed where there is one.
export const setPassword = (password: string, old?: string) =>
  post<protocol.Me>('api/password', { password, ...(old === undefined ? {} : { old_password: old }) } satisfies protocol.SetPassword);
export const rename = (name: string) => post<protocol.Me>('api/name', { name });
export const erase = () => call<protocol.Me>('DELETE', 'api/me');
export const makeRoom = (wish: protocol.NewRoom) => post<protocol.RoomMade>('api/rooms', wish);
export const listRooms = () => get<protocol.RoomList>('api/rooms');
// What anybody who has its link may know of a room, or why they may not come in.
export const room = async (id: string, as: Viewer = 'member') =>
  (await get<protocol.RoomList>(`api/rooms/${id}${as === 'screen' ? '?screen=1' : ''}`)).rooms[0] ?? null;
// What this viewer was shown of the game in a room, and when.
export const past = (id: string, as: Viewer = 'member') => get<protocol.Past>(`api/rooms/${id}/past${as === 'screen' ? '?screen=1' : ''}`);
// Asks the host of that room to be let in.
export const knock = (id: string) => post<object>(`api/rooms/${id}/ask`);
export const findRoom = (code: string) => get<protocol.RoomFound>(`api/rooms/code/${encodeURIComponent(code)}`);
export const replay = (table: string, seat?: number) =>
  get<protocol.Replay>(`api/tables/${table}/replay${seat === undefined ? '' : `?seat=${seat}`}`);

const query = (options: readonly core.Option[]): string => new URLSearchParams(options.map(({ name, value }) => [name, value])).toString();

// The seats of a table with these options.
export const seats = (game: string, options: readonly core.Option[]) => get<protocol.Seats>(`api/games/${game}/seats?${query(options)}`);
// What stands on a game's cards for everybody to read; its type is the game's own.
export const cards = <Cards>(game: string, options: readonly core.Option[]) => get<Cards>(`api/games/${game}/cards?${query(options)}`);
// All that is on a game's cards, to print them on paper; its type is the game's own.
export const print = <Print>(game: string, options: readonly core.Option[]) => get<Print>(`api/games/${game}/print?${query(options)}`);
// What can be said of a finished game; its type is the game's own.
export const review = <Review>(table: string) => get<Review>(`api/tables/${table}/review`);
export const recordAddress = (table: string): string => place(`api/tables/${table}/record`).href;

// A big screen shows what spectators see, whoever has opened it, and needs no name.
export type Viewer = 'member' | 'screen';

export function socketAddress(room: string, has: { round: number; number: number; seat: number } | null, as: Viewer = 'member'): string {
  const url = place(`api/rooms/${room}/socket`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const asked = { ...has, ...(as === 'screen' ? { screen: 1 } : {}) };
  url.search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString();
  return url.href;
}
