import type { GameUi } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import { CHECKING, LINES, type Mathable } from '../rules/types.ts';
import type { GameLabel } from '../text/words.ts';
import { advise } from './advise.ts';
import { Thumbnail } from './board/thumbnail.tsx';
import { Diagram } from './diagram/diagram.tsx';
import { Aid, Aside } from './panels/aside.tsx';
import { Result } from './panels/result.tsx';
import { sounds } from './sounds.ts';
import { Table } from './table.tsx';
import { tell, tellTurn } from './tell.ts';

const parts = { Table, Aside, Aid, Result, Thumbnail, Diagram };

export const gameUi: GameUi<Mathable> = {
  ...parts,
  aidKind: 'numbers',
  scoreOf: ({ scores }, seat) => scores[seat] ?? 0,
  seatNote: ({ rackSizes }, seat, words) => {
    const { label }: Words<GameLabel> = words;
    return label('ui.tiles', { tiles: rackSizes[seat] ?? 0 });
  },
  tell,
  tellTurn,
  sounds,
  advise,
  settings: { checking: CHECKING, lines: LINES },
};
