// SHA-256 (FIPS 180-4) in plain script: a browser has one of its own, but not over plain http, which is
// how most home networks serve the page.

// The first 32 bits of the fractional parts of a root of the first primes.
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (!isPrime(candidate)) continue;
    const value = root(candidate);
    found.push(Math.floor((value - Math.floor(value)) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

function isPrime(candidate: number): boolean {
  for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) return false;
  return true;
}

const constants = fractions(64, Math.cbrt);
const beginning = fractions(8, Math.sqrt);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

// The message, a 1 bit, zeros, and its length in bits: whole blocks of 64 bytes.
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

function scheduled(block: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let t = 0; t < 16; t++) words[t] = block.getUint32(from + t * 4);
  for (let t = 16; t < 64; t++) {
    const before = words[t - 15]!;
    const late = words[t - 2]!;
    const small0 = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const small1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = words[t - 16]! + small0 + words[t - 7]! + small1;
  }
  return words;
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + big1 + chosen + constants[t]! + words[t]!) | 0;
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + big0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word));
}

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const hash = Uint32Array.from(beginning);
  for (let from = 0; from < blocks.byteLength; from += 64) compress(hash, scheduled(blocks, from));
  const bytes = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => bytes.setUint32(place * 4, word));
  return new Uint8Array(bytes.buffer);
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

// Nothing where the text is not made of whole bytes.
export function unhex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}
