/** The move grammar of the terminal: `B4`, `B4 C2 …`, `without B4`, `say want 5` … in French and English alike. */

import { refused } from '#contract/game.ts';
import type { Reading } from '#contract/terminal.ts';
import { meantBy } from '#text/meant-by.ts';
import { type Card, isCard, without } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import { parseMove } from '../rules/parse.ts';
import type { Matryoshka, Remark, View } from '../rules/types.ts';

/** What people type, without accents. The words that we print are the labels `verb.…` and `say.…`. */
const SAY = new Set(['say', 'dire', 'dis']);
const WITHOUT = new Set(['without', 'but', 'sans', 'sauf']);
const SAYINGS = {
  want: ['want', 'seek', 'cherche', 'veux'],
  have: ['have', 'give', 'donne', 'offre'],
  'for-you': ['for-you', 'foryou', 'pour-vous', 'pour-toi'],
  thanks: ['thanks', 'merci'],
  alas: ['alas', 'pity', 'dommage', 'helas'],
} as const satisfies Record<Remark['say'], readonly string[]>;

export function read(line: string, view: View): Reading<Matryoshka> | null {
  const [first, ...rest] = simplify(line);
  if (first === undefined) return null;
  if (SAY.has(first)) return readRemark(rest);
  if (!WITHOUT.has(first)) return readCards([first, ...rest], cards => moveWith(cards, view));
  if (rest.length === 0 || view.me === 'spectator') return null;
  const mine = poolOf(view, view.me);
  return readCards(rest, left => {
    // A card that one does not have is refused as if one displayed it; a wrong number would explain nothing.
    const foreign = without(left, mine);
    return { kind: 'display', cards: foreign.length > 0 ? foreign : without(mine, left) };
  });
}

/** One card is what the moment asks for; where it asks for nothing of the kind, the rules say so. */
function moveWith(cards: readonly Card[], { phase }: View): unknown {
  const [card, ...more] = cards;
  switch (phase.tag) {
    case 'offer':
      return { kind: 'offer', cards };
    case 'present':
    case 'take':
      return more.length === 0 ? { kind: phase.tag, card } : { kind: 'display', cards };
    case 'display':
    case 'over':
      return { kind: 'display', cards };
  }
}

function readCards(
  texts: readonly string[],
  make: (cards: readonly Card[]) => unknown,
): Reading<Matryoshka> | null {
  const cards: Card[] = [];
  for (const text of texts) {
    // `4B` says as much as `B4`.
    const name = text.replace(/^(\d+)([a-z])$/, '$2$1').toUpperCase();
    if (!/^[A-Z]\d{1,2}$/.test(name)) return null;
    if (!isCard(name)) return { tag: 'refused', refusal: refused('MY-1', { case: 'unknown', card: name }) };
    cards.push(name);
  }
  return asMove(make(cards));
}

function readRemark(texts: readonly string[]): Reading<Matryoshka> | null {
  const [word = '', topic, ...more] = texts;
  const say = meantBy(SAYINGS, word);
  const needsTopic = say === 'want' || say === 'have';
  if (say === null || more.length > 0 || needsTopic !== (topic !== undefined)) return null;
  return asMove({ kind: 'remark', remark: needsTopic ? { say, topic: topic?.toUpperCase() } : { say } });
}

/** Through the same gate as a move from anywhere else. */
function asMove(raw: unknown): Reading<Matryoshka> | null {
  const move = parseMove(raw);
  return move === null ? null : { tag: 'move', move };
}

/** Words in lower case, without accents: `b4, C2` and `B4 C2` are the same. */
function simplify(line: string): string[] {
  const plain = line.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[\s,;]+/).filter(word => word !== '');
}
