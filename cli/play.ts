import { LEVELS } from '#contract/bot.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Match } from '#kernel/match.ts';
import { makeSeed, type Seed } from '#kernel/rng.ts';
import { systemSeed } from '#table/system-seed.ts';
import { wrap } from '#text/ansi.ts';
import { checkNew } from './file.ts';
import { columnsOf, wantsColour } from './io.ts';
import { choiceOf, textOf } from './options.ts';
import { LineReader } from './play/line-reader.ts';
import { Session } from './play/session.ts';
import { configOf } from './settings.ts';
import { botOf, entryOf, playersOf, rulesOf, terminalOf, wordsOf } from './shelf.ts';
import { EXIT, Stop } from './stop.ts';
import type { Verb } from './verb.ts';

const LEVEL_NAMES = ['1', '2', '3', '4', '5'] as const;

/** `etagere play mathable`: one person against bots. */
export const play: Verb = {
  name: 'play',
  args: ['GAME'],
  options: [
    { name: 'players', value: 'N', about: 'option.players' },
    { name: 'level', value: LEVEL_NAMES.join('|'), about: 'option.level' },
    { name: 'seed', value: 'TEXT', about: 'option.seed' },
    { name: 'save', value: 'FILE', about: 'option.save' },
    { name: 'stdin', about: 'option.stdin' },
  ],
  takesSettings: true,
  about: words => words.label('help.play'),
  examples: ['etagere play mathable', 'etagere play mathable --players 3 --level 4'],
  run: async ({ args, given, words, io }) => {
    const entry = entryOf(args[0] ?? '');
    const game = await rulesOf(entry);
    const players = await playersOf(given, entry, game);
    const levelName = choiceOf(given, 'level', LEVEL_NAMES, '3');
    const level = LEVELS.find(one => String(one) === levelName) ?? 3;
    const config = await configOf(entry, game, given);
    const seed = seedOf(textOf(given, 'seed'));
    const savePath = textOf(given, 'save');
    if (savePath === '') throw new Stop('usage.missing-value', { option: '--save', value: 'FILE' });
    if (savePath !== undefined) checkNew(savePath);

    const interactive = io.input.isTTY === true;
    if (!interactive && !given.has('stdin')) {
      io.out(`${wrap(words.label('play.how-to', { game: entry.meta.id }), 80).join('\n')}\n`);
      return EXIT.done;
    }
    const [bot, terminal, gameWords] = await Promise.all([
      botOf(entry),
      terminalOf(entry),
      wordsOf(entry, words.language),
    ]);
    const lines = new LineReader(io, { interactive });
    try {
      const session = new Session({
        entry,
        game,
        bot,
        level,
        terminal,
        words: gameWords,
        io,
        lines,
        savePath,
        match: new Match(game, { config, seats: players, seed }),
        seats: players,
        seedText: makeSeed(seed),
        colour: wantsColour(io),
        width: columnsOf(io),
        /** A breath between the moves of others, so that one can follow them. */
        pauseMs: interactive ? 500 : 0,
        canErase: interactive && io.output.isTTY === true,
        /** A person gets the best advice and waits a moment; a script gets the quickest. */
        hintWorlds: interactive ? 100 : 0,
      });
      return await session.run();
    } finally {
      lines.close();
    }
  },
};

function seedOf(text: string | undefined): Seed {
  return text === undefined ? systemSeed() : seedFromText(text);
}
