import type { Facts, Outcome, Seat, Viewer } from '#contract/game.ts';
import type { Decisive, Stretch } from '#table/stretches.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';

type NameOf = (seat: Seat) => string;

/** `Inès`, or `Inès and Paul` for partners. */
export function sideName(side: readonly Seat[], { label }: Words<PageLabel>, nameOf: NameOf): string {
  return label('end.side', { names: side.map(seat => ({ text: nameOf(seat) })) });
}

/** What the winner has, and the next; null where points did not decide. */
export function marginOf(
  { ranks, scores }: Outcome,
  { viewer, you, nameOf }: { readonly viewer: Viewer; readonly you: 'you' | 'me'; readonly nameOf: NameOf },
): Facts | null {
  const winner = ranks.indexOf(1);
  const others = ranks.flatMap((rank, seat) => (rank > 1 ? [seat] : []));
  const next = Math.max(...others.map(seat => scores[seat] ?? 0));
  const points = scores[winner] ?? 0;
  if (others.length === 0 || points <= next) return null;
  const rivals = others
    .filter(seat => scores[seat] === next)
    .map(seat => ({ who: seat === viewer ? you : 'other', text: nameOf(seat) }));
  return { points, next, margin: points - next, rivals };
}

/** From which lead to which the winners went; by games, how many each side has won then. */
export function swingOf(
  { stretch, by, from, to }: Decisive,
  winners: readonly Seat[],
  viewer: Viewer,
  nameOf: NameOf,
): Facts {
  const isMine = viewer !== 'spectator' && winners.includes(viewer);
  return {
    who: isMine ? (winners.length === 1 ? 'you' : 'us') : 'other',
    names: winners.map(seat => ({ text: nameOf(seat) })),
    count: winners.length,
    from: sideOf(from),
    fromPoints: Math.abs(from),
    to: sideOf(to),
    toPoints: Math.abs(to),
    ...(by === 'games' && gamesAfter(stretch, winners)),
  };
}

function gamesAfter({ games = [] }: Stretch, winners: readonly Seat[]): Facts {
  const [own = 0] = winners.map(seat => games[seat] ?? 0);
  const theirs = Math.max(0, ...games.filter((_, seat) => !winners.includes(seat)));
  return { own, theirs };
}

function sideOf(lead: number): 'behind' | 'level' | 'ahead' {
  if (lead === 0) return 'level';
  return lead < 0 ? 'behind' : 'ahead';
}
