import { type Asked, afterEvents, atStep, type History, type Kept, type KeptEvent } from './history.ts';

export const PROBLEMS = {
  lost: 'acknowledged, and not in the store',
  doubled: 'in the store more than once',
  altered: 'not stored as it was asked',
  reordered: 'asked after another was acknowledged, and stored before it',
  unwanted: 'in the store though it was refused, or though nobody asked for it',
  gap: 'its number does not follow the one before',
  'shown-otherwise': 'somebody was shown what the store does not have',
  'shown-early': 'shown before it was stored',
  'shown-back': 'an earlier state was shown after a later one',
  unseen: 'somebody who watched was never shown the last step',
  skipped: 'somebody who watched was never shown a step in between',
  unsound: 'the match does not verify',
} as const;

/** Something that must not be. */
export interface Problem {
  readonly what: keyof typeof PROBLEMS;
  /** Where to look: an id, a step, a seq. */
  readonly where: string;
}

/**
 * Compares what clients lived through with what the store has: every acknowledged move is there once, in order and as
 * it was asked, everybody saw it, and nobody saw anything else. Empty if all is well.
 */
export function check(history: History, kept: Kept): Problem[] {
  return [
    ...checkEvents(history.asked, kept.events),
    ...checkOrder(history.asked, kept.events),
    ...checkShown(history, kept),
    ...checkSeen(history, kept),
    ...(kept.unsound === null ? [] : [{ what: 'unsound', where: kept.unsound } as const]),
  ];
}

function checkEvents(asked: readonly Asked[], events: readonly KeptEvent[]): Problem[] {
  const problems: Problem[] = [];
  const kept = grouped(
    events.flatMap(({ choice }) => (choice === null ? [] : [choice])),
    ({ id }) => id,
  );
  const known = new Map(asked.map(one => [one.id, one]));
  for (const one of asked) {
    const choices = kept.get(one.id) ?? [];
    if (choices.length === 0 && one.answer?.tag === 'done') problems.push({ what: 'lost', where: one.id });
    if (choices.length > 1) problems.push({ what: 'doubled', where: one.id });
    if (choices.some(({ seat, move }) => seat !== one.seat || move !== one.move))
      problems.push({ what: 'altered', where: one.id });
  }
  for (const [index, { seq, choice }] of events.entries()) {
    if (seq !== index + 1) problems.push({ what: 'gap', where: `seq ${seq}` });
    if (choice === null) continue;
    const wish = choice.id === null ? undefined : known.get(choice.id);
    if (wish === undefined || wish.answer?.tag === 'refused')
      problems.push({ what: 'unwanted', where: choice.id ?? `seq ${seq}` });
  }
  return problems;
}

/** Whoever asks after an answer to somebody else comes after them. */
function checkOrder(asked: readonly Asked[], events: readonly KeptEvent[]): Problem[] {
  // Of one that is there twice, the first time.
  const seqs = new Map(events.map(({ seq, choice }) => [choice?.id ?? null, seq] as const).reverse());
  const kept = asked.flatMap(one => {
    const seq = seqs.get(one.id);
    return seq === undefined ? [] : [{ ...one, seq }];
  });
  const answered = kept
    .flatMap(({ seq, answer }) => (answer?.tag === 'done' ? [{ seq, at: answer.at }] : []))
    .sort((a, b) => a.at - b.at);
  const problems: Problem[] = [];
  let [next, latest] = [0, 0];
  for (const { id, seq, askedAt } of kept.sort((a, b) => a.askedAt - b.askedAt)) {
    for (; (answered[next]?.at ?? Number.POSITIVE_INFINITY) < askedAt; next++)
      latest = Math.max(latest, answered[next]?.seq ?? 0);
    if (seq < latest) problems.push({ what: 'reordered', where: id });
  }
  return problems;
}

function checkShown({ shown }: History, { prints }: Kept): Problem[] {
  const problems: Problem[] = [];
  /** By guest and socket: how many events they were shown last. */
  const before = new Map<string, number>();
  for (const { who, socket, viewer, step, n, print, stored } of shown) {
    const where = `${who}, step ${step}${n === null ? '' : `, ${n} events`}`;
    const expected = prints.get(n === null ? atStep(viewer, step) : afterEvents(viewer, n));
    if (expected !== print) problems.push({ what: 'shown-otherwise', where });
    if (n === null) continue;
    if (stored !== null && stored < n) problems.push({ what: 'shown-early', where });
    const line = `${who} ${socket}`;
    if (n < (before.get(line) ?? 0)) problems.push({ what: 'shown-back', where });
    before.set(line, n);
  }
  return problems;
}

/** Everybody who watched to the end was shown every step after their first, and the last one above all. */
function checkSeen({ shown, watchers }: History, { steps }: Kept): Problem[] {
  const shownTo = grouped(shown, ({ who }) => who);
  return watchers.flatMap(who => {
    const seen = new Set((shownTo.get(who) ?? []).map(({ step }) => step));
    // Whoever comes late is shown the present, and asks for the past if they care.
    const first = Math.min(...seen);
    const missing = steps.filter(step => !seen.has(step) && (step > first || step === steps.at(-1)));
    return missing.map((step): Problem => {
      const what = step === steps.at(-1) ? 'unseen' : 'skipped';
      return { what, where: `${who}, step ${step}` };
    });
  });
}

function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}
