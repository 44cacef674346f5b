import { entryOf, wordsOf } from '#cli/shelf.ts';
import type { Scene } from '#games/entry.ts';
import type { Language } from '#text/catalogue.ts';

export const LANGUAGES = ['fr', 'en'] as const;
const NAMES = ['Vous', 'Zoé', 'Malo', 'Inès'];

/** A sentence with a gap: a placeholder or a key that was left. */
export const LEFT_OVER = /[{}[\]]|undefined|NaN/;

export async function sceneIn(language: Language, { colour = false, width = 80 } = {}): Promise<Scene> {
  const words = await wordsOf(entryOf('gamate'), language);
  return { words, seatName: seat => NAMES[seat] ?? '', colour, width };
}
