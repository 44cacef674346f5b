import {
  accuracyOf,
  type Decision,
  decisionsIn,
  REVIEW_WORLDS,
  turningPointsOf,
  wellSeen,
} from '#bots/look-back.ts';
import { luckOf, strokesIn } from '#bots/luck.ts';
import { momentAt, momentsOf } from '#bots/swing.ts';
import type { AnyBot } from '#contract/bot.ts';
import type { AnyGame, Seat, Shape } from '#contract/game.ts';
import type { RawLog } from '#kernel/log.ts';
import { framesOf } from '#table/history.ts';
import { lookOf } from '#table/looks.ts';
import { type AnyPassage, passagesOf } from '#table/passages.ts';
import { wrap } from '#text/ansi.ts';
import { readMatch } from './file.ts';
import { columnsOf } from './io.ts';
import { JSON_OPTION, numberOf } from './options.ts';
import { divergence } from './replay.ts';
import { narratorOf } from './review-words.ts';
import { botOf, entryOf, reviewEntryOf, rulesOf } from './shelf.ts';
import { round } from './simulate.ts';
import { EXIT } from './stop.ts';
import { answer, type Verb } from './verb.ts';

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
    const worlds = numberOf(given, 'worlds', { least: 2, most: MOST_WORLDS, usual: REVIEW_WORLDS });
    const passages = passagesIn(game, log);
    const { seed } = log;
    const isShown = (one: { readonly seat: Seat }): boolean => seat === null || one.seat === seat;

    const all = passages.flatMap((passage, step) =>
      decisionsIn(bot, passage, { step, seed, budget: { iterations: worlds } }),
    );
    const chance = (await reviewEntryOf(log.game).review?.())?.review ?? {};
    const isDealt = log.origin === undefined;
    const strokes = passages.flatMap((passage, step) =>
      strokesIn(chance, passage, { step, seed, worlds, isDealt }),
    );
    const shown = all.filter(isShown);
    const seats = Array.from({ length: log.seats }, (_, one) => one);
    const say = await narratorOf(entry, words, io);
    const lookAt = (decision: Decision<Shape>): ReturnType<typeof lookOf> => lookOf(decision, passages, seat);
    const points = turningPointsOf(shown).map(decision => ({
      ...figuresOf(decision),
      text: say.turned(lookAt(decision)),
    }));
    const seen = seats
      .filter(one => isShown({ seat: one }))
      .flatMap(one => wellSeen(all, one))
      .map(decision => ({ ...insightOf(decision), text: say.seen(lookAt(decision)) }));
    const accuracy = seats.map(one => accuracyOf(all, one));
    const fortunes = seats.map(one => luckOf(strokes, one));
    const swing = swingOf(game, bot, log, worlds);
    answer(call, {
      json: {
        game: log.game,
        swing,
        turns: shown.map(figuresOf),
        turningPoints: points,
        wellSeen: seen,
        luck: fortunes.map(rounded),
        strokes: strokes
          .filter(isShown)
          .map(({ facts, ...one }) => ({ ...rounded(one), drawn: say.drawn({ ...one, facts }) })),
        accuracy: accuracy.map(one => ({
          ...one,
          share: round(one.share, 4),
          error: round(one.error, 4),
          lost: round(one.lost, 2),
        })),
      },
      text: () => {
        const paragraphs = [
          ...say.swing(swing.map(({ chances }) => chances)),
          '',
          ...accuracy.map(say.accuracy),
          ...fortunes.flatMap(say.luck),
          '',
          ...(points.length === 0 ? [words.label('review.nothing')] : points.map(say.point)),
          ...(seen.length === 0 ? [] : ['', words.label('review.well-seen'), ...seen.map(say.insight)]),
        ];
        const head = words.label('review.head', { game: entry.meta.name, decisions: all.length });
        return [head, '', ...paragraphs.flatMap(line => wrap(line, columnsOf(io)))].join('\n');
      },
    });
    return EXIT.done;
  },
};

function passagesIn(game: AnyGame, log: RawLog): readonly AnyPassage[] {
  const story = passagesOf(game, log);
  if (!story.ok) throw divergence(game, log, story);
  return story.passages;
}

/** Seats as in the log, from 0. */
function figuresOf({ step, seat, loss, error, played, best }: Decision<Shape>) {
  return { step, seat, loss: round(loss, 2), error: round(error, 2), played: played.move, best: best.move };
}

function insightOf({ step, seat, best, insight }: Decision<Shape>) {
  return {
    step,
    seat,
    gain: round(insight?.gain ?? 0, 2),
    error: round(insight?.error ?? 0, 2),
    move: best.move,
  };
}

function rounded<One extends { readonly gain: number; readonly error: number }>(one: One): One {
  return { ...one, gain: round(one.gain, 2), error: round(one.error, 2) };
}

function swingOf(game: AnyGame, bot: AnyBot, log: RawLog, worlds: number) {
  const told = framesOf(game, log, 'spectator');
  if (!told.ok) throw divergence(game, log, told);
  const { seats, seed } = log;
  return momentsOf(told.frames).map(({ envelope }) => {
    const { step, chances, scores } = momentAt(game, bot, envelope, { seats, worlds, seed });
    return {
      step,
      chances: chances.map(chance => round(chance, 3)),
      scores: scores.map(score => round(score, 1)),
    };
  });
}
