import { randomBytes, randomInt } from 'node:crypto';
import { FACES } from '#protocol/limits.ts';
import type { Language } from '#text/catalogue.ts';
import type { PlayerRecord } from '../store/records.ts';

/** In the order of the drawn faces, see ui/faces/animals.tsx: whoever is called a fox looks like one. */
const ANIMALS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'Chat',
    'Chien',
    'Lapin',
    'Ours',
    'Renard',
    'Hibou',
    'Grenouille',
    'Hérisson',
    'Manchot',
    'Souris',
    'Mouton',
    'Éléphant',
  ],
  en: [
    'Cat',
    'Dog',
    'Rabbit',
    'Bear',
    'Fox',
    'Owl',
    'Frog',
    'Hedgehog',
    'Penguin',
    'Mouse',
    'Sheep',
    'Elephant',
  ],
};

/** In French each is the same for a chat and for a souris. */
const MANNERS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'agile',
    'aimable',
    'alerte',
    'allègre',
    'brave',
    'calme',
    'candide',
    'célèbre',
    'drôle',
    'habile',
    'illustre',
    'intrépide',
    'jeune',
    'juste',
    'lucide',
    'magnifique',
    'modeste',
    'nocturne',
    'perplexe',
    'pratique',
    'rapide',
    'sage',
    'sensible',
    'sincère',
    'solide',
    'svelte',
    'tendre',
    'timide',
    'tranquille',
  ],
  en: [
    'Agile',
    'Brave',
    'Calm',
    'Candid',
    'Clever',
    'Daring',
    'Famous',
    'Gentle',
    'Happy',
    'Jolly',
    'Kind',
    'Lucid',
    'Merry',
    'Modest',
    'Nimble',
    'Noble',
    'Patient',
    'Polite',
    'Proud',
    'Puzzled',
    'Quick',
    'Quiet',
    'Shy',
    'Sincere',
    'Steady',
    'Sunny',
    'Tender',
    'Tireless',
    'Wily',
    'Wise',
  ],
};

/** Somebody new, with a name and a face that they may change: `Renard agile`, with the face of one. */
export function makeGuest(now: number, language: Language): PlayerRecord {
  const face = randomInt(FACES);
  const animal = ANIMALS[language][face] ?? '';
  const manner = MANNERS[language][randomInt(MANNERS[language].length)] ?? '';
  const name = language === 'fr' ? `${animal} ${manner}` : `${manner} ${animal}`;
  return { ...makePlayer({ name, isProgram: false, now }), face };
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
