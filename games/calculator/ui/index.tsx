import type { AsideProps, GameUi, ResultProps } from '#contract/page.ts';
import { drawingsOf } from '#ui/drawings.tsx';
import { ahead, later } from '#ui/later.tsx';
import { playing } from '../rules/playing.ts';
import { type Calculator, CHECKING, CLOSING, GRIDS } from '../rules/types.ts';
import type { ThumbnailProps } from './board/thumbnail.tsx';
import { DRAWN } from './diagram/drawn.ts';
import { divisionIn } from './division.ts';
import { Aside } from './panels/aside.tsx';
import { sounds } from './sounds.ts';
import { Table } from './table.tsx';
import { tell } from './tell.ts';
import type { UiWords } from './words.ts';

const advice = ahead(() => import('./advise.ts'));

export const gameUi: GameUi<Calculator> = {
  rulesFor: async () => playing,
  Table,
  Aside,
  aidKind: 'memo',
  Aid: later<AsideProps<Calculator>>(() => import('./panels/aid.tsx').then(({ Aid }) => Aid)),
  Result: later<ResultProps<Calculator>>(() => import('./panels/result.tsx').then(({ Result }) => Result)),
  Thumbnail: later<ThumbnailProps>(() => import('./board/thumbnail.tsx').then(one => one.Thumbnail), {
    optional: true,
  }),
  Diagram: drawingsOf(DRAWN, async () => (await import('./diagram/drawings.tsx')).Drawing),
  scoreOf: ({ scores }, seat) => scores[seat] ?? 0,
  seatNote: ({ rackSizes, order }, seat, words) => {
    const { label }: UiWords = words;
    return label('ui.seat-note', { place: order.indexOf(seat) + 1, tokens: rackSizes[seat] ?? 0 });
  },
  tell: (before, after, scene) =>
    tell(before, after, { ...scene, division: divisionIn(scene.words.language) }),
  onScreen: async () => (await import('./on-screen.ts')).onScreen,
  sounds,
  advise: async (candidate, view, scene) =>
    (await advice()).advise(candidate, view, { ...scene, division: divisionIn(scene.words.language) }),
  settings: { grid: GRIDS, checking: CHECKING, closing: CLOSING },
};
