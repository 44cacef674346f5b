import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './run.ts';

const REPLAYS = {
  calculator: 'idle-turns-two-players',
  gamate: 'forfeit-after-an-opposition',
  mathable: 'three-idle-rounds-four-players',
  mathisto: 'discoveries-together-three-players',
  matryoshka: 'clear-win-three-players',
} as const;

function replayOf(game: keyof typeof REPLAYS): string {
  return join(import.meta.dirname, '..', '..', 'games', game, 'test', 'replays', `${REPLAYS[game]}.json`);
}

interface Reviewed {
  readonly game: string;
  readonly swing: readonly { readonly step: number; readonly chances: readonly number[] }[];
  readonly turns: readonly Turn[];
  readonly turningPoints: readonly (Turn & { readonly text: string })[];
  readonly wellSeen: readonly { readonly gain: number; readonly error: number; readonly text: string }[];
  readonly luck: readonly Stroke[];
  readonly strokes: readonly (Stroke & { readonly step: number; readonly drawn: string })[];
  readonly accuracy: readonly { readonly seat: number; readonly share: number; readonly decisions: number }[];
}

interface Stroke {
  readonly seat: number;
  readonly gain: number;
  readonly error: number;
}

interface Turn {
  readonly step: number;
  readonly seat: number;
  readonly loss: number;
  readonly error: number;
}

test.each(Object.keys(REPLAYS) as (keyof typeof REPLAYS)[])(
  '%s: every decision has a loss and an error, who was ahead adds up, and twice it says the same',
  async game => {
    const ask = ['review', replayOf(game), '--worlds', '4', '--json'];
    const { code, out, err } = await run(ask);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found = JSON.parse(out) as Reviewed;
    expect(found.game).toBe(game);
    for (const { chances } of found.swing)
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 1);
    // At the end it is known.
    const last = found.swing.at(-1)?.chances ?? [];
    const best = Math.max(...last);
    expect(last.filter(chance => chance > 0).every(chance => chance === best)).toBe(true);
    for (const { loss, error } of found.turns) {
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(error).toBeGreaterThanOrEqual(0);
    }
    expect(found.turningPoints.length).toBeLessThanOrEqual(3);
    for (const { loss, error, text } of found.turningPoints) {
      expect(loss).toBeGreaterThan(2 * error - 0.02);
      expect(text).toMatch(/^Player \d [a-z]+/);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
    for (const { gain, error, text } of found.wellSeen) {
      expect(gain).toBeGreaterThan(2 * error - 0.02);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
    // Luck is told stroke by stroke, and adds up by seat.
    expect(found.strokes.length).toBeGreaterThan(0);
    for (const { seat, gain } of found.luck) {
      const own = found.strokes.filter(one => one.seat === seat);
      expect(own.reduce((sum, one) => sum + one.gain, 0)).toBeCloseTo(gain, 0);
    }
    for (const { drawn } of found.strokes) expect(drawn).toMatch(/^[^{}]+$/);
    const counted = found.accuracy.reduce((sum, { decisions }) => sum + decisions, 0);
    expect(counted).toBe(found.turns.length);
    expect((await run(ask)).out).toBe(out);
  },
);

test('one seat alone, in words, in both languages', async () => {
  const ask = ['review', replayOf('matryoshka'), '--worlds', '4', '--seat', '2'];
  const found = JSON.parse((await run([...ask, '--json'])).out) as Reviewed;
  expect(new Set(found.turns.map(({ seat }) => seat))).toEqual(new Set([1]));
  const english = await run(ask);
  expect(english.out).toMatch(/^Matryoshka: \d+ decisions judged by what each player could know\.\n\n/);
  const french = await run([...ask, '--lang', 'fr']);
  expect(french.out).toMatch(/Qui menait, de la première étape à la dernière\s:/);
  for (const line of french.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('what is no match, or a seat that is not there, is said in a sentence', async () => {
  expect((await run(['review', 'nowhere.json'])).code).toBe(2);
  const { code, err } = await run(['review', replayOf('mathable'), '--seat', '9']);
  expect(code).toBe(2);
  expect(err).toMatch(/4/);
});

interface Odds {
  readonly worlds: number;
  readonly pieces: readonly {
    readonly piece: string;
    readonly chances: readonly number[];
    readonly truth?: readonly number[];
  }[];
  readonly clues: readonly string[];
}

test.each(Object.keys(REPLAYS) as (keyof typeof REPLAYS)[])(
  '%s: odds say what a seat could know, the same twice, and the truth only when asked',
  async game => {
    const ask = ['odds', replayOf(game), '--step', '6', '--seat', '2', '--json'];
    const { code, out, err } = await run(ask);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { pieces } = JSON.parse(out) as Odds;
    expect(pieces.length).toBeGreaterThan(0);
    // Of what one holds oneself nothing is unknown.
    expect(pieces.every(({ chances, truth }) => chances[1] === 0 && truth === undefined)).toBe(true);
    expect((await run(ask)).out).toBe(out);
    const told = JSON.parse((await run([...ask, '--truth'])).out) as Odds;
    expect(told.pieces.every(({ truth }) => truth !== undefined && truth.length > 0)).toBe(true);
    const french = await run([...ask.slice(0, -1), '--lang', 'fr']);
    expect(french.out).toMatch(/^Ce que Joueur 2 pouvait savoir/);
    expect(french.out).not.toMatch(/[{}]|undefined/);
  },
);
