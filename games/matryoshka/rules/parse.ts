import { isRecord } from '#contract/json.ts';
import { type Card, isCard, SETS, SIZES, sorted } from './cards.ts';
import { DISPLAY } from './setup.ts';
import { type Config, type Move, PLAIN_REMARKS, type Remark, STARTERS, TALK, type Topic } from './types.ts';

const MOST_CARDS = DISPLAY[4] + 1;

/** What a remark can be about: sizes first, then sets. */
export const TOPICS: readonly Topic[] = [...SIZES.map(size => `${size}` as const), ...SETS];

export function parseConfig(raw: unknown): Config | null {
  if (!isRecord(raw)) return null;
  const talk = TALK.find(one => one === (raw['talk'] ?? 'remarks'));
  const starter = STARTERS.find(one => one === (raw['starter'] ?? 'random'));
  if (talk === undefined || starter === undefined) return null;
  return starter === 'random' ? { talk } : { talk, starter };
}

export function parseMove(raw: unknown): Move | null {
  if (!isRecord(raw)) return null;
  switch (raw['kind']) {
    case 'display':
    case 'offer': {
      const cards = parseCards(raw['cards']);
      return cards === null ? null : { kind: raw['kind'], cards };
    }
    case 'present':
    case 'take':
      return isCard(raw['card']) ? { kind: raw['kind'], card: raw['card'] } : null;
    case 'remark': {
      const remark = parseRemark(raw['remark']);
      return remark === null ? null : { kind: 'remark', remark };
    }
    default:
      return null;
  }
}

/** One writing for one choice: in the order of the deck. A card named twice is read, then refused with MY-1. */
function parseCards(raw: unknown): Card[] | null {
  if (!Array.isArray(raw) || raw.length > MOST_CARDS) return null;
  // Spread first: `every` passes over the holes of a sparse list.
  const cards: unknown[] = [...raw];
  return cards.every(isCard) ? sorted(cards) : null;
}

function parseRemark(raw: unknown): Remark | null {
  if (!isRecord(raw)) return null;
  const { say, topic: about } = raw;
  const plain = PLAIN_REMARKS.find(one => one === say);
  if (plain !== undefined) return { say: plain };
  const topic = TOPICS.find(one => one === about);
  return topic === undefined || (say !== 'want' && say !== 'have') ? null : { say, topic };
}
