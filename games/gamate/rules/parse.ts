import { isRecord } from '#contract/json.ts';
import { HIGHEST } from './cards.ts';
import { isNumber, parseDefinition } from './parse-definition.ts';
import { SEATS } from './seats.ts';
import { type Config, DEFINITIONS, FLOORS, LENGTHS, type Move, WAYS } from './types.ts';

/** What is not said is as usual: the first of each list. */
export function parseConfig(raw: unknown): Config | null {
  if (!isRecord(raw)) return null;
  const definitions = DEFINITIONS.find(one => one === (raw['definitions'] ?? DEFINITIONS[0]));
  const floor = FLOORS.find(one => one === (raw['floor'] ?? FLOORS[0]));
  const length = LENGTHS.find(one => one === (raw['length'] ?? LENGTHS[0]));
  return definitions === undefined || floor === undefined || length === undefined
    ? null
    : { definitions, floor, length };
}

export function parseMove(raw: unknown): Move | null {
  if (!isRecord(raw)) return null;
  const { kind, card } = raw;
  switch (kind) {
    case 'pass':
    case 'forfeit':
      return { kind };
    case 'bid':
    case 'oppose': {
      const trumps = parseDefinition(raw['trumps']);
      return trumps === null ? null : { kind, trumps };
    }
    case 'announce': {
      const way = WAYS.find(one => one === raw['way']);
      const { tricks } = raw;
      return way === undefined || !isNumber(tricks) ? null : { kind, way, tricks };
    }
    case 'lead': {
      const hand = SEATS.find(seat => seat === raw['hand']);
      return hand === undefined || !isCard(card) ? null : { kind, hand, card };
    }
    case 'force':
    case 'dodge':
    case 'cut':
    case 'renounce':
      return isCard(card) ? { kind, card } : null;
    default:
      return null;
  }
}

function isCard(raw: unknown): raw is number {
  return isNumber(raw) && raw <= HIGHEST;
}
