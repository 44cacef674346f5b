import type { ComponentType } from 'preact';
import type { Words } from '#text/words.ts';
import { later } from './later.tsx';

interface DrawingProps<Rule extends string> {
  readonly rule: Rule;
  readonly words: Words;
}

/** The drawings under those paragraphs that they help: loaded with the rule book, not with the table. */
export function drawingsOf<Rule extends string>(
  drawn: readonly Rule[],
  load: () => Promise<ComponentType<DrawingProps<Rule>>>,
): ComponentType<DrawingProps<string>> {
  const Drawing = later(load, { optional: true, inBook: true });
  return function Diagram({ rule, words }) {
    const found = drawn.find(one => one === rule);
    return found === undefined ? null : <Drawing rule={found} words={words} />;
  };
}
