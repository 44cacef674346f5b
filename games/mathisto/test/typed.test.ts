import { describe, expect, test } from 'vitest';
import { isAccepted } from '../rules/answers.ts';
import { FAMILIES } from '../rules/cards.ts';
import refused from './typed/refused.json' with { type: 'json' };
import taken from './typed/taken.json' with { type: 'json' };

/** By question: `geometers 12`. Written down as people type, in both languages; near misses among the second. */
type Typed = Readonly<Record<string, readonly string[]>>;

const FILES: readonly (readonly [string, Typed, boolean])[] = [
  ['taken', taken, true],
  ['refused', refused, false],
];

describe.each(FILES)('[MH-11] answers that must be %s', (_, typed, isRight) => {
  test('are at least 600, about most of the questions, each of them once', () => {
    expect(Object.values(typed).flat().length).toBeGreaterThanOrEqual(600);
    expect(Object.keys(typed).length).toBeGreaterThan(150);
    for (const [name, texts] of Object.entries(typed)) expect(new Set(texts).size, name).toBe(texts.length);
  });

  test.each(FAMILIES)('are, of the %s', family => {
    const wrong = Object.entries(typed).flatMap(([name, texts]) => {
      const [, card] = new RegExp(`^${family} (\\d+)$`).exec(name) ?? [];
      if (card === undefined) return [];
      const others = texts.filter(text => isAccepted(text, family, Number(card)) !== isRight);
      return others.map(text => `${name}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});
