import { hex32 } from './fingerprint.ts';

/** FIPS 180-4. By hand because the kernel has no dependency and the platform's own is asynchronous. */
export function sha256(message: Uint8Array): Uint32Array {
  const hash = Uint32Array.from(START);
  const schedule = new Uint32Array(64);
  const padded = pad(message);
  for (let offset = 0; offset < padded.length; offset += 64) compress(hash, schedule, padded, offset);
  return hash;
}

export function sha256Hex(message: Uint8Array): string {
  return Array.from(sha256(message), hex32).join('');
}

/** UTF-8, for hashing: the kernel's library has no TextEncoder. A lone surrogate becomes U+FFFD, as there. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0) as number;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = new DataView(padded.buffer);
  bits.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  bits.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  return padded;
}

function compress(hash: Uint32Array, w: Uint32Array, bytes: Uint8Array, offset: number): void {
  const words = new DataView(bytes.buffer, offset, 64);
  for (let i = 0; i < 16; i++) w[i] = words.getUint32(i * 4);
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15] as number;
    const late = w[i - 2] as number;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + at(ROUND, i) + at(w, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + word;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number;
}

/** The fractional bits of square and cube roots of the first primes, as the standard defines them. */
const PRIMES = firstPrimes(64);
const START = Uint32Array.from(PRIMES.slice(0, 8), prime => fraction(Math.sqrt(prime)));
const ROUND = Uint32Array.from(PRIMES, prime => fraction(Math.cbrt(prime)));

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every(prime => n % prime !== 0)) primes.push(n);
  return primes;
}
