import type { GameUi } from '#contract/page.ts';
import { totalOf } from '../rules/score.ts';
import { type Matryoshka, TALK } from '../rules/types.ts';
import { advise } from './advise.ts';
import { Aid, Aside } from './aside.tsx';
import { Diagram } from './diagram.tsx';
import { lastRemark, sayRemark } from './remarks.ts';
import { Result } from './result.tsx';
import { sounds } from './sounds.ts';
import { Table } from './table.tsx';
import { tell } from './tell.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { UiWords } from './words.ts';

const parts = { Table, Aside, Aid, Result, Thumbnail, Diagram };

export const gameUi: GameUi<Matryoshka> = {
  ...parts,
  scoreOf: ({ displays }, seat) => totalOf(displays[seat] ?? []),
  seatNote: ({ handSizes }, seat, words) => {
    const { label }: UiWords = words;
    return label('ui.cards', { cards: handSizes[seat] ?? 0 });
  },
  says: (view, seat, words) => {
    const remark = lastRemark(view, seat);
    return remark === null ? null : sayRemark(remark, words);
  },
  tell,
  sounds,
  advise,
  settings: { talk: TALK },
};
