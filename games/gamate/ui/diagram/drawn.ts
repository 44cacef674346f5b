/** The paragraphs that have a drawing. */
export const DRAWN = ['GA-2', 'GA-5', 'GA-6', 'GA-14', 'GA-16'] as const;
export type Drawn = (typeof DRAWN)[number];
