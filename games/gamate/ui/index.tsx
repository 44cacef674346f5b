import type { GameUi } from '#contract/page.ts';
import { later } from '#ui/later.tsx';
import { campOf } from '../rules/seats.ts';
import { DEFINITIONS, FLOORS, type Gamate, LENGTHS } from '../rules/types.ts';
import { advise } from './advise.ts';
import { Thumbnail } from './board/thumbnail.tsx';
import { lastCall, sayCall } from './calls.ts';
import { Diagram } from './diagram/diagram.tsx';
import { Aid } from './panels/aid.tsx';
import { Aside } from './panels/aside.tsx';
import { rolesOf } from './ring/roles.ts';
import { sounds } from './sounds.ts';
import { Table } from './table.tsx';
import { tell } from './tell.ts';
import type { UiWords } from './words.ts';

export const gameUi: GameUi<Gamate> = {
  Table,
  Aside,
  aidKind: 'chart',
  Aid,
  Result: later(async () => (await import('./panels/result.tsx')).Result),
  Review: later(async () => (await import('./panels/review.tsx')).Review),
  Thumbnail,
  Diagram,
  // Both partners have what their camp has: of the game being played, and in the end of everything.
  scoreOf: ({ score, phase }, seat) => (phase.tag === 'over' ? score.totals : score.points)[campOf(seat)],
  totalOf: ({ score }, seat) => score.totals[campOf(seat)],
  seatNote: (view, seat, words) => {
    const { label }: UiWords = words;
    const roles = rolesOf(view, seat).map(role => label(`ui.role.${role}`));
    return [label('ui.cards', { cards: view.handSizes[seat] ?? 0 }), ...roles].join(' · ');
  },
  says: (view, seat, words) => {
    const call = lastCall(view, seat);
    return call === null ? null : sayCall(call, words);
  },
  tell,
  sounds,
  advise,
  settings: { definitions: DEFINITIONS, floor: FLOORS, length: LENGTHS },
};
