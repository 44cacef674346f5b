import { describe, expect, test } from 'vitest';
import type { Language } from '#text/catalogue.ts';
import { makeWords } from '#text/words.ts';
import { game } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { playOut, position, step } from '../../test/position.ts';
import en from '../../text/en.json' with { type: 'json' };
import playEn from '../../text/en-play.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };
import { sounds } from '../sounds.ts';
import { tell, tellForPage } from '../tell.ts';

const NAMES = ['Inès', 'Paul', 'Zoé'];
const sceneIn = (language: Language) => ({
  words: language === 'fr' ? makeWords('fr', fr, playFr) : makeWords('en', en, playEn),
  seatName: (seat: number) => NAMES[seat] ?? '',
});

const start = position({
  hands: ['geometers:5 scribe euler', 'mirzakhani cauchy pythagoras', 'gauss turing'],
  stock: 'boole zero',
});

function told(
  before: State,
  after: State,
  viewer: number | 'spectator',
  language: Language = 'en',
): string[] {
  return tell(game.view(before, viewer), game.view(after, viewer), sceneIn(language));
}

describe('calls', () => {
  const given = step(start, { 0: 'call cauchy 1' });
  const failed = step(start, { 0: 'call calculus 2' });

  test('[MH-7] a card that is handed over, to each side', () => {
    expect(told(start, given, 0, 'fr')).toEqual(['Vous demandez Cauchy à Paul et l’obtenez.']);
    expect(told(start, given, 1, 'fr')).toEqual(['Inès vous demande Cauchy et l’obtient.']);
    expect(told(start, given, 'spectator')).toEqual(['Inès asks Paul for Cauchy and gets it.']);
  });

  test('[MH-8] what was drawn is told to whoever drew it, and to nobody else', () => {
    expect(told(start, failed, 0)).toEqual(['You ask Zoé for “Calculus” in vain, and draw “Zero”.']);
    expect(told(start, failed, 2)).toEqual(['Inès asks you for “Calculus” in vain, and draws.']);
  });

  test('[MH-8] the very card that was called is shown', () => {
    const shown = step(start, { 0: 'call euler 2' });
    expect(told(start, shown, 2, 'fr')[0]).toContain('en vain');
    const lucky = position({ hands: ['euler', 'gauss', 'turing'], stock: 'calculus' });
    expect(told(lucky, step(lucky, { 0: 'call calculus 1' }), 2)).toEqual([
      'Inès asks Paul for “Calculus” in vain, but draws that very card from the stock.',
    ]);
  });

  test('where the table remembers by itself, the page does not write calls down', () => {
    const hidden = position({ hands: ['euler', 'cauchy gauss', 'turing'], config: { record: 'hidden' } });
    const after = step(hidden, { 0: 'call cauchy 1' });
    const views = [game.view(hidden, 0), game.view(after, 0)] as const;
    expect(tellForPage(...views, sceneIn('fr'))).toEqual([]);
    expect(tell(...views, sceneIn('fr'))).toHaveLength(1);
  });
});

describe('a family', () => {
  const posed = step(start, { 0: 'pose geometers:5 scribe' });
  const answered = step(posed, { 0: 'right' });
  const both = playOut(answered, [{ 1: 'counter super', 2: 'counter nothing' }]);

  test('[MH-10] [MH-11] is posed and its question answered', () => {
    expect(told(start, posed, 1, 'fr')).toEqual([
      'Inès pose les géomètres\u202F: 20 points, un joker à la place de Mirzakhani.',
    ]);
    expect(told(posed, answered, 0, 'fr')).toEqual(['Vous répondez juste\u202F: +10.']);
    expect(told(posed, step(posed, { 0: 'silence' }), 1)).toEqual(['Inès does not answer.']);
  });

  test('[MH-14] [MH-17] what was chosen together is told together', () => {
    expect(told(answered, both, 2)).toEqual(['Paul: super-counter on the geometers.']);
    expect(told(both, step(both, { 1: 'right' }), 1)).toEqual([
      'You answer right: the geometers change hands.',
    ]);
    const none = step(answered, { 1: 'counter nothing', 2: 'counter nothing' });
    expect(told(answered, none, 0, 'fr')).toEqual(['Personne ne contre.']);
  });

  test('[MH-14] nothing is heard of who could have countered', () => {
    const none = step(answered, { 1: 'counter nothing', 2: 'counter nothing' });
    const heard = [0, 1, 2].map(seat => sounds(game.view(answered, seat), game.view(none, seat)));
    const tokens = [{ kind: 'peg' }];
    expect(heard).toEqual([tokens, tokens, tokens]);
  });

  test('a family, its question, a right answer and what it was worth are heard', () => {
    expect(sounds(game.view(start, 1), game.view(posed, 1))).toEqual([
      { kind: 'card' },
      { kind: 'line', points: 20 },
      { kind: 'page' },
    ]);
    expect(sounds(game.view(posed, 1), game.view(answered, 1))).toEqual([{ kind: 'bonus' }]);
  });
});

test('[MH-9] [MH-12] drawing, not drawing, discoveries', () => {
  const last = position({ hands: ['euler', 'cauchy', 'turing'], stock: 'zero' });
  const asked = step(last, { 0: 'call cauchy 1' });
  expect(told(asked, step(asked, { 1: 'draw' }), 1)).toEqual(['You draw “Zero”.']);
  expect(told(asked, step(asked, { 1: 'draw' }), 2)).toEqual(['Paul draws a card.']);
  expect(told(asked, step(asked, { 1: 'decline' }), 2, 'fr')).toEqual(['Paul ne pioche pas.']);
  const rich = position({ hands: ['zero calculus pythagoras kepler-laws euler', 'gauss', 'turing'] });
  expect(told(rich, step(rich, { 0: 'discoveries zero calculus pythagoras kepler-laws' }), 1)).toEqual([
    'Inès lays down 4 discoveries: 20 points.',
  ]);
});

test('[MH-5] the start', () => {
  expect(tell(null, game.view(start, 1), sceneIn('fr'))).toEqual(['Inès commence.']);
});
