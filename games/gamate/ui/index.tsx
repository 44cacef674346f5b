import type { GameUi } from '#contract/page.ts';
import { drawingsOf } from '#ui/drawings.tsx';
import { ahead, later } from '#ui/later.tsx';
import { playing } from '../rules/playing.ts';
import { campOf } from '../rules/seats.ts';
import { DEFINITIONS, FLOORS, type Gamate, LENGTHS } from '../rules/types.ts';
import { Thumbnail } from './board/thumbnail.tsx';
import { trickToShow } from './choice.ts';
import { DRAWN } from './diagram/drawn.ts';
import { AtSeat } from './seat/at-seat.tsx';
import { seatNote } from './seat/seat-note.ts';
import { sounds } from './sounds.ts';
import { Table } from './table.tsx';
import { tell } from './tell.ts';
import type { UiWords } from './words.ts';

const advice = ahead(() => import('./advise.ts'));

export const gameUi: GameUi<Gamate> = {
  rulesFor: async () => playing,
  Table,
  aidKind: 'chart',
  cloth: true,
  AtSeat,
  moment: ({ past, phase, tricks }, words) => {
    const { label }: UiWords = words;
    return label('ui.moment', { number: past.length + 1, phase: phase.tag, trick: tricks.length + 1 });
  },
  chapters: true,
  dealtFrom: ({ dealer, past, calls }) => (past.length + calls.length > 0 ? null : `seat-${dealer}`),
  Aid: later(async () => (await import('./panels/aid.tsx')).Aid),
  Result: later(async () => (await import('./panels/result.tsx')).Result),
  Review: later(async () => (await import('./panels/review.tsx')).Review),
  Thumbnail,
  Diagram: drawingsOf(DRAWN, async () => (await import('./diagram/drawings.tsx')).Drawing),
  // Both partners have what their camp has: of the game being played, and in the end of everything.
  scoreOf: ({ score, phase }, seat) => (phase.tag === 'over' ? score.totals : score.points)[campOf(seat)],
  totalOf: ({ score }, seat) => score.totals[campOf(seat)],
  // GA-18: other lengths, and a rubber that ends because nobody bids, are decided by totals.
  gamesOf: ({ config, phase, score }, seat) =>
    config.length !== 'rubber' || (phase.tag === 'over' && phase.rule === 'GA-18')
      ? 0
      : score.games[campOf(seat)],
  seatNote,
  seenFrom: (view, seat) => ({ ...view, me: seat }),
  tell,
  sounds,
  // A trick that was taken rests before the next card.
  beats: view => (trickToShow(view).isTaken ? 1.6 : 1),
  advise: async (...hint) => (await advice()).advise(...hint),
  settings: { definitions: DEFINITIONS, floor: FLOORS, length: LENGTHS },
};
