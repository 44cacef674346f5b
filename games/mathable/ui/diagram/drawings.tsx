import '#ui/rule-drawing.css';
import './diagram.css';
import type { ComponentType } from 'preact';
import type { Words } from '#text/words.ts';
import { BonusDrawing } from './bonus.tsx';
import { BoardDrawing, TilesDrawing } from './box.tsx';
import { ClaimDrawing, ContestDrawing } from './check.tsx';
import type { Drawn } from './drawn.ts';
import { CORNER, CROSSING, SIGNED } from './positions.tsx';
import { SuperBonusDrawing } from './super-bonus.tsx';
import { TryTiles } from './try.tsx';

type Picture = ComponentType<{ readonly words: Words }>;

const PICTURES: Readonly<Record<Drawn, Picture>> = {
  'MB-1': BoardDrawing,
  'MB-2': TilesDrawing,
  // 12 and 3 make four different numbers; the last tile is none of them.
  'MB-5': ({ words }) => (
    <TryTiles position={CORNER} places={['9I']} tiles={[15, 9, 36, 4, 8]} words={words} />
  ),
  // 48 and 8 are right anywhere else.
  'MB-6': ({ words }) => <TryTiles position={SIGNED} places={['8J']} tiles={[16, 48, 8]} words={words} />,
  'MB-7': BonusDrawing,
  'MB-8': ({ words }) => <TryTiles position={CROSSING} places={['5J', '6K']} tiles={[11, 9]} words={words} />,
  'MB-10': SuperBonusDrawing,
  'MB-15': ContestDrawing,
  'MB-16': ClaimDrawing,
};

export function Drawing({ rule, words }: { readonly rule: Drawn; readonly words: Words }) {
  const Picture = PICTURES[rule];
  return (
    <figure class="rule-drawing diagram">
      <Picture words={words} />
    </figure>
  );
}
