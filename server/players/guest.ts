import { randomBytes, randomInt } from 'node:crypto';
import { FACES } from '#protocol/limits.ts';
import type { PlayerRecord } from '../store/records.ts';

/** Called the same in French and in English. */
const ANIMALS = [
  'Axolotl',
  'Bison',
  'Caribou',
  'Condor',
  'Dodo',
  'Fennec',
  'Gecko',
  'Ibis',
  'Impala',
  'Jaguar',
  'Kiwi',
  'Koala',
  'Loris',
  'Lynx',
  'Ocelot',
  'Okapi',
  'Panda',
  'Puma',
  'Quokka',
  'Serval',
  'Tapir',
  'Toucan',
  'Wapiti',
  'Wombat',
  'Yak',
] as const;

/** Somebody new, with a name and a face that they may change. */
export function makeGuest(now: number): PlayerRecord {
  const animal = ANIMALS[randomInt(ANIMALS.length)] ?? ANIMALS[0];
  return makePlayer({ name: `${animal} ${randomInt(2, 100)}`, isProgram: false, now });
}

export function makePlayer(of: {
  readonly name: string;
  readonly isProgram: boolean;
  readonly now: number;
}): PlayerRecord {
  const { name, isProgram, now } = of;
  const id = randomBytes(16).toString('base64url');
  return { id, name, face: randomInt(FACES), isProgram, createdAt: now, seenAt: now };
}
