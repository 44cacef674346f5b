import { type Outcome, seatsByRank } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import { runLengths } from '../rules/score.ts';
import type { View } from '../rules/types.ts';
import type { UiWords } from './words.ts';

interface TieScene extends Pick<TellScene, 'seatName'> {
  readonly words: UiWords;
}

/** MY-11: what decided between those who share a total, in one sentence; null where only one has it. */
export function sayTie(
  { displays, me }: View,
  outcome: Outcome,
  points: number,
  { words, seatName }: TieScene,
): string | null {
  const { label } = words;
  const tied = seatsByRank(outcome).filter(seat => outcome.scores[seat] === points);
  if (tied.length < 2) return null;
  const runs = tied.map(seat => runLengths(displays[seat] ?? []));
  const places = placesThatDecide(runs);
  if (places === 0) return label('ui.tied-whole');
  return label('ui.tied', {
    points,
    places,
    tied: tied.map((seat, i) => ({
      who: seat === me ? 'you' : 'other',
      name: seatName(seat),
      runs: runs[i]?.slice(0, places).join(', ') ?? '',
    })),
  });
}

/** How many of the longest runs must be compared to tell each display from the next that differs. */
function placesThatDecide(runs: readonly (readonly number[])[]): number {
  const places = runs.slice(1).map((next, i) => {
    const before = runs[i] ?? [];
    return before.findIndex((length, place) => length !== next[place]) + 1;
  });
  return Math.max(0, ...places);
}
