/** What a game gives to be learnt by: `ui/learn` makes the pages of it. */
import type { ComponentType } from 'preact';
import type { Facts, Game, Seat, Shape, Verdict } from '#contract/game.ts';
import type { GameUi, TableProps } from '#contract/page.ts';
import type { Sound } from '#contract/sound.ts';
import type { Match } from '#kernel/match.ts';
import type { Words } from '#text/words.ts';

export interface Course<S extends Shape> extends Pick<GameUi<S>, 'sounds'> {
  readonly game: Game<S>;
  readonly Table: ComponentType<TableProps<S>>;
  readonly seatName: (seat: Seat, words: Words) => string;
  readonly lesson: Lesson<S>;
  readonly puzzles: readonly Puzzle<S>[];
  /** Beside the way into the lesson: `class="learn-picture"`. */
  readonly Picture: ComponentType;
}

/** A sentence: a label, and the facts that it needs. */
export interface Sentence {
  readonly key: string;
  readonly facts: Facts;
}

export interface Lesson<S extends Shape> {
  readonly steps: readonly Step<S>[];
  /** The match as it stands when a step begins. */
  readonly matchAt: (index: number) => Match<S>;
  /** A step goes on in the match of the one before, unless it begins another scene. */
  readonly beginsScene: (index: number) => boolean;
  /** Each scene begins at another table: what was in hand at the one before stays there. */
  readonly freshTables?: true;
  /** Draws the exercise of a step that has one. */
  readonly Exercise?: ComponentType<ExerciseProps>;
  /** Below the coach: points, legend. */
  readonly Beside?: ComponentType<BesideProps<S>>;
  /** Between the text of a step and what there is to do. */
  readonly Drawing?: ComponentType<{ readonly step: string; readonly words: Words }>;
}

export interface BesideProps<S extends Shape> {
  readonly view: S['view'];
  /** Whose hand lies open. */
  readonly seat: Seat;
  readonly words: Words;
}

/** Its words are `learn.step.<id>.title` and `.text`; where there is something to do, also `.task` and `.done`. */
export interface Step<S extends Shape> {
  readonly id: string;
  /** Whose hand lies open. */
  readonly seat: Seat;
  readonly goal: Goal<S>;
  /** In place of the table; what goes on there waits meanwhile. */
  readonly exercise?: Exercise;
}

/** Something to look at, and something to choose from, in the notation of the game: the game draws both. */
export interface Exercise {
  /** Empty if there is nothing to look at. */
  readonly shown: string;
  readonly choices: readonly string[];
  /** What the choices are. */
  readonly of: string;
}

export interface ExerciseProps {
  readonly exercise: Exercise;
  /** The right answer once it was given or shown, else null. */
  readonly answer: readonly string[] | null;
  readonly submit: (answer: readonly string[]) => void;
  readonly words: Words;
  readonly sound: (sound: Sound) => void;
}

/** What ends a step: reading it, the right answer to an exercise, a move, or seeing a move refused. */
export type Goal<S extends Shape> =
  | { readonly tag: 'read' }
  | {
      readonly tag: 'answer';
      /** What is answered for a learner who asks to be shown, in the order of the choices. */
      readonly right: readonly string[];
      /** What to say to an answer; null if it is right. */
      readonly judge: (answer: readonly string[]) => Sentence | null;
    }
  | (Doing<S> & {
      readonly tag: 'move';
      /** What the other seats do after it, in this order. */
      readonly replies?: readonly Reply<S>[];
    })
  | (Doing<S> & {
      readonly tag: 'refusal';
      readonly isSought: (move: S['move'], verdict: Verdict<S['rule']>) => boolean;
    });

interface Doing<S extends Shape> {
  /** What is done for a learner who asks to be shown. */
  readonly shown: S['move'];
  /** What to say to a legal move; null if it is what the step asks for. */
  readonly judge: (move: S['move'], view: S['view']) => Sentence | null;
  /** Can be asked for before doing it. */
  readonly help?: Help<S>;
}

/** The label of its button, and what it answers. */
export interface Help<S extends Shape> {
  readonly label: string;
  readonly answer: (view: S['view']) => Advice<S>;
}

/** Something that the table refuses; whatever it allows instead gets one sentence. */
export function refusalGoal<S extends Shape>(
  step: string,
  shown: S['move'],
  isSought: (verdict: Verdict<S['rule']>) => boolean,
): Goal<S> {
  return {
    tag: 'refusal',
    shown,
    judge: () => ({ key: `learn.step.${step}.other`, facts: {} }),
    isSought: (_, verdict) => isSought(verdict),
  };
}

export interface Reply<S extends Shape> {
  readonly seat: Seat;
  readonly move: S['move'];
}

/** A sentence, and the move that it speaks of, if any: the table shows it. */
export interface Advice<S extends Shape> extends Sentence {
  readonly move: S['move'] | null;
}

/** What is known of every puzzle, before it is opened. */
export interface PuzzleFacts {
  /** From 1. */
  readonly number: number;
  /** 1 to 5. */
  readonly level: number;
  /** The most points that can be reached. */
  readonly best: number;
}

/** A position with an exact answer. */
export interface Puzzle<S extends Shape> extends PuzzleFacts {
  /** What kind of puzzle it is: a label of a few words. */
  readonly name: string;
  readonly goal: Sentence;
  /** A label: what else holds here. Left out where there is little room. */
  readonly note?: string;
  /** Whose hand lies open. */
  readonly seat: Seat;
  readonly open: () => Match<S>;
  /** Its position where it is played on from, if that is another: closed hands, and all that is in the box. */
  readonly atTable?: () => Match<S>;
  readonly standing: (view: S['view']) => PuzzleStanding;
  /** How far one is; once it is over, the verdict. */
  readonly tell: (view: S['view'], isShown: boolean) => Sentence;
  /** What the solution does next. */
  readonly solve: (view: S['view']) => S['move'];
  /** A hint; `asked` says how many were given before. */
  readonly advise: (view: S['view'], asked: number) => Advice<S>;
  /** What another seat answers when it is its turn. Absent where only the learner plays. */
  readonly reply?: (view: S['view']) => S['move'];
  /** What to say to a move that is legal and no answer; null if it is played. */
  readonly decline?: (move: S['move']) => Sentence | null;
  /** For the list: `class="learn-picture"`. */
  readonly Picture: ComponentType;
  /** Below the coach: how the points came about. Draws nothing before there are any. */
  readonly Detail: ComponentType<DetailProps<S>>;
}

export interface PuzzleStanding {
  readonly points: number;
  readonly over: boolean;
  readonly solved: boolean;
}

export interface DetailProps<S extends Shape> {
  readonly view: S['view'];
  readonly words: Words;
  /** The solution is being shown. */
  readonly isShown: boolean;
}
