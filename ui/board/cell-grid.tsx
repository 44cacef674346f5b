import type { ComponentChildren, HTMLAttributes, Ref } from 'preact';

interface CellGridProps
  extends Pick<HTMLAttributes<HTMLDivElement>, 'onKeyDown' | 'onPointerDown' | 'onClick'> {
  readonly label: string;
  readonly size: number;
  readonly grid: Ref<HTMLDivElement>;
  /** A row, from the top: `<div role="row">` with its cells. */
  readonly children: (row: number) => ComponentChildren;
}

/** A square board as a grid that fingers press, keys explore and screen readers read. */
export function CellGrid({ label, size, grid, children, ...hands }: CellGridProps) {
  return (
    <div
      class="cells"
      role="grid"
      aria-label={label}
      aria-rowcount={size}
      aria-colcount={size}
      ref={grid}
      {...hands}
    >
      {Array.from({ length: size }, (_, row) => children(row))}
    </div>
  );
}
