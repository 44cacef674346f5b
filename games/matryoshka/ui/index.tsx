import type { GameUi } from '#contract/page.ts';
import { totalOf } from '../rules/score.ts';
import { type Matryoshka, TALK } from '../rules/types.ts';
import { advise } from './advise.ts';
import { Thumbnail } from './board/thumbnail.tsx';
import { Diagram } from './diagram/diagram.tsx';
import { Aid, Aside } from './panels/aside.tsx';
import { Result } from './panels/result.tsx';
import { lastRemark, sayRemark } from './remarks.ts';
import { sounds } from './sounds.ts';
import { Table } from './table.tsx';
import { tell } from './tell.ts';
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
