import { duel, meanCpu } from './duel.ts';
import { moverOf, type NamedMover, SECONDS_OPTION, sayFaults, WHO } from './movers.ts';
import { JSON_OPTION, numberOf, textOf } from './options.ts';
import { configOf } from './settings.ts';
import { entryOf, playersOf, rulesOf, wordsOf } from './shelf.ts';
import { MOST_GAMES, round } from './simulate.ts';
import { EXIT, Stop } from './stop.ts';
import { recordStrength } from './strength.ts';
import { answer, type Call, type Verb } from './verb.ts';

const USUAL_GAMES = 100;

/** `etagere arena mathable --a 5 --b 3`: how often one level beats another. `--all`: all levels of all games. */
export const arena: Verb = {
  name: 'arena',
  args: ['[GAME]'],
  options: [
    { name: 'a', value: WHO, about: 'option.a' },
    { name: 'b', value: WHO, about: 'option.b' },
    SECONDS_OPTION,
    { name: 'all', about: 'option.all' },
    { name: 'page', value: 'FILE', about: 'option.page' },
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
    'etagere arena matryoshka --a mine.js --b 3',
    'etagere arena --all --games 200',
  ],
  run: async call => {
    const games = numberOf(call.given, 'games', { least: 1, most: MOST_GAMES, usual: USUAL_GAMES });
    const seed = textOf(call.given, 'seed') ?? 'etagere';
    if (!call.given.has('all')) return meet(call, { games, seed });
    const other = ['a', 'b', 'seconds', 'players', 'set'].find(name => call.given.has(name));
    if (other !== undefined) throw new Stop('arena.not-with-all', { option: `--${other}` });
    return recordStrength(call, { games, seed });
  },
};

async function meet(call: Call, { games, seed }: { games: number; seed: string }): Promise<number> {
  const { given, words, io } = call;
  const [id] = call.args;
  if (id === undefined)
    throw new Stop('usage.missing-argument', { argument: 'GAME', command: 'arena', usage: 'GAME' });
  const entry = entryOf(id);
  const game = await rulesOf(entry);
  const config = await configOf(entry, game, given);
  const seats = await playersOf(given, entry, game);
  const a = await moverOf(given, 'a', { usual: '5', entry, game, io });
  const b = await moverOf(given, 'b', { usual: '3', entry, game, io });
  const options = { game, config, seats, partners: entry.meta.partners === true, games, seed };
  const met = await duel(options, { a: a.mover, b: b.mover }).finally(() => {
    for (const { leave } of [a, b]) leave();
  });
  const { winRate, low, high, even, endings } = met;
  const found = { winRate: round(winRate, 4), low: round(low, 4), high: round(high, 4) };
  const msPerDecision = { a: round(meanCpu(met.spent.a), 3), b: round(meanCpu(met.spent.b), 3) };
  const gameWords = await wordsOf(entry, words.language);
  answer(call, {
    json: { ...found, msPerDecision, endings: endings.counted, ...faultsOf({ a, b }) },
    text: () => {
      const said = words.label('arena.done', {
        a: a.name,
        b: b.name,
        games,
        seats: Math.round(1 / even),
        even: Math.round(100 * even),
        msA: msPerDecision.a,
        msB: msPerDecision.b,
        rate: round(found.winRate * 100, 1),
        low: round(found.low * 100, 1),
        high: round(found.high * 100, 1),
      });
      return [
        said,
        endings.say(gameWords),
        ...sayFaults(words, a.faults),
        ...sayFaults(words, b.faults),
      ].join('\n');
    },
  });
  return EXIT.done;
}

function faultsOf(sides: Readonly<Record<'a' | 'b', NamedMover>>): object {
  const faults = Object.entries(sides).flatMap(([side, { faults: of }]) =>
    of === undefined ? [] : [[side, of] as const],
  );
  return faults.length === 0 ? {} : { faults: Object.fromEntries(faults) };
}
