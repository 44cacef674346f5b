import { isSeedText, makeSeed, type Seed, seedFrom } from './rng.ts';
import { sha256, sha256Hex, utf8 } from './sha256.ts';

/**
 * A deal that nobody at the table could steer and everybody can check.
 *
 * 1. The host draws 256 bits and publishes `commitmentTo(them)` before it hears from any player.
 * 2. Each seat answers with entropy of its own: any text.
 * 3. The match seed is `seedOf(bits, entropies)`, so neither side can aim at a deal.
 * 4. After the end the host publishes a `Proof`, and `verify` repeats 1 to 3.
 */
export type Proof = {
  readonly commitment: string;
  /** The host's 256 bits, 64 hexadecimal digits. */
  readonly hostBits: string;
  /** One per seat, in seat order. */
  readonly entropies: readonly string[];
};

/** Each use of the hash begins with its own words, so that an answer to one is no answer to another. */
const COMMIT = 'etagere/commitment/1:';
const MIX = 'etagere/seed/1:';
const TEXT = 'etagere/text-seed/1:';

export function commitmentTo(hostBits: string): string {
  return sha256Hex(utf8(COMMIT + hostBits));
}

export function seedOf(hostBits: string, entropies: readonly string[]): Seed {
  // Lengths first: "ab" + "c" and "a" + "bc" must not meet.
  const parts = entropies.map(entropy => `${entropy.length}:${entropy}`);
  return seedFrom(sha256(utf8(`${MIX}${hostBits}:${entropies.length}:${parts.join('')}`)));
}

/** For command lines and daily deals, where the seed is meant to be shared. */
export function seedFromText(text: string): Seed {
  return seedFrom(sha256(utf8(TEXT + text)));
}

/** Does this proof explain that seed, under the commitment that was published first? */
export function verify(proof: Proof, published: string, seed: Seed): boolean {
  const { commitment, hostBits, entropies } = proof;
  return (
    commitment === published &&
    isSeedText(hostBits) &&
    commitmentTo(hostBits) === commitment &&
    makeSeed(seedOf(hostBits, entropies)) === makeSeed(seed)
  );
}
