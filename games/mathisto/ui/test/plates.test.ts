import type { VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card } from '../../rules/cards.ts';
import galleryEn from '../gallery/text/en.json' with { type: 'json' };
import galleryFr from '../gallery/text/fr.json' with { type: 'json' };
import { plateOf } from '../plates/index.ts';
import { Marks } from '../plates/marks.tsx';
import { WINDOW } from '../plates/sky.ts';
import en from '../plates/text/en.json' with { type: 'json' };
import fr from '../plates/text/fr.json' with { type: 'json' };
import { trace } from './trace.ts';

const LANGUAGES = ['fr', 'en'] as const;
/** A plate is ±96; half the width of a line may stand over. */
const EDGE = 97.5;
/** Where the emblem lies: 48 × 27 units of the window at its top left. A ring may touch it by two. */
const CORNER = { x: 46 - WINDOW.x, y: 25 - WINDOW.y };
/** Of an SVG with one plate, in bytes. */
const HEAVIEST = 40_000;

describe('[MH-1] every card has a plate', () => {
  test.each(ALL_CARDS)('%s: drawn, light, within its window, clear of the emblem', card => {
    for (const language of LANGUAGES) {
      const [fine, plain] = [plateOf(card, 'fine', language).marks, plateOf(card, 'plain', language).marks];
      expect(plain.length).toBeGreaterThan(0);
      expect(fine.length).toBeGreaterThanOrEqual(plain.length);
      expect(markup(Marks({ marks: fine })).length).toBeLessThan(HEAVIEST);
      expect(markup(Marks({ marks: plain })).length).toBeLessThan(HEAVIEST);
      const points = [...fine, ...plain].flatMap(trace);
      expect(points.filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > EDGE)).toEqual([]);
      expect(points.filter(([x, y]) => x < CORNER.x && y < CORNER.y)).toEqual([]);
    }
  });

  test('no two plates are alike, on large cards or on small ones', () => {
    for (const grain of ['fine', 'plain'] as const) {
      const drawings = ALL_CARDS.map(card => JSON.stringify(plateOf(card, grain, 'fr').marks));
      expect(new Set(drawings).size).toBe(ALL_CARDS.length);
    }
  });

  test('a small card says no word that is too small to read', () => {
    const marks = ALL_CARDS.flatMap(card => plateOf(card, 'plain', 'fr').marks);
    expect(marks.filter(mark => mark.kind === 'text' && mark.size < 20 && mark.only !== 'plain')).toEqual([]);
  });
});

describe('what is said about the plates', () => {
  test('the same words stand on plates in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
  });

  test('the gallery speaks of every card in both languages', () => {
    const parts = ['did', 'where', 'shows', 'read'] as const;
    const keys = ALL_CARDS.flatMap(card => parts.map(part => `${card}.${part}`));
    for (const text of [galleryFr, galleryEn]) {
      expect(Object.keys(text)).toEqual(expect.arrayContaining(keys));
      expect(Object.keys(text).sort()).toEqual(Object.keys(galleryFr).sort());
    }
  });

  test.each(LANGUAGES)('what a plate shows is said in less than 60 signs (%s)', language => {
    const text: Readonly<Record<string, string>> = language === 'fr' ? galleryFr : galleryEn;
    const shows = (card: Card): string => text[`${card}.shows`] ?? '';
    expect(ALL_CARDS.filter(card => shows(card).length >= 60 || shows(card) === '')).toEqual([]);
    expect(new Set(ALL_CARDS.map(shows)).size).toBe(ALL_CARDS.length);
  });
});

/** An element as the page would have it. */
function markup(node: unknown): string {
  if (Array.isArray(node)) return node.map(markup).join('');
  if (typeof node === 'string') return node;
  if (node === null || typeof node !== 'object') return '';
  const { type, props } = node as VNode<Readonly<Record<string, unknown>>>;
  const { children, style, ...rest } = props;
  const attributes = Object.entries(
    style === undefined ? rest : { ...rest, style: 'font-family:var(--serif)' },
  )
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${String(type)}${attributes.join('')}>${markup(children)}</${String(type)}>`;
}
