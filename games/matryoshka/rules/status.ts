import type { Outcome, Seat, Status } from '#contract/game.ts';
import { MOST_REMARKS } from './check.ts';
import { compareDisplays, totalOf } from './score.ts';
import type { Cards, State } from './types.ts';

export function status({ config, hands, displays, phase, said }: State): Status {
  if (phase.tag === 'over') return { tag: 'over', outcome: outcomeOf(displays) };
  const everyone = hands.map((_, seat) => seat);
  const talkers = config.talk === 'remarks' ? everyone.filter(seat => (said[seat] ?? 0) < MOST_REMARKS) : [];
  const may = talkers.length === 0 ? {} : { may: { seats: talkers, kinds: ['remark'] } };
  switch (phase.tag) {
    case 'display':
      return { tag: 'playing', turn: { mode: 'all', seats: everyone, ...may } };
    case 'present':
    case 'take':
      return { tag: 'playing', turn: { mode: 'any', seats: [phase.active], ...may } };
    case 'offer':
      return {
        tag: 'playing',
        turn: { mode: 'all', seats: everyone.filter(seat => seat !== phase.active), ...may },
      };
  }
}

/** MY-11. */
export function outcomeOf(displays: Cards): Outcome {
  const better = (seat: Seat): number =>
    displays.filter(other => compareDisplays(other, displays[seat] ?? []) < 0).length;
  return {
    ranks: displays.map((_, seat) => 1 + better(seat)),
    scores: displays.map(totalOf),
    rule: 'MY-11',
  };
}
