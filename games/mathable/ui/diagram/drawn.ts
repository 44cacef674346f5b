/** The paragraphs that have a drawing. */
export const DRAWN = ['MB-1', 'MB-2', 'MB-5', 'MB-6', 'MB-7', 'MB-8', 'MB-10', 'MB-15', 'MB-16'] as const;
export type Drawn = (typeof DRAWN)[number];
