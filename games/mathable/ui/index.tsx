import type { GameUi } from '#contract/page.ts';
import { drawingsOf } from '#ui/drawings.tsx';
import { ahead, later } from '#ui/later.tsx';
import { playing } from '../rules/playing.ts';
import { CHECKING, LINES, type Mathable } from '../rules/types.ts';
import { Thumbnail } from './board/thumbnail.tsx';
import { DRAWN } from './diagram/drawn.ts';
import { Aid, Aside } from './panels/aside.tsx';
import { sounds } from './sounds.ts';
import { Table } from './table.tsx';
import { tell, tellTurn } from './tell.ts';
import type { UiWords } from './words.ts';

const advice = ahead(() => import('./advise.ts'));

export const gameUi: GameUi<Mathable> = {
  rulesFor: async () => playing,
  Table,
  Aside,
  Aid,
  Result: later(async () => (await import('./panels/result.tsx')).Result),
  Thumbnail,
  Diagram: drawingsOf(DRAWN, async () => (await import('./diagram/drawings.tsx')).Drawing),
  aidKind: 'numbers',
  scoreOf: ({ scores }, seat) => scores[seat] ?? 0,
  seatNote: ({ rackSizes }, seat, words) => {
    const { label }: UiWords = words;
    return label('ui.tiles', { tiles: rackSizes[seat] ?? 0 });
  },
  tell,
  tellTurn,
  onScreen: async () => (await import('./on-screen.ts')).onScreen,
  sounds,
  advise: async (...hint) => (await advice()).advise(...hint),
  settings: { checking: CHECKING, lines: LINES },
};
