/** The paragraphs that have a drawing. */
const DRAWN = ['CA-1', 'CA-4', 'CA-6', 'CA-8', 'CA-13'] as const;
export type Drawn = (typeof DRAWN)[number];

export function isDrawn(rule: string): rule is Drawn {
  return DRAWN.some(one => one === rule);
}
