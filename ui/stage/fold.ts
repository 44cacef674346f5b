/**
 * A sheet of paper on the cloth (`data-sheet`) that makes room for another one folds into it, and what is stamped on
 * it (`data-stamp`) is stamped: see flight.ts.
 */
import { EASE, MOVE, SETTLE } from './times.ts';

/** A sheet as it was seen. */
export interface Sheet {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
  readonly isStamped: boolean;
}

/** Milliseconds at the usual speed. */
const FOLD = 400;
/** Parts of that time: the lower half stands up, lies on the upper one, and the new sheet is read. */
const UP = 0.28;
const OVER = 0.5;
const READ = 0.75;

export function sheetNow(): Sheet | null {
  const element = document.querySelector<HTMLElement>('main [data-sheet]');
  if (element === null) return null;
  return { element, rect: element.getBoundingClientRect(), isStamped: stampOn(element) !== null };
}

function stampOn(sheet: HTMLElement): HTMLElement | null {
  return sheet.querySelector<HTMLElement>('[data-stamp]');
}

/** `slowness`: times as long as usual. */
export function letFold(was: Sheet, slowness: number): void {
  const is = sheetNow();
  if (is === null) return;
  const isSame = was.element === is.element;
  if (isSame) slide(was, is, slowness * MOVE);
  else fold(was, is, slowness * FOLD);
  if (!was.isStamped)
    stampOn(is.element)?.animate(
      { scale: [1.3, 1], opacity: [0, 1] },
      { delay: isSame ? 0 : slowness * FOLD, duration: slowness * MOVE, easing: SETTLE, fill: 'backwards' },
    );
}

function slide(was: Sheet, { element, rect }: Sheet, duration: number): void {
  const [x, y] = [was.rect.x - rect.x, was.rect.y - rect.y];
  if (Math.hypot(x, y) < 2) return;
  element.animate({ translate: [`${x}px ${y}px`, '0'] }, { duration, easing: EASE });
}

/** The sheet that is gone is still whole: it is folded over the table, and what comes is written on its back. */
function fold(was: Sheet, is: Sheet, duration: number): void {
  const { x, y, width, height } = was.rect;
  const carrier = document.createElement('div');
  carrier.className = 'flying';
  carrier.inert = true;
  Object.assign(carrier.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    visibility: 'visible',
  });
  Object.assign(was.element.style, { boxSizing: 'border-box', width: '100%', height: '100%', margin: '0' });
  const back = document.createElement('div');
  Object.assign(back.style, {
    position: 'absolute',
    inset: '0 0 50%',
    borderRadius: 'var(--radius)',
    background: 'var(--paper-raised)',
    boxShadow: 'var(--shadow-m)',
    transformOrigin: 'bottom',
  });
  const moved = document.createElement('div');
  Object.assign(moved.style, { position: 'absolute', inset: '0', transformOrigin: '0 0' });
  moved.append(back);
  carrier.append(was.element, moved);
  // Beside it, where the same rules of a style sheet hold.
  is.element.closest('.board')?.append(carrier);
  // What is put somewhere else begins to move anew.
  for (const one of was.element.getAnimations({ subtree: true })) one.finish();

  const times = { duration, fill: 'both' } as const;
  was.element.animate(
    [
      { clipPath: 'inset(0)', opacity: 1, easing: 'ease-in' },
      { clipPath: 'inset(0 0 50%)', opacity: 1, offset: UP },
      { clipPath: 'inset(0 0 50%)', opacity: 1, offset: OVER },
      { clipPath: 'inset(0 0 50%)', opacity: 0, offset: OVER },
      { clipPath: 'inset(0 0 50%)', opacity: 0 },
    ],
    times,
  );
  const flat = { transform: 'scaleY(0)' };
  back.animate(
    [flat, { ...flat, offset: UP, easing: 'ease-out' }, { transform: 'none', offset: OVER }, {}],
    times,
  );
  const [wider, higher] = [is.rect.width / width, (2 * is.rect.height) / height];
  const there = `translate(${is.rect.x - x}px, ${is.rect.y - y}px) scale(${wider}, ${higher})`;
  const flight = moved.animate(
    [{ transform: 'none' }, { transform: 'none', offset: OVER, easing: EASE }, { transform: there }],
    times,
  );
  is.element.animate([{ opacity: 0 }, { opacity: 0, offset: READ }, { opacity: 1 }], { duration });
  flight.addEventListener('finish', () => carrier.remove());
  flight.addEventListener('cancel', () => carrier.remove());
}
