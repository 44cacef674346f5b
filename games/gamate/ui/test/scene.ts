import type { Scene } from '#games/entry.ts';
import type { Language } from '#text/catalogue.ts';
import { house } from '#text/house.ts';
import { makeWords } from '#text/words.ts';
import en from '../../text/en.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };

export const LANGUAGES = ['fr', 'en'] as const;
const NAMES = ['Vous', 'Zoé', 'Malo', 'Inès'];

/** A sentence with a gap: a placeholder or a key that was left. */
export const LEFT_OVER = /[{}[\]]|undefined|NaN/;

export async function sceneIn(language: Language, { colour = false, width = 80 } = {}): Promise<Scene> {
  const words = makeWords(language, language === 'fr' ? fr : en, (await house[language]()).default);
  return { words, seatName: seat => NAMES[seat] ?? '', colour, width };
}
