import type { AnyGame, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { viewersOf } from '#contract/trial.ts';
import { canonical, fingerprint } from '#kernel/fingerprint.ts';
import { parseLog, type RawLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { fileOf } from '#server/store/match-file.ts';
import type { EventRecord } from '#server/store/records.ts';
import type { Store } from '#server/store/store.ts';
import { isSound, verifyMatch } from '#table/verify.ts';
import { afterEvents, atStep, type Kept, type KeptEvent } from './history.ts';

/** Reads one match from the store, plays it again for everybody, and verifies it. Null if it never began. */
export async function keptOf(store: Store, table: string, game: AnyGame): Promise<Kept | null> {
  const [record, secret, events] = await Promise.all([
    store.tables.find(table),
    store.tables.secret(table),
    store.events.after(table, 0),
  ]);
  const file = record === null || secret === null ? null : fileOf({ table: record, secret, events });
  if (file === null) return null;
  const read = parseLog(file);
  if (!read.ok) return { events: [], prints: new Map(), steps: [], unsound: `no match file: ${read.field}` };
  const verified = verifyMatch(game, read.log);
  const unsound = isSound(verified) ? null : JSON.stringify(verified);
  return { events: events.map(keptEvent), ...seenOf(game, read.log, events), unsound };
}

/** Of anything that was sent as JSON. */
export function printOf(value: unknown): string {
  return fingerprint(JSON.parse(JSON.stringify(value)) as Json);
}

function keptEvent({ seq, event }: EventRecord): KeptEvent {
  if (event.kind !== 'choice' || event.by !== 'player') return { seq, choice: null };
  const { command = null, seat, move } = event;
  return { seq, choice: { id: command, seat, move: canonical(move) } };
}

/** What each viewer may have been shown, event by event. */
function seenOf(game: AnyGame, log: RawLog, events: readonly EventRecord[]): Pick<Kept, 'prints' | 'steps'> {
  const prints = new Map<string, string>();
  const steps = new Set<number>();
  const viewers: readonly Viewer[] = viewersOf(log.seats);
  const course = Match.replaying(game, log);
  let n = 0;
  for (;;) {
    const { value, done } = course.next();
    if (done === true) return { prints, steps: [...steps] };
    const isNew = !steps.has(value.match.step);
    steps.add(value.match.step);
    const seen = viewers.map(viewer => [viewer, printOf(value.match.envelope(viewer))] as const);
    for (const [viewer, print] of seen) if (isNew) prints.set(atStep(viewer, value.match.step), print);
    // What happens beside the match is counted too, and changes nothing in it.
    do {
      for (const [viewer, print] of seen) prints.set(afterEvents(viewer, n), print);
      n += 1;
    } while (n <= events.length && events[n - 1]?.event.kind !== 'choice');
  }
}
