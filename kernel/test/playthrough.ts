import type { Commit, Shape, Status, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { type Trial, viewersOf } from '#contract/trial.ts';
import { canonical, fingerprint } from '../fingerprint.ts';
import { rngFor } from '../rng.ts';
import { pickCommits, testSeed } from './laws.ts';

/** So many steps of a game are kept. */
export const STEPS = 60;

/**
 * One random game as a text that a person can read and a diff can compare: who did what, what was open to
 * them, and which fields of which view changed. A change of rules shows here first.
 */
export function playthrough<S extends Shape>(trial: Trial<S>, n: number, most: number): string {
  const { game, config, seats, eager } = trial;
  const seed = testSeed(n);
  const chance = rngFor(testSeed(n + 1), 0);
  let state = game.setup(config, seats, rngFor(seed, 0));
  const lines = [`${game.id} v${game.version}: ${trial.name}`, `config ${canonical(config)}`, ''];
  for (const viewer of viewersOf(seats))
    lines.push(`${name(viewer)} sees ${changes({}, game.view(state, viewer)).join('; ')}`);

  let step = 0;
  let status: Status = game.status(state);
  while (status.tag === 'playing' && step < most) {
    step += 1;
    lines.push('', `step ${step}`);
    for (const seat of status.turn.seats)
      lines.push(`  ${name(seat)} may ${kinds(game.moves(game.view(state, seat)))}`);
    const commits = pickCommits(game, state, status.turn, { pick: chance.int(2 ** 30), eager });
    for (const { seat, move } of commits as readonly Commit<S['move']>[]) {
      lines.push(`  ${name(seat)} plays ${canonical(move)}`);
    }
    const next = game.apply(state, commits, rngFor(seed, step));
    for (const viewer of viewersOf(seats)) {
      const changed = changes(game.view(state, viewer), game.view(next, viewer));
      lines.push(`  ${name(viewer)} sees ${changed.join('; ') || 'nothing new'}`);
    }
    lines.push(`  print ${fingerprint(next)}`);
    state = next;
    status = game.status(state);
  }
  lines.push('', status.tag === 'over' ? `over ${canonical(status.outcome)}` : `cut after ${most} steps`);
  return `${lines.join('\n')}\n`;
}

function name(viewer: Viewer): string {
  return viewer === 'spectator' ? 'spectator' : `seat ${viewer}`;
}

/** `place 12, pass 1` */
function kinds(moves: Iterable<{ readonly kind: string }>): string {
  const counts = new Map<string, number>();
  for (const { kind } of moves) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
}

/** The fields that differ, short ones with their value. */
function changes(before: Json, after: Json): string[] {
  const [old, now] = [before, after] as Readonly<Record<string, Json>>[];
  return Object.keys(now ?? {})
    .filter(key => canonical(old?.[key] ?? null) !== canonical(now?.[key] ?? null))
    .map(key => {
      const text = canonical(now?.[key] ?? null);
      return text.length > 60 ? `${key} …${fingerprint(text).slice(0, 6)}` : `${key} ${text}`;
    });
}
