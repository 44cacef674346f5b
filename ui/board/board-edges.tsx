import './board-edges.css';
import { useState } from 'preact/hooks';

interface EdgesProps {
  readonly size: number;
  readonly row: (index: number) => string | number;
  readonly column: (index: number) => string | number;
}

/**
 * The names of rows at the left of a board, of columns above it. Where the board is larger than its window, they
 * stay in sight as it moves. They never change: the same drawing is given back.
 */
export function BoardEdges({ size, row, column }: EdgesProps) {
  const [edges] = useState(() => {
    const all = Array.from({ length: size }, (_, i) => i);
    return (
      <>
        <div class="edge rows" aria-hidden="true">
          {all.map(i => (
            <span key={i}>{row(i)}</span>
          ))}
        </div>
        <div class="edge columns" aria-hidden="true">
          {all.map(i => (
            <span key={i}>{column(i)}</span>
          ))}
        </div>
      </>
    );
  });
  return edges;
}
