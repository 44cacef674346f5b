import type { JSX } from 'preact';

/** At tables. Drawn in a box of 24, one line each; `.icon-svg` gives the stroke. */
export const PATHS = {
  back: 'M14 6L8 12L14 18',
  forward: 'M10 6L16 12L10 18',
  undo: 'M8 6L4 10L8 14M4 10H13A5 5 0 0 1 13 20H9',
  log: 'M5 6H19M5 11H19M5 16H14',
  swap: 'M5 8H19L15 4M19 16H5L9 20',
  close: 'M6 6L18 18M18 6L6 18',
  plus: 'M12 5V19M5 12H19',
  whole: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  book: 'M4 5C8 4 10 5 12 7C14 5 16 4 20 5V18C16 17 14 18 12 20C10 18 8 17 4 18ZM12 7V20',
  bulb: 'M9 18H15M10 21H14M8 14A6 6 0 1 1 16 14C15 15 15 16 15 16H9S9 15 8 14Z',
  menu: 'M4 7H20M4 12H20M4 17H20',
  speak: 'M4 5H20V16H11L7 20V16H4ZM8 9H16M8 12H13',
  eye: 'M2 12C5 7 8 5 12 5S19 7 22 12C19 17 16 19 12 19S5 17 2 12ZM12 9A3 3 0 1 1 11.99 9',
  again: 'M5 12A7 7 0 1 1 7.2 17M5 12L2.5 9M5 12L8 9.5',
  // What a box gives to each player to look things up: see AidKind.
  chart: 'M4 5H20V19H4ZM4 10H20M9.5 10V19M15 10V19',
  families:
    'M12 3A2.5 2.5 0 1 1 11.99 3M12 8V16M5 16V12H19V16M5 16A2 2 0 1 1 4.99 16M12 16A2 2 0 1 1 11.99 16M19 16A2 2 0 1 1 18.99 16',
  memo: 'M6 3H18V21H6ZM9 8H15M9 12H15M9 16H12',
  numbers: 'M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z',
  scale: 'M12 4V20M8 20H16M5 7H19M5 7L2.5 13C3.5 15 6.5 15 7.5 13ZM19 7L16.5 13C17.5 15 20.5 15 21.5 13Z',
} as const;

export type IconName = keyof typeof PATHS;

/** Says nothing to a screen reader: the words stand beside it, or in the label of its button. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return drawIcon(PATHS[name]);
}

export function drawIcon(path: string): JSX.Element {
  return (
    <svg class="icon-svg" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
