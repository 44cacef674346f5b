/** The paragraphs that have a drawing. */
const DRAWN = ['GA-2', 'GA-5', 'GA-6', 'GA-14', 'GA-16'] as const;
export type Drawn = (typeof DRAWN)[number];

export function isDrawn(rule: string): rule is Drawn {
  return DRAWN.some(one => one === rule);
}
