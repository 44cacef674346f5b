import { LEVELS, type Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { Chair } from '#table/local-table.ts';

/** Good company, if nothing else is known. */
const USUAL: readonly Level[] = [3, 2, 4, 1, 5];

/**
 * One person, against bots: those who sat there, and for people others who do not sit there yet. `levels`: who was
 * asked for.
 */
export function chairsFor(
  sat: readonly (Chair | null)[],
  seat: Seat,
  levels: ReadonlyMap<Seat, Level>,
): readonly Chair[] {
  const taken = new Set(
    sat.map((chair, one) => (one !== seat && chair?.kind === 'bot' ? chair.level : null)),
  );
  return sat.map((chair, one): Chair => {
    if (one === seat) return { kind: 'person', name: '' };
    const level = levels.get(one) ?? (chair?.kind === 'bot' ? chair.level : newcomer(taken));
    return { kind: 'bot', level };
  });
}

function newcomer(taken: Set<Level | null>): Level {
  const level = USUAL.find(one => !taken.has(one)) ?? LEVELS[2];
  taken.add(level);
  return level;
}
