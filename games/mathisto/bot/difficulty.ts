import type { Family } from '../rules/cards.ts';

/** How hard each question is, 1 to 3, in the order of the cards: the questions themselves would be too much to carry. */
export const DIFFICULTY: Readonly<Record<Family, string>> = {
  algebraists: '123121231212312123131232312',
  analysts: '231212312123121231212313123',
  arithmeticians: '312323121231212312123121231',
  astronomers: '123131232312123121231212312',
  geometers: '231212313123231212312123121',
  logicians: '312123121231312323121231212',
  probabilists: '121231212312123131232312123',
};
