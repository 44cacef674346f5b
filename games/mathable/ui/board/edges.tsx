import { useState } from 'preact/hooks';
import { SIZE } from '../../rules/cells.ts';

/** Letters above, numbers at the left. Where the board is larger than its window, they stay in sight as it moves. */
export function Edges() {
  const [edges] = useState(() => (
    <>
      <div class="edge rows" aria-hidden="true">
        {Array.from({ length: SIZE }, (_, i) => (
          <span key={i}>{i + 1}</span>
        ))}
      </div>
      <div class="edge columns" aria-hidden="true">
        {Array.from({ length: SIZE }, (_, i) => (
          <span key={i}>{String.fromCharCode(65 + i)}</span>
        ))}
      </div>
    </>
  ));
  return edges;
}
