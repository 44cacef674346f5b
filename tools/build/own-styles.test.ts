import { expect, test } from 'vitest';
import { ownStyles } from './own-styles.ts';

const own = (css: string): string => ownStyles(css, 'gamate');

test.each([
  ['.tray {}', ':where([data-game="gamate"]) .tray {}'],
  [
    '.tray .slot > b, a:hover {}',
    ':where([data-game="gamate"]) .tray .slot > b, :where([data-game="gamate"]) a:hover {}',
  ],
  [':is(.a, .b) [x="a,b"] {}', ':where([data-game="gamate"]) :is(.a, .b) [x="a,b"] {}'],
  [
    '@media (max-width: 45em), (max-height: 30em) { .a { color: red; } .b {} }',
    '@media (max-width: 45em), (max-height: 30em) { :where([data-game="gamate"]) .a { color: red; } :where([data-game="gamate"]) .b {} }',
  ],
  [
    '/* Of {braces}; */\n.a { content: "}"; }\n.b {}',
    '/* Of {braces}; */\n:where([data-game="gamate"]) .a { content: "}"; }\n:where([data-game="gamate"]) .b {}',
  ],
])('what a game styles holds in its own pages: %s', (css, expected) => {
  expect(own(css)).toBe(expected);
});

test.each([
  '.gamate-thumbnail svg {}',
  '[data-game="gamate"] .place {}',
  '@keyframes said { from { opacity: 0; } 50% {} }',
  '@property --lift { syntax: "<length>"; }',
  '@import "../../../ui/learn/refused.css";',
])('what says itself whose it is, or styles nothing, stays: %s', css => {
  expect(own(css)).toBe(css);
});

test('the names of another game are no names of this one', () => {
  expect(own('.mathisto-card {}')).toBe(':where([data-game="gamate"]) .mathisto-card {}');
});
