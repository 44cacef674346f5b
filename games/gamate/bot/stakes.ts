/** GA-16 in quick numbers: what the deal is worth to the declarer's camp when all cards are played. */
import { pointsOf, TRICKS, VALUES } from '../rules/score.ts';
import type { Announcement, Camp, Contract } from '../rules/types.ts';
import type { QuickDeal } from './quick-deal.ts';

export interface Stakes {
  readonly announced: number;
  readonly isOpposed: boolean;
  readonly declarer: Camp;
}

/** By the declarer's tricks: points for tricks and their bonuses, below 0 if the defenders win; made once each. */
const tables = new Map<number, Int32Array>();

function tableFor(announced: number): Int32Array {
  let table = tables.get(announced);
  if (table === undefined) {
    table = Int32Array.from({ length: TRICKS + 1 }, (_, own) => {
      const nothing = { isOpposed: false, brisques: [0, 0], renounced: [0, 0] } as const;
      const { winner, points } = pointsOf({
        ...nothing,
        announced,
        declarer: 0,
        tricks: [own, TRICKS - own],
      });
      return winner === 0 ? points : -points;
    });
    tables.set(announced, table);
  }
  return table;
}

/** Points of the declarer's camp if it won, minus those of the defenders if they did. */
export function valueOf(deal: QuickDeal, { announced, isOpposed, declarer }: Stakes): number {
  const other = 1 - declarer;
  const tricks = tableFor(announced)[deal.tricks[declarer] ?? 0] ?? 0;
  const sum =
    tricks > 0
      ? tricks + (deal.brisques[declarer] ?? 0) + (deal.renounced[other] ?? 0) * VALUES.renounced.declarer
      : tricks - (deal.brisques[other] ?? 0) - (deal.renounced[declarer] ?? 0) * VALUES.renounced.defence;
  return isOpposed ? 2 * sum : sum;
}

/** The contract stands and was announced: cards are played. */
export interface Standing {
  readonly contract: Contract;
  readonly announced: Announcement;
}
