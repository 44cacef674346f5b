import { seedFromText } from '#kernel/fair.ts';
import { Endings } from './endings.ts';
import { choiceOf, JSON_OPTION, numberOf, textOf } from './options.ts';
import { playOut } from './play-out.ts';
import { configOf } from './settings.ts';
import { entryOf, playersOf, rulesOf, wordsOf } from './shelf.ts';
import { type BotName, MOST_GAMES, moverNamed, round } from './simulate.ts';
import { EXIT } from './stop.ts';
import { answer, type Verb } from './verb.ts';

const LEVEL_NAMES = ['1', '2', '3', '4', '5', 'random'] as const satisfies readonly BotName[];

/**
 * `etagere arena mathable --a 5 --b 3`: how often one level beats another. Each deal is played once with a in
 * each seat, or in both seats of each camp where partners play together; b takes all the others.
 */
export const arena: Verb = {
  name: 'arena',
  args: ['GAME'],
  options: [
    { name: 'a', value: LEVEL_NAMES.join('|'), about: 'option.a' },
    { name: 'b', value: LEVEL_NAMES.join('|'), about: 'option.b' },
    { name: 'games', value: 'N', about: 'option.games' },
    { name: 'players', value: 'N', about: 'option.players' },
    { name: 'seed', value: 'TEXT', about: 'option.seed-fixed' },
    JSON_OPTION,
  ],
  takesSettings: true,
  about: words => words.label('help.arena'),
  examples: [
    'etagere arena mathable --a 5 --b 3 --games 200',
    'etagere arena mathisto --a 4 --b 3 --players 6 --set form=simplified',
  ],
  run: async call => {
    const { given, words } = call;
    const entry = entryOf(call.args[0] ?? '');
    const game = await rulesOf(entry);
    const names = { a: choiceOf(given, 'a', LEVEL_NAMES, '5'), b: choiceOf(given, 'b', LEVEL_NAMES, '3') };
    const a = await moverNamed(names.a, entry, game);
    const b = await moverNamed(names.b, entry, game);
    const games = numberOf(given, 'games', { least: 1, most: MOST_GAMES, usual: 100 });
    const config = await configOf(entry, game, given);
    const seed = textOf(given, 'seed') ?? 'etagere';
    const seats = await playersOf(given, entry, game);
    const sides = entry.meta.partners === true ? 2 : seats;

    let wins = 0;
    const endings = new Endings(game);
    const spent = { a: { ms: 0, decisions: 0 }, b: { ms: 0, decisions: 0 } };
    for (let i = 0; i < games; i++) {
      const isA = (seat: number): boolean => seat % sides === i % sides;
      const deal = seedFromText(`${seed}/${Math.floor(i / sides)}`);
      const movers = Array.from({ length: seats }, (_, seat) => (isA(seat) ? a : b));
      const played = playOut(
        game,
        { config, seed: deal, chance: seedFromText(`${seed}/${i}/players`) },
        movers,
      );
      const { outcome } = played.match.outline;
      endings.add(outcome);
      const bySide = (outcome?.ranks ?? []).slice(0, sides);
      // A shared win is shared.
      if (bySide[i % sides] === 1) wins += 1 / bySide.filter(rank => rank === 1).length;
      for (const [seat, { ms, decisions }] of played.thinking.entries()) {
        const side = spent[isA(seat) ? 'a' : 'b'];
        side.ms += ms;
        side.decisions += decisions;
      }
    }
    const { low, high } = wilson(wins, games);
    const found = { winRate: round(wins / games, 4), low: round(low, 4), high: round(high, 4) };
    const msPerDecision = { a: each(spent.a), b: each(spent.b) };
    const gameWords = await wordsOf(entry, words.language);
    answer(call, {
      json: { ...found, msPerDecision, endings: endings.counted },
      text: () => {
        const said = words.label('arena.done', {
          a: names.a,
          b: names.b,
          games,
          seats: sides,
          even: Math.round(100 / sides),
          msA: msPerDecision.a,
          msB: msPerDecision.b,
          rate: round(found.winRate * 100, 1),
          low: round(found.low * 100, 1),
          high: round(found.high * 100, 1),
        });
        return [said, endings.say(gameWords)].join('\n');
      },
    });
    return EXIT.done;
  },
};

/** The 95 % interval of a proportion, good for few games and for rates near 0 or 1 too. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  const z = 1.959964;
  const rate = wins / games;
  const scale = 1 + z ** 2 / games;
  const middle = (rate + z ** 2 / (2 * games)) / scale;
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

function each({ ms, decisions }: { ms: number; decisions: number }): number {
  return round(ms / Math.max(1, decisions), 3);
}
