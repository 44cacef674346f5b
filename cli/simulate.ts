import { createHash } from 'node:crypto';
import { seedFromText } from '#kernel/fair.ts';
import { Endings } from './endings.ts';
import { moverOf, SECONDS_OPTION, sayFaults, WHO } from './movers.ts';
import { JSON_OPTION, numberOf, textOf } from './options.ts';
import { playOut } from './play-out.ts';
import { configOf } from './settings.ts';
import { entryOf, playersOf, rulesOf, wordsOf } from './shelf.ts';
import { EXIT } from './stop.ts';
import { answer, type Verb } from './verb.ts';

export const MOST_GAMES = 1_000_000;

/** `etagere simulate mathable --games 100`: whole games between programs, and how long they took. */
export const simulate: Verb = {
  name: 'simulate',
  args: ['GAME'],
  options: [
    { name: 'games', value: 'N', about: 'option.games' },
    { name: 'players', value: 'N', about: 'option.players' },
    { name: 'bot', value: WHO, about: 'option.bot' },
    SECONDS_OPTION,
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
    const { given, words, io } = call;
    const entry = entryOf(call.args[0] ?? '');
    const game = await rulesOf(entry);
    const games = numberOf(given, 'games', { least: 1, most: MOST_GAMES, usual: 100 });
    const players = await playersOf(given, entry, game);
    const config = await configOf(entry, game, given);
    const { mover, faults, leave } = await moverOf(given, 'bot', { usual: 'random', entry, game, io });
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
      const played = await playOut(
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
    leave();
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
      json: { ...found, endings: endings.counted, ...(faults === undefined ? {} : { faults }) },
      text: () =>
        [words.label('simulate.done', found), endings.say(gameWords), ...sayFaults(words, faults)].join('\n'),
    });
    return EXIT.done;
  },
};

export function round(number: number, decimals: number): number {
  return Number(number.toFixed(decimals));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
