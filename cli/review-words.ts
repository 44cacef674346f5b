/** What a review says at a terminal. */
import type { Accuracy } from '#bots/look-back.ts';
import type { Luck } from '#bots/luck.ts';
import type { Look } from '#contract/counsel.ts';
import type { GameEntry } from '#contract/entry.ts';
import type { Seat, Shape } from '#contract/game.ts';
import type { Stroke } from '#contract/review.ts';
import type { Scene } from '#contract/terminal.ts';
import type { Words } from '#text/words.ts';
import { columnsOf, type Io, wantsColour } from './io.ts';
import { reviewEntryOf, terminalOf, wordsOf } from './shelf.ts';
import type { CliLabel } from './words.ts';

interface Figures {
  readonly step: number;
  readonly seat: Seat;
  readonly error: number;
  readonly text: string;
}

export interface Narrator {
  readonly turned: (look: Look<Shape>) => string;
  readonly seen: (look: Look<Shape>) => string;
  readonly drawn: (stroke: Stroke) => string;
  readonly swing: (moments: readonly (readonly number[])[]) => readonly string[];
  readonly accuracy: (accuracy: Accuracy) => string;
  /** Nothing where it lies within its error. */
  readonly luck: (luck: Luck) => readonly string[];
  readonly point: (figures: Figures & { readonly loss: number }) => string;
  readonly insight: (figures: Figures & { readonly gain: number }) => string;
}

/** So many standard errors make it certain. */
const CERTAIN = 2;

export async function narratorOf(entry: GameEntry, words: Words<CliLabel>, io: Io): Promise<Narrator> {
  const terminal = await terminalOf(entry);
  const counsel = (await reviewEntryOf(entry.meta.id).counsel?.())?.counsel;
  const seatName = (seat: Seat): string => words.label('seat', { seat: seat + 1 });
  const scene: Scene = {
    words: await wordsOf(entry, words.language),
    seatName,
    colour: wantsColour(io),
    width: columnsOf(io),
  };
  return {
    // A game without sentences of its own has at least its hints.
    turned: look => counsel?.turned(look, scene) ?? terminal.advise(look.best, look.view, scene),
    seen: look => counsel?.seen(look, scene) ?? terminal.advise(look.best, look.view, scene),
    drawn: stroke => counsel?.drawn(stroke, scene) ?? '',
    swing: moments => [
      words.label('review.swing'),
      ...(moments[0] ?? []).map(
        (_, seat) => `${seatName(seat)}  ${lineOf(moments.map(at => at[seat] ?? 0))}`,
      ),
    ],
    accuracy: ({ seat, decisions, faults, lost }) =>
      words.label('review.accuracy', { name: seatName(seat), decisions, faults, lost: Math.round(lost) }),
    luck: ({ seat, strokes, gain, error }) =>
      Math.abs(gain) < CERTAIN * error || Math.abs(gain) < 0.5
        ? []
        : [
            words.label('review.luck', {
              name: seatName(seat),
              strokes,
              way: gain > 0 ? 'gave' : 'took',
              points: Math.round(Math.abs(gain)),
              error: Math.max(1, Math.round(error)),
            }),
          ],
    point: ({ step, seat, loss, error, text }) =>
      words.label('review.turning-point', {
        step,
        name: seatName(seat),
        text,
        loss: Math.round(loss),
        error: Math.max(1, Math.round(error)),
      }),
    insight: ({ step, seat, gain, error, text }) =>
      words.label('review.insight', {
        step,
        name: seatName(seat),
        text,
        gain: Math.round(gain),
        error: Math.max(1, Math.round(error)),
      }),
  };
}

const LEVELS = '▁▂▃▄▅▆▇█';

/** A chance after the other, the higher the better. */
function lineOf(chances: readonly number[]): string {
  return chances.map(chance => LEVELS[Math.min(7, Math.floor(chance * 8))] ?? '').join('');
}
