import { createHash } from 'node:crypto';
import { LEVELS } from '#contract/bot.ts';
import type { Entry } from '#contract/entry.ts';
import type { AnyGame } from '#contract/game.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Endings } from './endings.ts';
import { choiceOf, JSON_OPTION, numberOf, textOf } from './options.ts';
import { botMover, type Mover, playOut, randomMover } from './play-out.ts';
import { configOf } from './settings.ts';
import { botOf, entryOf, playersOf, rulesOf, wordsOf } from './shelf.ts';
import { EXIT } from './stop.ts';
import { answer, type Verb } from './verb.ts';

export const MOST_GAMES = 1_000_000;
const BOTS = ['random', '1', '2', '3', '4', '5'] as const;
export type BotName = (typeof BOTS)[number];

/** `etagere simulate mathable --games 100`: whole games between programs, and how long they took. */
export const simulate: Verb = {
  name: 'simulate',
  args: ['GAME'],
  options: [
    { name: 'games', value: 'N', about: 'option.games' },
    { name: 'players', value: 'N', about: 'option.players' },
    { name: 'bot', value: BOTS.join('|'), about: 'option.bot' },
    { name: 'seed', value: 'TEXT', about: 'option.seed-fixed' },
    JSON_OPTION,
  ],
  takesSettings: true,
  about: words => words.label('help.simulate'),
  examples: [
    'etagere simulate mathable --games 1000',
    'etagere simulate mathable --bot 3 --games 10 --json',
    'etagere simulate mathable --set checking=challenge --set lines=claimed',
  ],
  run: async call => {
    const { given, words } = call;
    const entry = entryOf(call.args[0] ?? '');
    const game = await rulesOf(entry);
    const games = numberOf(given, 'games', { least: 1, most: MOST_GAMES, usual: 100 });
    const players = await playersOf(given, entry, game);
    const mover = await moverNamed(choiceOf(given, 'bot', BOTS, 'random'), entry, game);
    const config = await configOf(entry, game, given);
    const seed = textOf(given, 'seed') ?? 'etagere';

    const start = performance.now();
    const hash = createHash('sha256');
    let moves = 0;
    let points = 0;
    const endings = new Endings(game);
    for (let i = 0; i < games; i++) {
      const deal = {
        config,
        seed: seedFromText(`${seed}/${i}`),
        chance: seedFromText(`${seed}/${i}/players`),
      };
      const played = playOut(
        game,
        deal,
        Array.from({ length: players }, () => mover),
      );
      moves += played.moves;
      const { outcome } = played.match.outline;
      points += mean(outcome?.scores ?? []);
      endings.add(outcome);
      hash.update(JSON.stringify(played.match.log));
    }
    const seconds = (performance.now() - start) / 1000;
    const found = {
      games,
      moves,
      seconds: round(seconds, 3),
      movesPerSecond: Math.round(moves / Math.max(seconds, 1e-3)),
      meanScore: round(points / games, 2),
      fingerprint: hash.digest('hex'),
    };
    const gameWords = await wordsOf(entry, words.language);
    answer(call, {
      json: { ...found, endings: endings.counted },
      text: () => [words.label('simulate.done', found), endings.say(gameWords)].join('\n'),
    });
    return EXIT.done;
  },
};

export async function moverNamed(name: BotName, entry: Entry, game: AnyGame): Promise<Mover> {
  if (name === 'random') return randomMover(game);
  const level = LEVELS.find(one => String(one) === name) ?? 3;
  return botMover(await botOf(entry), level);
}

export function round(number: number, decimals: number): number {
  return Number(number.toFixed(decimals));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
