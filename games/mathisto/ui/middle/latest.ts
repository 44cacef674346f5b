/** What lies in the middle of the table: the latest thing that happened, with what belongs to it. */
import type { Family } from '../../rules/cards.ts';
import type { PastView, View } from '../../rules/types.ts';
import type { Called } from '../board/record.ts';

type Kind<K extends PastView['kind']> = Extract<PastView, { readonly kind: K }>;
export type Answered = Kind<'answered'>;
export type Countered = Kind<'countered'>;

export type Latest =
  | { readonly tag: 'start' }
  | {
      readonly tag: 'call';
      readonly call: Called;
      readonly later: readonly (Kind<'drew'> | Kind<'declined'>)[];
    }
  | { readonly tag: 'discoveries'; readonly posed: Kind<'discoveries'> }
  | {
      readonly tag: 'posing';
      readonly posed: Kind<'posed'>;
      /** MH-14: null before all have chosen. */
      readonly countered: Countered | null;
    };

export function latestIn({ past }: Pick<View, 'past'>): Latest {
  const at = past.findLastIndex(
    ({ kind }) => kind === 'called' || kind === 'posed' || kind === 'discoveries',
  );
  const main = past[at];
  const then = past.slice(at + 1);
  switch (main?.kind) {
    case 'called':
      return {
        tag: 'call',
        call: main,
        later: then.filter(one => one.kind === 'drew' || one.kind === 'declined'),
      };
    case 'discoveries':
      return { tag: 'discoveries', posed: main };
    case 'posed':
      return {
        tag: 'posing',
        posed: main,
        countered: then.find(one => one.kind === 'countered') ?? null,
      };
    default:
      return { tag: 'start' };
  }
}

/**
 * The answer of what lies in the middle, until it is put aside: `aside` is the place in the past up to which that was
 * done. Whatever comes after it on the table puts it aside too.
 */
export function answerToRead({ past, phase }: Pick<View, 'past' | 'phase'>, aside: number): Answered | null {
  const at = past.findLastIndex(({ kind }) => kind === 'answered');
  const last = past[at];
  if (last?.kind !== 'answered' || at < aside || phase.tag === 'question') return null;
  return past.slice(at + 1).some(({ kind }) => kind !== 'countered' && kind !== 'drew') ? null : last;
}

/** An answer, to be read once more; not while another question is asked. */
export function answerAt({ past, phase }: Pick<View, 'past' | 'phase'>, at: number): Answered | null {
  const one = past[at];
  return one?.kind === 'answered' && phase.tag !== 'question' ? one : null;
}

/** MH-14: the choices that were just turned over; null as soon as something else happens. */
export function revealedIn({ past }: Pick<View, 'past'>): Countered | null {
  const after = past.slice(past.findLastIndex(({ kind }) => kind === 'countered'));
  const [first, ...then] = after;
  return first?.kind === 'countered' && then.every(({ kind }) => kind === 'answered' || kind === 'drew')
    ? first
    : null;
}

/** The family that is asked about or countered lies in the middle, and only then before its owner. */
export function familyInMiddle({ phase, posed }: Pick<View, 'phase' | 'posed'>): Family | null {
  return phase.tag === 'question' || phase.tag === 'counter' ? (posed.at(-1)?.family ?? null) : null;
}
