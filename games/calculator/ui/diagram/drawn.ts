/** The paragraphs that have a drawing. */
export const DRAWN = ['CA-1', 'CA-4', 'CA-6', 'CA-8', 'CA-13'] as const;
export type Drawn = (typeof DRAWN)[number];
