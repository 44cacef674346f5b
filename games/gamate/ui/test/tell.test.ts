import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LEFT_OVER } from '#cli/test/terminal-suite.ts';
import type { Viewer } from '#contract/game.ts';
import { parseLog } from '#kernel/log.ts';
import { framesOf } from '#table/history.ts';
import type { Language } from '#text/catalogue.ts';
import { game } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { playing, position, step, taken } from '../../test/position.ts';
import { sounds } from '../sounds.ts';
import { tell } from '../tell.ts';
import { sceneIn } from './scene.ts';

/** What one viewer is told, sentence by sentence, while these steps are made. */
async function told(
  start: State,
  steps: readonly string[],
  { viewer = 0, language = 'en' }: { viewer?: Viewer; language?: Language } = {},
): Promise<string[]> {
  const scene = await sceneIn(language);
  let state = start;
  return steps.flatMap(text => {
    const before = game.view(state, viewer);
    state = step(state, text);
    return tell(before, game.view(state, viewer), scene);
  });
}

describe('the auction', () => {
  test('[GA-4] begins with the dealer', async () => {
    const view = game.view(position({ dealer: 2, phase: { tag: 'auction', turn: 2 } }), 0);
    expect(tell(null, view, await sceneIn('en'))).toEqual(['Malo deals and opens the auction.']);
    expect(tell(null, view, await sceneIn('fr'))).toEqual(['Malo donne et ouvre les enchères.']);
  });

  test('[GA-7] ends in a contract, [GA-9] which one may oppose', async () => {
    const steps = ['bid multiples 6', 'pass', 'bid multiples 6', 'pass', 'oppose only green'];
    expect(await told(position(), steps)).toEqual([
      'You propose: multiples of 6.',
      'Zoé passes.',
      'Malo proposes: multiples of 6.',
      'The contract is “multiples of 6”, and you are the declarer.',
      'Zoé lets it stand.',
      'Malo opposes with “green only”: points will be doubled.',
      'Your hand is laid open: you are dummy.',
    ]);
    expect(await told(position(), steps, { viewer: 2, language: 'fr' })).toEqual([
      'Vous propose\u202F: multiples de 6.',
      'Zoé passe.',
      'Vous proposez\u202F: multiples de 6.',
      'Le contrat est «\u202Fmultiples de 6\u202F», et Vous en est le demandeur.',
      'Zoé laisse jouer.',
      'Vous vous opposez avec «\u202Fvert exclusif\u202F»\u202F: les points seront doublés.',
      'Vous étale son jeu\u202F: c’est le mort.',
    ]);
  });

  test('[GA-8] of four passes is void', async () => {
    expect((await told(position(), ['pass', 'pass', 'pass', 'pass'])).slice(3)).toEqual([
      'Inès passes.',
      'Everybody passed: the deal is void.',
      'Zoé deals and opens the auction.',
    ]);
  });

  test('[GA-12] may come to nothing', async () => {
    const lines = await told(position(), ['bid odd', 'bid odd', 'pass', 'pass', 'pass', 'forfeit']);
    expect(lines.slice(-2)).toEqual([
      'You forfeit: 26 points to the other camp.',
      'Zoé deals and opens the auction.',
    ]);
  });
});

describe('a trick', () => {
  const start = playing(['20 1', '33 2', 'm 6', '12 3']);

  test('[GA-14] [GA-15] is told way by way', async () => {
    expect(await told(start, ['lead 0 20', 'renounce 2', 'dodge m', 'force 12'])).toEqual([
      'You lead 20.',
      'Zoé renounces: 2 stays face up.',
      'Dummy (Malo) dodges: a mute on 20.',
      'Inès forces: 12 on a mute.',
      'Inès takes the trick; the other camp has 1.',
    ]);
    expect(await told(start, ['lead 2 m', 'force 3', 'force 20', 'renounce 2'], { language: 'fr' })).toEqual([
      'Le mort (Malo) entame d’une muette.',
      'Inès force\u202F: 3 sur une muette.',
      'Vous forcez\u202F: 20 sur 3.',
      'Zoé renonce\u202F: 2 reste à découvert.',
      'Vous faites le pli\u202F; votre camp en a 1.',
    ]);
  });

  test('[GA-15] is heard: a card each, and two notes for the camp that takes it', () => {
    let state = start;
    const heard = ['lead 0 20', 'renounce 2', 'cut 6', 'renounce 3'].map(text => {
      const before = game.view(state, 0);
      state = step(state, text);
      return sounds(before, game.view(state, 0)).map(({ kind }) => kind);
    });
    expect(heard).toEqual([['card'], ['card'], ['card'], ['card', 'line']]);
  });
});

describe('[GA-16] [GA-17] the end of a deal', () => {
  const last = (camp: 0 | 1, tricks: number): State =>
    playing(['48', '1', '5', '9'], {
      phase: { tag: 'lead', hand: 0 },
      tricks: [...taken(camp, tricks), ...taken(1 - camp, 12 - tricks)],
    });
  const steps = ['lead 0 48', 'renounce 1', 'renounce 5', 'renounce 9'];

  test('made', async () => {
    const lines = await told(last(0, 7), steps);
    expect(lines.slice(-4)).toEqual([
      'You take the trick; your camp has 8.',
      expect.stringMatching(/^Contract made: 8 tricks for 7 announced\. \d+ points to your camp\.$/),
      'Your camp wins the game (1–0).',
      'Zoé deals and opens the auction.',
    ]);
  });

  test('is heard: the next cards are dealt', () => {
    const before = steps.slice(0, -1).reduce(step, last(0, 7));
    const after = step(before, 'renounce 9');
    expect(sounds(game.view(before, 0), game.view(after, 0)).map(({ kind }) => kind)).toEqual([
      'card',
      'line',
      'bonus',
      'deal',
    ]);
  });

  test('down, as an onlooker hears it', async () => {
    const lines = await told(last(0, 3), steps, { viewer: 'spectator' });
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^Contract down: 4 tricks for 7 announced\. \d+ points to Zoé and Inès\.$/),
      'Zoé and Inès win the game (1–0).',
      'Zoé deals and opens the auction.',
    ]);
  });
});

const REPLAYS = join(import.meta.dirname, '..', '..', 'test', 'replays');

test.each(LANGUAGES)('in %s, every step of every kind of match is told without a gap', async language => {
  const scene = await sceneIn(language);
  for (const file of readdirSync(REPLAYS)) {
    const read = parseLog(JSON.parse(readFileSync(join(REPLAYS, file), 'utf8')));
    if (!read.ok) throw new Error(`${file} is no match`);
    const story = framesOf(game, read.log, 1);
    if (!story.ok) throw new Error(`${file} does not replay`);
    const views = story.frames.map(({ envelope }) => envelope.view);
    for (const [i, after] of views.entries()) {
      const lines = tell(views[i - 1] ?? null, after, scene);
      expect(lines.length, `${file}, step ${i}`).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(LEFT_OVER);
    }
  }
});
