/** The move grammar of the terminal: `euler 2`, `pose analysts`, `3`, `answer 42`, `joker` … in both languages alike. */

import { refused } from '#contract/game.ts';
import type { Reading } from '#contract/terminal.ts';
import { meantBy } from '#text/meant-by.ts';
import { type Card, type Family, familyOf, isDiscovery, isJoker } from '../rules/cards.ts';
import { parseMove } from '../rules/parse.ts';
import type { Counter, Mathisto, View } from '../rules/types.ts';
import { waysOf } from '../ui/ways.ts';
import { cardNamed, familyNamed, simplify } from './names.ts';

/** What people type, without accents. The words that we print are the labels `verb.…`. */
const VERBS = {
  pose: ['pose', 'poser', 'lay'],
  discoveries: ['discoveries', 'decouvertes'],
  draw: ['draw', 'pioche', 'piocher'],
  decline: ['decline', 'non', 'no'],
  answer: ['answer', 'reponse', 'repondre'],
  silence: ['silence', 'pass', 'passe'],
} as const;
const COUNTER_WORDS = {
  nothing: ['nothing', 'rien'],
  joker: ['joker'],
  discovery: ['discovery', 'decouverte'],
  super: ['super', 'supercounter', 'supercontre'],
} as const satisfies Record<Counter, readonly string[]>;

export function read(line: string, view: View): Reading<Mathisto> | null {
  const words = line.trim().split(/[\s,;]+/);
  const [first = '', ...rest] = words;
  const verb = meantBy(VERBS, simplify(first));
  const counter = meantBy(COUNTER_WORDS, simplify(line));
  if (counter !== null) return asMove({ kind: 'counter', with: counter });
  switch (verb) {
    case 'pose':
      return readPose(rest, view);
    case 'discoveries':
      return readDiscoveries(rest, view);
    case 'answer':
      return asMove({ kind: 'type', text: line.trim().slice(first.length).trim() });
    case 'draw':
    case 'decline':
    case 'silence':
      return rest.length === 0 ? asMove({ kind: verb }) : null;
    case null:
      return words.length === 1 && /^[1-4]$/.test(first)
        ? asMove({ kind: 'choose', choice: Number(first) - 1 })
        : readCall(words, view);
  }
}

/** `euler 2`, `liu hui 3`: a card, and the number of a player. */
function readCall(words: readonly string[], { handSizes }: View): Reading<Mathisto> | null {
  const seat = words.at(-1) ?? '';
  const name = words.slice(0, -1).join(' ');
  if (!/^\d{1,2}$/.test(seat) || name === '') return null;
  const card = cardNamed(name);
  if (card === undefined) return { tag: 'refused', refusal: refused('MH-1', { case: 'unknown', name }) };
  if (isJoker(card)) return { tag: 'refused', refusal: refused('MH-2', { case: 'call' }) };
  if (Number(seat) < 1 || Number(seat) > handSizes.length)
    return { tag: 'refused', refusal: refused('MH-6', { case: 'seat', seat: Number(seat) }) };
  return asMove({ kind: 'call', card, from: Number(seat) - 1 });
}

/** A family by its name is posed in its dearest way; cards by their names are posed as they are. */
function readPose(words: readonly string[], view: View): Reading<Mathisto> | null {
  const family = familyNamed(words.join(' '));
  if (family === undefined) return readCards(words, cards => ({ kind: 'pose', cards }));
  const hand = view.me === 'spectator' ? [] : (view.hands[view.me] ?? []);
  const best = waysOf(hand, family, view.config).at(-1)?.selections[0];
  // What is not ready is refused by the rules, for the people it lacks.
  return asMove({ kind: 'pose', cards: best ?? hand.filter(card => isOf(card, family)) });
}

function readDiscoveries(words: readonly string[], view: View): Reading<Mathisto> | null {
  if (words.length > 0) return readCards(words, cards => ({ kind: 'discoveries', cards }));
  const hand = view.me === 'spectator' ? [] : (view.hands[view.me] ?? []);
  return asMove({ kind: 'discoveries', cards: hand.filter(isDiscovery) });
}

function readCards(
  words: readonly string[],
  make: (cards: readonly Card[]) => unknown,
): Reading<Mathisto> | null {
  const cards: Card[] = [];
  for (const word of words) {
    const card = cardNamed(word);
    if (card === undefined)
      return { tag: 'refused', refusal: refused('MH-1', { case: 'unknown', name: word }) };
    cards.push(card);
  }
  return cards.length === 0 ? null : asMove(make(cards));
}

function isOf(card: Card, family: Family): boolean {
  return !isJoker(card) && familyOf(card) === family;
}

/** Through the same gate as a move from anywhere else. */
function asMove(raw: unknown): Reading<Mathisto> | null {
  const move = parseMove(raw);
  return move === null ? null : { tag: 'move', move };
}
