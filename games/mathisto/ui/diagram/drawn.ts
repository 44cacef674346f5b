/** The paragraphs that have a drawing. */
export const DRAWN = [
  'MH-1',
  'MH-2',
  'MH-6',
  'MH-7',
  'MH-8',
  'MH-10',
  'MH-11',
  'MH-12',
  'MH-15',
  'MH-16',
  'MH-17',
] as const;
export type Drawn = (typeof DRAWN)[number];
