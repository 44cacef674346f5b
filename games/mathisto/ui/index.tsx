import type { GameUi } from '#contract/page.ts';
import { drawingsOf } from '#ui/drawings.tsx';
import { ahead, later } from '#ui/later.tsx';
import { FAMILIES } from '../rules/cards.ts';
import { totalOf } from '../rules/score.ts';
import { ANSWERS, FORMS, type Mathisto, type PastView, RECORDS, STARTERS } from '../rules/types.ts';
import { Thumbnail } from './board/thumbnail.tsx';
import { DRAWN } from './diagram/drawn.ts';
import { rulesFor } from './rules-for.ts';
import { AtSeat } from './seat/at-seat.tsx';
import { says, seatNote } from './seat/says.ts';
import { sounds } from './sounds.ts';
import { Table } from './table.tsx';
import { tellForPage } from './tell.ts';
import type { UiWords } from './words.ts';

const advice = ahead(() => import('./advise.ts'));

const BEATS = {
  called: 1.8,
  drew: 1,
  declined: 1,
  posed: 1.5,
  discoveries: 1.5,
  answered: 2,
  countered: 1.8,
} as const satisfies Record<PastView['kind'], number>;

export const gameUi: GameUi<Mathisto> = {
  rulesFor,
  Table,
  cloth: true,
  AtSeat,
  moment: (view, words) => {
    const { label }: UiWords = words;
    return label('ui.moment', { posed: view.posed.length, all: FAMILIES.length });
  },
  dealtFrom: ({ past }) => (past.length > 0 ? null : 'stock'),
  aidKind: 'families',
  Aid: later(async () => (await import('./panels/aid.tsx')).Aid),
  Result: later(async () => (await import('./panels/result.tsx')).Result, { ahead: true }),
  Thumbnail,
  Diagram: drawingsOf(DRAWN, async () => (await import('./diagram/drawings.tsx')).Drawing),
  scoreOf: totalOf,
  seatNote,
  says,
  tell: tellForPage,
  sounds,
  // What is handed over rests in the middle; what was posed, answered or turned over is read.
  beats: ({ past }) => BEATS[past.at(-1)?.kind ?? 'declined'],
  advise: async (...hint) => (await advice()).advise(...hint),
  settings: { form: FORMS, answers: ANSWERS, record: RECORDS, starter: STARTERS },
  fits: (setting, value, seats) => setting !== 'starter' || value === 'random' || Number(value) <= seats,
};
