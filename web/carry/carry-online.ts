import type { Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Got } from '#protocol/http.ts';
import { sitDown } from '../lobby/set-up-table.ts';
import { rename, server } from '../me/session.ts';
import type { Wished } from '../me/who.tsx';
import { type Kept, keep } from '../offline/store.ts';
import { noteDeal } from '../replay/witness.ts';

interface Carrying {
  /** One's own. */
  readonly seat: Seat;
  /** Whether what that seat cannot know is dealt anew. */
  readonly isAnew: boolean;
  /** Bots whose seats nobody may take. */
  readonly staying: ReadonlySet<Seat>;
  readonly who: Wished;
}

/** What plays for a person of this device until they sit down at their own. */
const STAND_IN: Level = 3;

/** Brings a match of this device to the server and sits down at it. Answers with the id of its table. */
export async function carryOnline(
  kept: Kept,
  { seat, isAnew, staying, who }: Carrying,
): Promise<Got<string>> {
  const renamed = await rename(who);
  if (!renamed.ok) return renamed;
  const carried = await server.carry({
    // Read as JSON from the store.
    log: kept.file as Json,
    seat,
    isAnew,
    seats: kept.chairs.map((chair, one) => ({
      kind: staying.has(one) ? 'bot' : 'person',
      level: chair.kind === 'bot' ? chair.level : STAND_IN,
    })),
  });
  if (!carried.ok) return carried;
  const { id, commitment } = carried.value;
  // Its part of the deal is promised: only now does this device add its own.
  noteDeal(id, { commitment });
  const seated = await sitDown(id, seat);
  if (!seated.ok) return seated;
  await keep({ ...kept, goesOnAt: id });
  return { ok: true, value: id };
}
