import type { Seat } from '#contract/game.ts';
import type { Doing, GameUi } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import { ahead, later } from '#ui/later.tsx';
import { playing } from '../rules/playing.ts';
import { totalOf } from '../rules/score.ts';
import { type Matryoshka, STARTERS, TALK, type View } from '../rules/types.ts';
import { lastRemark, sayRemark } from './remarks.ts';
import { AtSeat } from './seat/at-seat.tsx';
import { sounds } from './sounds.ts';
import { Table } from './table.tsx';
import { tell } from './tell.ts';
import type { UiWords } from './words.ts';

// A table is played without these.
const Thumbnail = later(async () => (await import('./board/thumbnail.tsx')).Thumbnail, { optional: true });
const Diagram = later(async () => (await import('./diagram/diagram.tsx')).Diagram, {
  optional: true,
  inBook: true,
});
const Aid = later(async () => (await import('./panels/aid.tsx')).Aid);
const Result = later(async () => (await import('./panels/result.tsx')).Result);

const parts = { Table, AtSeat, Aid, Result, Thumbnail, Diagram };

const advice = ahead(() => import('./advise.ts'));

export const gameUi: GameUi<Matryoshka> = {
  rulesFor: async () => playing,
  ...parts,
  cloth: true,
  showsEnd: true,
  moment,
  chapters: true,
  dealtFrom: ({ past }) => (past.length > 0 ? null : 'stock'),
  aidKind: 'scale',
  scoreOf: ({ displays }, seat) => totalOf(displays[seat] ?? []),
  seatNote,
  says: (view, seat, words) => {
    const remark = lastRemark(view, seat);
    return remark === null ? null : sayRemark(remark, words);
  },
  tell,
  sounds,
  // Displays are opened one column after the other.
  beats: ({ past }) => (past.findLast(({ kind }) => kind !== 'said')?.kind === 'displayed' ? 1.5 : 1),
  advise: async (...hint) => (await advice()).advise(...hint),
  settings: { talk: TALK, starter: STARTERS },
  fits: (setting, value, seats) => setting !== 'starter' || value === 'random' || Number(value) <= seats,
};

function moment({ round, phase, past, handSizes }: View, words: Words): string {
  const { label }: UiWords = words;
  if (phase.tag === 'over') return label('ui.moment-over');
  if (phase.tag === 'display') return label('ui.moment-display', { round });
  const since = past.findLastIndex(({ kind }) => kind === 'displayed');
  const done = past.filter(({ kind }, i) => i > since && kind === 'exchanged').length;
  return label('ui.moment-exchange', { round, nth: done + 1, all: handSizes.length });
}

function seatNote({ phase, handSizes }: View, seat: Seat, words: Words, doing: Doing): string {
  const { label }: UiWords = words;
  const isActive = 'active' in phase && phase.active === seat;
  if (phase.tag === 'offer' && isActive) return label('ui.proposes', { middle: phase.middle });
  if (phase.tag === 'take') return label(isActive ? 'ui.looks' : 'ui.offered');
  if (doing === 'asked') return label('ui.chooses', { who: 'other' });
  if (doing === 'done') return label(phase.tag === 'offer' ? 'ui.offered' : 'ui.has-chosen');
  return label('ui.cards', { cards: handSizes[seat] ?? 0 });
}
