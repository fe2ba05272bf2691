// The seals of a game, checked where nobody but the reader can meddle (docs/formats/record.md).
import type * as protocol from '../wire/types/protocol';
import { hex, sha256, unhex } from './sha256';

export interface Seals {
  table: string; // its id, 32 hexadecimal digits
  commitments: readonly string[]; // as they were published, the first first
  openings: readonly protocol.Opening[];
}

export interface SealCheck {
  checked: number;
  good: number;
  wrong: readonly number[]; // ordinals, counted from 1: not opened, opened twice, or to something else
}

const title = new TextEncoder().encode('liebrary seal 1');

function bigEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

// Nothing where table or nonce are not what they must be.
export function commitment(table: string, { ordinal, nonce, value }: protocol.Opening): string | null {
  const id = unhex(table);
  const random = unhex(nonce);
  if (id?.length !== 16 || random?.length !== 32) return null;
  const text = new TextEncoder().encode(value);
  return hex(sha256(joined([title, id, bigEndian(ordinal), random, bigEndian(text.length), text])));
}

// Every seal must be opened once, and every opening must belong to a seal.
export function checkSeals({ table, commitments, openings }: Seals): SealCheck {
  const published = commitments.map((_, index) => index + 1);
  const ordinals = [...new Set([...published, ...openings.map((each) => each.ordinal)])];
  const wrong = ordinals.filter((ordinal) => {
    const [opening, ...others] = openings.filter((each) => each.ordinal === ordinal);
    return !opening || others.length > 0 || commitment(table, opening) !== commitments[ordinal - 1];
  });
  return { checked: ordinals.length, good: ordinals.length - wrong.length, wrong };
}
