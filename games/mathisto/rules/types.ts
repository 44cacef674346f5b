import type { Seat, Viewer } from '#contract/game.ts';
import type { Card, Discovery, Family, FamilyCard } from './cards.ts';

export const RULES = [
  'MH-1',
  'MH-2',
  'MH-3',
  'MH-4',
  'MH-5',
  'MH-6',
  'MH-7',
  'MH-8',
  'MH-9',
  'MH-10',
  'MH-11',
  'MH-12',
  'MH-13',
  'MH-14',
  'MH-15',
  'MH-16',
  'MH-17',
  'MH-18',
  'MH-19',
  'MH-20',
  'MH-21',
] as const;
export type Rule = (typeof RULES)[number];

export const FORMS = ['strategic', 'simplified'] as const;
export const ANSWERS = ['choices', 'open'] as const;
export const RECORDS = ['shown', 'hidden'] as const;
export const STARTERS = ['random', '1', '2', '3', '4', '5', '6'] as const;

export type Config = {
  /** MH-4, MH-13. */
  readonly form: (typeof FORMS)[number];
  /** MH-11: whether one chooses among four answers or types one. */
  readonly answers: (typeof ANSWERS)[number];
  /** Whether the page keeps a record of the calls. They are public: this is a wish of the table, not a secret. */
  readonly record: (typeof RECORDS)[number];
  /** MH-5: who starts; a seat that is not at this table means that chance decides. */
  readonly starter: (typeof STARTERS)[number];
};

/** MH-14. */
export const COUNTERS = ['nothing', 'joker', 'discovery', 'super'] as const;
export type Counter = (typeof COUNTERS)[number];

/** A place among the four choices of a question, as they are shown at this table. */
export const CHOICES = [0, 1, 2, 3] as const;
export type Choice = (typeof CHOICES)[number];

export type Move =
  | { readonly kind: 'call'; readonly card: FamilyCard; readonly from: Seat }
  /** MH-10: people of one family, with or without a joker and the discovery. */
  | { readonly kind: 'pose'; readonly cards: readonly Card[] }
  /** MH-12. */
  | { readonly kind: 'discoveries'; readonly cards: readonly Discovery[] }
  /** MH-9: asked of whoever gave the last card away. */
  | { readonly kind: 'draw' | 'decline' }
  /** MH-11, with `answers: 'choices'`. */
  | { readonly kind: 'choose'; readonly choice: Choice }
  /** MH-11, with `answers: 'open'`. */
  | { readonly kind: 'type'; readonly text: string }
  /** MH-11: no answer, which counts as wrong. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'counter'; readonly with: Counter };

/** A question as it is put: which one, and in which order its choices lie. Neither tells the answer. */
export type Asked = {
  readonly family: Family;
  /** The question card, 1 to 27. */
  readonly card: number;
  /** Which of the choices of `data/choices.ts` lies in which place. */
  readonly order: readonly [number, number, number, number];
};

export type Phase =
  | { readonly tag: 'turn'; readonly seat: Seat }
  /** MH-9: `seat` gave the last card to `caller`, and may draw before the caller goes on. */
  | { readonly tag: 'draw'; readonly seat: Seat; readonly caller: Seat }
  /** MH-11 and MH-17. With `super`, `seat` put the two cards on the family and wants it. */
  | { readonly tag: 'question'; readonly seat: Seat; readonly asked: Asked; readonly why: 'posing' | 'super' }
  /** MH-14: everybody but the poser, and whoever is out, chooses. */
  | { readonly tag: 'counter'; readonly poser: Seat; readonly family: Family }
  | { readonly tag: 'over'; readonly rule: 'MH-19' | 'MH-21' };

/** A family on the table. */
export type Posed = {
  readonly family: Family;
  readonly poser: Seat;
  /** Whose it is now; another than the poser after a super-counter (MH-17). */
  readonly owner: Seat;
  /** Sorted. */
  readonly cards: readonly Card[];
  /** MH-11: whether the poser knew the answer; null before it was given. */
  readonly isKnown: boolean | null;
};

/** What happened, in order. `drawn` is what came from the stock: nobody but who drew it sees which. */
export type Past =
  | {
      readonly kind: 'called';
      readonly caller: Seat;
      readonly from: Seat;
      readonly card: FamilyCard;
      /** MH-7, MH-8: handed over; drawn from the stock and shown; drawn something else; nothing left to draw. */
      readonly got: 'given' | 'shown' | 'drew' | 'nothing';
      /** The card that was drawn, with `shown` and `drew`; else null. */
      readonly drawn: Card | null;
    }
  /** MH-9: with an empty hand, on taking the turn or after giving the last card. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly drawn: Card }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'posed'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'discoveries'; readonly seat: Seat; readonly cards: readonly Discovery[] }
  | {
      readonly kind: 'answered';
      readonly seat: Seat;
      readonly asked: Asked;
      readonly why: 'posing' | 'super';
      /** A place among the choices, what was typed, or null for silence. */
      readonly said: Choice | string | null;
      readonly isRight: boolean;
    }
  | {
      readonly kind: 'countered';
      readonly poser: Seat;
      readonly family: Family;
      /** One per seat; null for whoever was not asked. */
      readonly choices: readonly (Counter | null)[];
    };

export type State = {
  readonly config: Config;
  readonly starter: Seat;
  /** Sorted; one list per seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The next card is the last. */
  readonly stock: readonly Card[];
  /** The question cards; the next one is the last. */
  readonly pack: readonly number[];
  readonly posed: readonly Posed[];
  /** MH-12: at most one player can do it. */
  readonly discoveries: { readonly seat: Seat; readonly cards: readonly Discovery[] } | null;
  /** MH-16: points of discovery counters, one per seat. */
  readonly counterPoints: readonly number[];
  /** MH-21: calls since the stock was empty and something was posed. */
  readonly idleCalls: number;
  readonly phase: Phase;
  readonly past: readonly Past[];
};

export type PastView =
  | Exclude<Past, { readonly kind: 'drew' }>
  | { readonly kind: 'drew'; readonly seat: Seat; readonly drawn: Card | null };

/** `drawn` in `past` is null where this viewer may not look; a `shown` card is seen by everybody. */
export type View = Omit<State, 'hands' | 'stock' | 'pack' | 'past'> & {
  readonly me: Viewer;
  readonly hands: readonly (readonly Card[] | null)[];
  readonly handSizes: readonly number[];
  readonly stockSize: number;
  /** The stock, once all is over; null before. */
  readonly stock: readonly Card[] | null;
  readonly past: readonly PastView[];
};

export type Mathisto = {
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly rule: Rule;
};
