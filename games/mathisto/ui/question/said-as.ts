import type { Wording } from '../../data/questions.ts';

type Language = 'fr' | 'en';

/**
 * What somebody typed, as the reader writes it. Bots know no language and no accents, and people at one table may
 * have different ones: an answer that one of the family's questions has is told in the reader's own words.
 */
export function saidAs(
  said: string,
  questions: readonly Readonly<Record<Language, Wording>>[],
  language: Language,
): string {
  const plain = simplify(said);
  const known = questions.find(question =>
    [question.fr, question.en].some(({ answer, accepted }) =>
      [answer, ...accepted].some(text => simplify(text) === plain),
    ),
  );
  return known?.[language].answer ?? said;
}

/** Small letters without accents, and nothing between them; signs of a formula stay. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s'’.,;:!?«»“”()-]+/g, '');
}
