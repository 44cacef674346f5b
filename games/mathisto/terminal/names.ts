/** Cards and families as people type them: by any of their names, in French and English alike. */
import { ALL_CARDS, type Card, FAMILIES, type Family } from '../rules/cards.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import type { UiWords } from '../ui/words.ts';

/** Small letters, no accents, nothing between them: `Al-Khwarizmi` and `al khwarizmi` are the same. */
export function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

const CARDS = namesOf(ALL_CARDS, card => [`card.${card}.short`, `card.${card}`]);
const FAMILY_NAMES = namesOf(FAMILIES, family => [
  `family.${family}.code`,
  `family.${family}`,
  `family.${family}.plain`,
]);

export function cardNamed(text: string): Card | undefined {
  return CARDS.get(simplify(text));
}

export function familyNamed(text: string): Family | undefined {
  return FAMILY_NAMES.get(simplify(text));
}

/** `Liu-Hui`: one word, so that it can stand in a list. */
export function writeCard(card: Card, { label }: UiWords): string {
  return label(`card.${card}.short`)
    .toLowerCase()
    .replaceAll(/[\s ’']+/g, '-');
}

function namesOf<T extends string>(
  all: readonly T[],
  keysOf: (one: T) => readonly (keyof (typeof en)['labels'])[],
): ReadonlyMap<string, T> {
  const names = new Map<string, T>();
  for (const one of all) {
    const texts = [one, ...keysOf(one).flatMap(key => [fr.labels[key], en.labels[key]])];
    for (const text of texts) if (!names.has(simplify(text))) names.set(simplify(text), one);
  }
  return names;
}
