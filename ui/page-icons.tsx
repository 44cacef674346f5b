import type { JSX } from 'preact';
import { PATHS as AT_TABLES, drawIcon } from './icons.tsx';

/** Those of tables, and what no table shows at first. */
const PATHS = {
  ...AT_TABLES,
  check: 'M5 13L10 18L19 7',
  look: 'M10.5 4A6.5 6.5 0 1 1 10.49 4M15.3 15.3L20.5 20.5',
  /** Out of here: to somebody. */
  share: 'M12 15V4M8 8L12 4L16 8M5 14V19A1 1 0 0 0 6 20H18A1 1 0 0 0 19 19V14',
  /** Onto this device, as a file. */
  save: 'M12 4V15M8 11L12 15L16 11M5 14V19A1 1 0 0 0 6 20H18A1 1 0 0 0 19 19V14',
  open: 'M3 7V19H19L21 10H8L5 19M3 7V5H9L11 7H18V10',
  keep: 'M7 4H17V20L12 15.5L7 20Z',
  play: 'M8 5L19 12L8 19Z',
  pause: 'M8 5V19M16 5V19',
  /** A way that leaves another. */
  branch: 'M4 17H11C15 17 14 7 18 7H20M17 4L20 7L17 10M14.5 17H20',
  step: 'M6 5L15 12L6 19ZM19 5V19',
  'step-back': 'M18 5L9 12L18 19ZM5 5V19',
  first: 'M19 6L13 12L19 18M12 6L6 12L12 18',
  last: 'M5 6L11 12L5 18M12 6L18 12L12 18',
  people:
    'M9 5A3.5 3.5 0 1 1 8.99 5M3 20C3 16 6 14.5 9 14.5S15 16 15 20M16 5.5A3.2 3.2 0 0 1 16 11.5M17.5 14.8C19.6 15.4 21 17 21 20',
  copy: 'M9 9H19V20H9ZM5 15V4H15',
  invite: 'M10 5A3.5 3.5 0 1 1 9.99 5M4 20C4 16 7 14.5 10 14.5S16 16 16 20M19 7V13M16 10H22',
  clock: 'M12 3A9 9 0 1 1 11.99 3M12 7V12L16 14',
  key: 'M8 8A4.5 4.5 0 1 1 7.99 8M11.5 10L20 10V14M16.5 10V13',
  fair: 'M12 3L19 6V12C19 16 16 19 12 21C8 19 5 16 5 12V6ZM9 12L11.5 14.5L15.5 9.5',
  mute: 'M4 5H20V16H11L7 20V16H4ZM9.5 8L14.5 13M14.5 8L9.5 13',
  grid: 'M5 5H19V19H5ZM5 12H19M12 5V19',
  print: 'M7 9V4H17V9M7 17H4V9H20V17H17M7 14H17V20H7Z',
  calendar: 'M4 6H20V20H4ZM4 10H20M8 3V7M16 3V7',
  leave: 'M13 4H5V20H13M10 12H21M17 8L21 12L17 16',
  bin: 'M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16',
} as const;

export type PageIconName = keyof typeof PATHS;

/** As `Icon`, for everything but a table. */
export function PageIcon({ name }: { readonly name: PageIconName }): JSX.Element {
  return drawIcon(PATHS[name]);
}
