import { allowed, type Game, refused, type Seat, type Viewer } from '#contract/game.ts';
import { isInt, isRecord } from '#contract/json.ts';

type Config = { readonly stones: number };
type State = { readonly left: number; readonly toMove: Seat };
type View = { readonly left: number; readonly toMove: Seat; readonly me: Viewer };
type Move = { readonly kind: 'take'; readonly take: number };
type Rule = 'ST-1' | 'ST-2' | 'ST-3';
export type Stones = { config: Config; state: State; view: View; move: Move; rule: Rule };

const MOST = 3;

/** Take one to three stones; whoever takes the last one wins. No chance, nothing hidden. */
export const stones: Game<Stones> = {
  id: 'stones',
  version: 1,
  seats: { min: 2, max: 2 },
  rules: ['ST-1', 'ST-2', 'ST-3'],
  bound: ({ stones: left }) => left,
  parseConfig: raw => (isRecord(raw) && isInt(raw['stones'], 1, 99) ? { stones: raw['stones'] } : null),
  parseMove: raw =>
    isRecord(raw) && raw['kind'] === 'take' && isInt(raw['take'], -99, 99)
      ? { kind: 'take', take: raw['take'] }
      : null,

  setup: ({ stones: left }) => ({ left, toMove: 0 }),
  status: ({ left, toMove }) => {
    if (left > 0) return { tag: 'playing', turn: { mode: 'all', seats: [toMove] } };
    const scores = toMove === 0 ? [0, 1] : [1, 0];
    return { tag: 'over', outcome: { ranks: toMove === 0 ? [2, 1] : [1, 2], scores, rule: 'ST-3' } };
  },
  apply: ({ left, toMove }, [commit]) => ({ left: left - (commit?.move.take ?? 0), toMove: 1 - toMove }),
  view: ({ left, toMove }, me) => ({ left, toMove, me }),

  moves: ({ me, toMove, left }) =>
    me === toMove
      ? [1, 2, 3].filter(take => take <= left).map(take => ({ kind: 'take' as const, take }))
      : [],
  complete: true,
  check: ({ me, toMove, left }, { take }) => {
    if (me !== toMove || take < 1 || take > MOST) return refused('ST-1', { take, most: MOST });
    return take > left ? refused('ST-2', { take, left }) : allowed;
  },
  fallback: () => ({ kind: 'take', take: 1 }),
  imagine: ({ left, toMove }) => ({ left, toMove }),
};
