import { accuracyOf, type Decision, decisionsIn, REVIEW_WORLDS, turningPointsOf } from '#bots/look-back.ts';
import { momentAt, momentsOf } from '#bots/swing.ts';
import type { AnyBot } from '#contract/bot.ts';
import type { AnyGame, Seat, Shape } from '#contract/game.ts';
import type { AnyTerminal, Scene } from '#contract/terminal.ts';
import type { RawLog } from '#kernel/log.ts';
import { framesOf } from '#table/history.ts';
import { type AnyPassage, passagesOf } from '#table/passages.ts';
import { wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { readMatch } from './file.ts';
import { columnsOf, wantsColour } from './io.ts';
import { JSON_OPTION, numberOf } from './options.ts';
import { divergence } from './replay.ts';
import { botOf, entryOf, rulesOf, terminalOf, wordsOf } from './shelf.ts';
import { round } from './simulate.ts';
import { EXIT } from './stop.ts';
import { answer, type Verb } from './verb.ts';
import type { CliLabel } from './words.ts';

const MOST_WORLDS = 10_000;

/**
 * `etagere review FILE --seat 1`: what each decision cost, by what its player could know. Asked again, it answers
 * the same.
 */
export const review: Verb = {
  name: 'review',
  args: ['FILE'],
  options: [
    { name: 'seat', value: 'N', about: 'option.review-seat' },
    { name: 'worlds', value: 'N', about: 'option.worlds' },
    JSON_OPTION,
  ],
  about: words => words.label('help.review'),
  examples: ['etagere review game.json', 'etagere review game.json --seat 1 --json'],
  run: async call => {
    const { words, io, args, given } = call;
    const { log } = await readMatch(args[0] ?? '', io);
    const entry = entryOf(log.game);
    const game = await rulesOf(entry);
    const bot = await botOf(entry);
    const seat = given.has('seat')
      ? numberOf(given, 'seat', { least: 1, most: log.seats, usual: 1 }) - 1
      : null;
    const story = passagesOf(game, log);
    if (!story.ok) throw divergence(game, log, story);
    const { passages } = story;
    const { seed } = log;
    const iterations = numberOf(given, 'worlds', { least: 2, most: MOST_WORLDS, usual: REVIEW_WORLDS });
    const all = passages.flatMap((passage, step) =>
      decisionsIn(bot, passage, { step, seed, budget: { iterations } }),
    );
    const shown = all.filter(one => seat === null || one.seat === seat);
    const terminal = await terminalOf(entry);
    const seatName = (one: Seat): string => words.label('seat', { seat: one + 1 });
    const scene: Scene = {
      words: await wordsOf(entry, words.language),
      seatName,
      colour: wantsColour(io),
      width: columnsOf(io),
    };
    const points = turningPointsOf(shown).map(decision => ({
      ...figuresOf(decision),
      text: sentenceOf(decision, passages, { terminal, scene, words }),
    }));
    const seats = Array.from({ length: log.seats }, (_, one) => one);
    const accuracy = seats.map(one => accuracyOf(all, one));
    const swing = swingOf(game, bot, log, iterations);
    answer(call, {
      json: {
        game: log.game,
        swing,
        turns: shown.map(figuresOf),
        turningPoints: points,
        accuracy: accuracy.map(one => ({
          ...one,
          share: round(one.share, 4),
          error: round(one.error, 4),
          lost: round(one.lost, 2),
        })),
      },
      text: () => {
        const head = words.label('review.head', { game: entry.meta.name, decisions: all.length });
        const course = seats.map(one => `${seatName(one)}  ${lineOf(swing.map(at => at.chances[one] ?? 0))}`);
        const played = accuracy.map(({ seat: one, decisions, faults, lost }) =>
          words.label('review.accuracy', {
            name: seatName(one),
            decisions,
            faults,
            lost: Math.round(lost),
          }),
        );
        const told = points.length === 0 ? [words.label('review.nothing')] : points.map(({ text }) => text);
        const paragraphs = [words.label('review.swing'), ...course, '', ...played, '', ...told];
        return [head, '', ...paragraphs.flatMap(line => wrap(line, columnsOf(io)))].join('\n');
      },
    });
    return EXIT.done;
  },
};

/** Seats as in the log, from 0. */
function figuresOf({ step, seat, loss, error, played, best }: Decision<Shape>) {
  return { step, seat, loss: round(loss, 2), error: round(error, 2), played: played.move, best: best.move };
}

function swingOf(game: AnyGame, bot: AnyBot, log: RawLog, worlds: number) {
  const told = framesOf(game, log, 'spectator');
  if (!told.ok) throw divergence(game, log, told);
  const { seats, seed } = log;
  return momentsOf(told.frames).map(({ envelope }) => {
    const { step, chances } = momentAt(game, bot, envelope, { seats, worlds, seed });
    return { step, chances: chances.map(chance => round(chance, 3)) };
  });
}

const LEVELS = '▁▂▃▄▅▆▇█';

/** Chances one after the other, each as a bar: `▂▅█`. */
function lineOf(chances: readonly number[]): string {
  return chances.map(chance => LEVELS[Math.min(7, Math.floor(chance * 8))] ?? '').join('');
}

/** What was done, what was there, and by how much it was better. */
function sentenceOf(
  { step, seat, best, loss, error }: Decision<Shape>,
  passages: readonly AnyPassage[],
  { terminal, scene, words }: { terminal: AnyTerminal; scene: Scene; words: Words<CliLabel> },
): string {
  const before = passages[step]?.views[seat];
  const after = passages[step + 1]?.views[seat];
  const done = after === undefined ? '' : terminal.tell(before, after, scene).join(' ');
  return words.label('review.turning-point', {
    step,
    name: scene.seatName(seat),
    done,
    better: terminal.advise(best, before, scene),
    loss: Math.round(loss),
    error: Math.max(1, Math.round(error)),
  });
}
