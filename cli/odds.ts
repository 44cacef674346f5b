import { ODDS_CHANCE, ODDS_WORLDS } from '#bots/odds.ts';
import type { Seat } from '#contract/game.ts';
import type { Odds } from '#contract/odds.ts';
import type { AnyReview } from '#contract/review.ts';
import { rngFor } from '#kernel/rng.ts';
import { passagesOf, viewsAt } from '#table/passages.ts';
import { wrap } from '#text/ansi.ts';
import { readMatch } from './file.ts';
import { columnsOf } from './io.ts';
import { JSON_OPTION, numberOf } from './options.ts';
import { divergence } from './replay.ts';
import { entryOf, reviewEntryOf, rulesOf, wordsOf } from './shelf.ts';
import { round } from './simulate.ts';
import { EXIT, Stop } from './stop.ts';
import { answer, type Verb } from './verb.ts';

/** `etagere odds FILE --step 12 --seat 2`: what that seat could know then of where hidden pieces were. */
export const odds: Verb = {
  name: 'odds',
  args: ['FILE'],
  options: [
    { name: 'step', value: 'N', about: 'option.odds-step' },
    { name: 'seat', value: 'N', about: 'option.odds-seat' },
    { name: 'worlds', value: 'N', about: 'option.worlds' },
    { name: 'truth', about: 'option.truth' },
    JSON_OPTION,
  ],
  about: words => words.label('help.odds'),
  examples: ['etagere odds game.json --step 12 --seat 2', 'etagere odds game.json --step 12 --seat 2 --json'],
  run: async call => {
    const { words, io, args, given } = call;
    const { log } = await readMatch(args[0] ?? '', io);
    const entry = entryOf(log.game);
    const story = passagesOf(await rulesOf(entry), log);
    if (!story.ok) throw divergence(await rulesOf(entry), log, story);
    const { passages } = story;
    const last = passages.length;
    const step = numberOf(given, 'step', { least: 0, most: last, usual: last });
    const seat = numberOf(given, 'seat', { least: 1, most: log.seats, usual: 1 }) - 1;
    const worlds = numberOf(given, 'worlds', { least: 2, most: 100_000, usual: ODDS_WORLDS });
    const { review, counsel, texts } = reviewEntryOf(log.game);
    const maker = (await review?.())?.review.odds;
    if (maker === undefined) throw new Stop('usage.no-odds', { game: entry.meta.name });
    const views = viewsAt(passages, step);
    const found: Odds = maker.of(views[seat], worlds, rngFor(log.seed, ODDS_CHANCE + step));
    const said = texts === undefined ? undefined : (await counsel?.())?.counsel;
    const seatName = (one: Seat): string => words.label('seat', { seat: one + 1 });
    const scene = { words: await wordsOf(entry, words.language), seatName };
    const clues = found.clues.map(clue => said?.clue?.(clue, views[seat], scene) ?? '');
    const truth = given.has('truth') ? truthOf(maker, views, seat) : null;
    const places = [...views.keys()].map(seatName).concat(words.label('odds.rest'));
    answer(call, {
      json: {
        game: log.game,
        step,
        seat,
        worlds: found.worlds,
        pieces: found.pieces.map(({ piece, count, chances }) => ({
          piece,
          count,
          chances: chances.map(chance => round(chance, 4)),
          ...(truth === null ? {} : { truth: truth(piece) }),
        })),
        clues,
      },
      text: () => {
        const head = words.label('odds.head', { name: seatName(seat), step, worlds: found.worlds });
        const rows = found.pieces.map(({ piece, chances }) => {
          const name = said?.piece?.(piece, scene) ?? piece;
          const shares = chances.flatMap((chance, place) =>
            chance === 0
              ? []
              : [words.label('odds.at', { place: places[place] ?? '', percent: round(100 * chance, 0) })],
          );
          const there = truth?.(piece).map(place => ({ text: places[place] ?? '' })) ?? null;
          const facts = { name, shares: shares.map(text => ({ text })) };
          return there === null
            ? words.label('odds.row', facts)
            : words.label('odds.row-truth', { ...facts, truth: there });
        });
        return [head, '', ...[...rows, '', ...clues].flatMap(line => wrap(line, columnsOf(io)))].join('\n');
      },
    });
    return EXIT.done;
  },
};

/** Where a piece really is: by seat, and last for wherever the rest lies. */
function truthOf(
  { held }: NonNullable<AnyReview['odds']>,
  views: readonly unknown[],
  seat: Seat,
): (piece: string) => readonly number[] {
  const hands = views.map(view => held(view));
  return piece => {
    const there = hands.flatMap((hand, one) => (one !== seat && hand.includes(piece) ? [one] : []));
    return there.length > 0 ? there : [hands.length];
  };
}
