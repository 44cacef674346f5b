import type { JSX } from 'preact';

/** Drawn in a box of 24, one line each; `.icon-svg` gives the stroke. */
const PATHS = {
  back: 'M14 6L8 12L14 18',
  forward: 'M10 6L16 12L10 18',
  undo: 'M8 6L4 10L8 14M4 10H13A5 5 0 0 1 13 20H9',
  log: 'M5 6H19M5 11H19M5 16H14',
  swap: 'M5 8H19L15 4M19 16H5L9 20',
  check: 'M5 13L10 18L19 7',
  close: 'M6 6L18 18M18 6L6 18',
  plus: 'M12 5V19M5 12H19',
  whole: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  book: 'M4 5C8 4 10 5 12 7C14 5 16 4 20 5V18C16 17 14 18 12 20C10 18 8 17 4 18ZM12 7V20',
  bulb: 'M9 18H15M10 21H14M8 14A6 6 0 1 1 16 14C15 15 15 16 15 16H9S9 15 8 14Z',
  menu: 'M4 7H20M4 12H20M4 17H20',
  look: 'M10.5 4A6.5 6.5 0 1 1 10.49 4M15.3 15.3L20.5 20.5',
  /** Out of here: to somebody. */
  share: 'M12 15V4M8 8L12 4L16 8M5 14V19A1 1 0 0 0 6 20H18A1 1 0 0 0 19 19V14',
  /** Onto this device, as a file. */
  save: 'M12 4V15M8 11L12 15L16 11M5 14V19A1 1 0 0 0 6 20H18A1 1 0 0 0 19 19V14',
  open: 'M3 7V19H19L21 10H8L5 19M3 7V5H9L11 7H18V10',
  keep: 'M7 4H17V20L12 15.5L7 20Z',
  play: 'M8 5L19 12L8 19Z',
  pause: 'M8 5V19M16 5V19',
  step: 'M6 5L15 12L6 19ZM19 5V19',
  'step-back': 'M18 5L9 12L18 19ZM5 5V19',
  first: 'M19 6L13 12L19 18M12 6L6 12L12 18',
  last: 'M5 6L11 12L5 18M12 6L18 12L12 18',
  people:
    'M9 5A3.5 3.5 0 1 1 8.99 5M3 20C3 16 6 14.5 9 14.5S15 16 15 20M16 5.5A3.2 3.2 0 0 1 16 11.5M17.5 14.8C19.6 15.4 21 17 21 20',
  speak: 'M4 5H20V16H11L7 20V16H4ZM8 9H16M8 12H13',
  copy: 'M9 9H19V20H9ZM5 15V4H15',
  invite: 'M10 5A3.5 3.5 0 1 1 9.99 5M4 20C4 16 7 14.5 10 14.5S16 16 16 20M19 7V13M16 10H22',
  eye: 'M2 12C5 7 8 5 12 5S19 7 22 12C19 17 16 19 12 19S5 17 2 12ZM12 9A3 3 0 1 1 11.99 9',
  clock: 'M12 3A9 9 0 1 1 11.99 3M12 7V12L16 14',
  key: 'M8 8A4.5 4.5 0 1 1 7.99 8M11.5 10L20 10V14M16.5 10V13',
  fair: 'M12 3L19 6V12C19 16 16 19 12 21C8 19 5 16 5 12V6ZM9 12L11.5 14.5L15.5 9.5',
  mute: 'M4 5H20V16H11L7 20V16H4ZM9.5 8L14.5 13M14.5 8L9.5 13',
  grid: 'M5 5H19V19H5ZM5 12H19M12 5V19',
  print: 'M7 9V4H17V9M7 17H4V9H20V17H17M7 14H17V20H7Z',
  calendar: 'M4 6H20V20H4ZM4 10H20M8 3V7M16 3V7',
  again: 'M5 12A7 7 0 1 1 7.2 17M5 12L2.5 9M5 12L8 9.5',
  leave: 'M13 4H5V20H13M10 12H21M17 8L21 12L17 16',
  // What a box gives to each player to look things up: see AidKind.
  chart: 'M4 5H20V19H4ZM4 10H20M9.5 10V19M15 10V19',
  families:
    'M12 3A2.5 2.5 0 1 1 11.99 3M12 8V16M5 16V12H19V16M5 16A2 2 0 1 1 4.99 16M12 16A2 2 0 1 1 11.99 16M19 16A2 2 0 1 1 18.99 16',
  memo: 'M6 3H18V21H6ZM9 8H15M9 12H15M9 16H12',
  numbers: 'M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z',
  scale: 'M12 4V20M8 20H16M5 7H19M5 7L2.5 13C3.5 15 6.5 15 7.5 13ZM19 7L16.5 13C17.5 15 20.5 15 21.5 13Z',
  bin: 'M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16',
} as const;

export type IconName = keyof typeof PATHS;

/** Says nothing to a screen reader: the words stand beside it, or in the label of its button. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon-svg" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
