/** What lies in the middle of the table: the latest thing that happened, with what belongs to it. */
import type { PastView, View } from '../../rules/types.ts';
import type { Called } from '../board/record.ts';

type Kind<K extends PastView['kind']> = Extract<PastView, { readonly kind: K }>;
export type Answered = Kind<'answered'>;
export type Countered = Kind<'countered'>;

export type Scene =
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

export function sceneOf({ past }: Pick<View, 'past'>): Scene {
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
 * The last answer, with its place in the past. It stays on the table until it is put aside (`aside` is the place
 * up to which that was done), another question is asked, or the viewer goes on playing.
 */
export function answerToRead({ past, phase, me }: View, aside: number): Answered | null {
  const at = past.findLastIndex(({ kind }) => kind === 'answered');
  const last = past[at];
  if (last?.kind !== 'answered' || at < aside || phase.tag === 'question') return null;
  return past.slice(at + 1).some(one => isDoneBy(one, me)) ? null : last;
}

function isDoneBy(one: PastView, me: View['me']): boolean {
  switch (one.kind) {
    case 'called':
      return one.caller === me;
    case 'posed':
    case 'discoveries':
      return one.seat === me;
    default:
      return false;
  }
}
