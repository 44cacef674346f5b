import { isRecord } from '#contract/json.ts';
import { type Card, isCard, isDiscovery, isFamilyCard, sorted } from './cards.ts';
import { ANSWERS, CHOICES, COUNTERS, type Config, FORMS, type Move, RECORDS, STARTERS } from './types.ts';

/** MH-11: nobody types more. */
export const LONGEST_ANSWER = 80;
/** One more than the largest family and the largest set of discoveries. */
const MOST_CARDS = 8;
/** What no keyboard types into an answer, and what turns the text around it about. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export function parseConfig(raw: unknown): Config | null {
  if (!isRecord(raw)) return null;
  const form = FORMS.find(one => one === (raw['form'] ?? 'strategic'));
  const answers = ANSWERS.find(one => one === (raw['answers'] ?? 'choices'));
  const record = RECORDS.find(one => one === (raw['record'] ?? 'shown'));
  const starter = STARTERS.find(one => one === (raw['starter'] ?? 'random'));
  return form && answers && record && starter ? { form, answers, record, starter } : null;
}

export function parseMove(raw: unknown): Move | null {
  if (!isRecord(raw)) return null;
  switch (raw['kind']) {
    case 'call':
      return parseCall(raw['card'], raw['from']);
    case 'pose': {
      const cards = parseCards(raw['cards']);
      return cards === null ? null : { kind: 'pose', cards };
    }
    case 'discoveries': {
      const cards = parseCards(raw['cards']);
      return cards?.every(isDiscovery) === true ? { kind: 'discoveries', cards } : null;
    }
    case 'draw':
    case 'decline':
    case 'silence':
      return { kind: raw['kind'] };
    case 'choose': {
      const choice = CHOICES.find(one => one === raw['choice']);
      return choice === undefined ? null : { kind: 'choose', choice };
    }
    case 'type':
      return isTypable(raw['text']) ? { kind: 'type', text: raw['text'] } : null;
    case 'counter': {
      const choice = COUNTERS.find(one => one === raw['with']);
      return choice === undefined ? null : { kind: 'counter', with: choice };
    }
    default:
      return null;
  }
}

/** Whether there is such a seat is for `check` to say. MH-2: a joker cannot be called. */
function parseCall(card: unknown, from: unknown): Move | null {
  if (!isFamilyCard(card) || typeof from !== 'number') return null;
  return Number.isInteger(from) && from >= 0 && from < 6 ? { kind: 'call', card, from: from + 0 } : null;
}

/** One writing for one choice: in the order of the cards. A card named twice is read, then refused with MH-1. */
function parseCards(raw: unknown): Card[] | null {
  if (!Array.isArray(raw) || raw.length > MOST_CARDS) return null;
  // Spread first: `every` passes over the holes of a sparse list.
  const cards: unknown[] = [...raw];
  return cards.every(isCard) ? sorted(cards) : null;
}

function isTypable(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.trim() !== '' && raw.length <= LONGEST_ANSWER && !UNSEEN.test(raw);
}
