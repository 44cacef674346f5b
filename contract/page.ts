import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { AnyMatch, Envelope, TableRule } from '#kernel/match.ts';
import type { Words } from '#text/words.ts';
import type { Candidate } from './bot.ts';
import type { MatchRules, Seat, Shape, Verdict } from './game.ts';
import type { Finding, Passage } from './review.ts';
import type { Sound } from './sound.ts';

/** One game in a page: what the frame around every table asks of it. `games/<id>/ui/index.tsx` exports one. */
export interface GameUi<S extends Shape> {
  /**
   * The rules for a match on this device by these options, if `rules/index.ts` holds more: what only bots ask of them
   * is not fetched, nor is data that only another option needs.
   */
  readonly rulesFor?: (config: unknown) => Promise<MatchRules<S>>;
  /**
   * The board and the hand. Draws two elements, `class="board"` and `class="hand"`, which the frame puts in
   * their places; and `class="now"` for what is being considered, if the game has something to say there.
   */
  readonly Table: ComponentType<TableProps<S>>;
  /**
   * Played on a cloth: the others sit round it, `board` is its middle, and a `Rail` (ui/stage/rail.tsx) asks for what
   * is next. There is no panel beside it: an `Aside` is not shown.
   */
  readonly cloth?: true;
  /** On a cloth: the table itself shows how the match ended, and the result opens only when asked for. */
  readonly showsEnd?: true;
  /** On a cloth: what lies before another seat, after its plaque. */
  readonly AtSeat?: ComponentType<AtSeatProps<S>>;
  /** On a cloth: where the match is, beside its name: `Round 3 · trick 6`. */
  readonly moment?: (view: S['view'], words: Words) => string;
  /** On a cloth: where a fresh deal comes from, `seat-2` or `stock`; null once somebody has done something with it. */
  readonly dealtFrom?: (view: S['view']) => string | null;
  /** The story has a heading for each `moment`, instead of one for each turn. */
  readonly chapters?: true;
  /** Beside the seats: the reserve, the legend. */
  readonly Aside?: ComponentType<AsideProps<S>>;
  /** What the box gives to each player to look things up, in a dialog. */
  readonly Aid?: ComponentType<AsideProps<S>>;
  /** What kind of thing the aid is: where there is little room, its button shows and names that. */
  readonly aidKind?: AidKind;
  /** How each total came about, after the end. */
  readonly Result: ComponentType<ResultProps<S>>;
  /** In a replay of a match that is over: what a step was worth. Says what `games/<id>/review/index.ts` found. */
  readonly Review?: ComponentType<ReviewProps<S>>;
  /** A small picture of the position, for lists: `class="thumbnail"`. */
  readonly Thumbnail: ComponentType<{ readonly view: S['view'] }>;
  /** A live drawing for a paragraph of the rule book, where it helps. */
  readonly Diagram?: ComponentType<{ readonly rule: string; readonly words: Words }>;
  readonly scoreOf: (view: S['view'], seat: Seat) => number;
  /** What a seat has of what is counted in the end, where `scoreOf` shows something else on the way: one game of a rubber. */
  readonly totalOf?: (view: S['view'], seat: Seat) => number;
  /** How many games of a rubber a seat has won, where these decide before points do; else 0. */
  readonly gamesOf?: (view: S['view'], seat: Seat) => number;
  /** `7 tiles`: what everybody can see of a seat, in a few words. On a cloth, also what it is doing. */
  readonly seatNote: (view: S['view'], seat: Seat, words: Words, doing: Doing) => string;
  /** What a seat said last, if it still hangs in the air. */
  readonly says?: (view: S['view'], seat: Seat, words: Words) => string | null;
  /** With `leaderOf` of the rules: the leader's view, turned so that it is seen from the seat of the other. */
  readonly seenFrom?: (view: S['view'], seat: Seat) => S['view'];
  /** What happened from one step to the next, one sentence each; without a step before, how it began. */
  readonly tell: (before: S['view'] | null, after: S['view'], scene: TellScene) => readonly string[];
  /** A whole turn of several steps, for whoever looks back at the match; otherwise all that was told of it. */
  readonly tellTurn?: (before: S['view'], after: S['view'], scene: TellScene) => readonly string[];
  /** What a screen that all look at shows besides; fetched there alone. */
  readonly onScreen?: () => Promise<OnScreen<S>>;
  /** What is heard from one step to the next, in this order. Nothing that is not also seen. */
  readonly sounds?: (before: S['view'] | null, after: S['view']) => readonly Sound[];
  /** For how many pieces of the story this view stays before the next one is shown; left out, for one. */
  readonly beats?: (view: S['view']) => number;
  /** A hint in words. What makes them is fetched: at the earliest when the page is at rest. */
  readonly advise: (candidate: Candidate<S['move']>, view: S['view'], scene: TellScene) => Promise<string>;
  /** Table options, each with its values, the usual one first. Labels: `ui.setting.<name>`, `ui.setting.<name>.help`, `setting.<name>.<value>`. */
  readonly settings: Readonly<Record<string, readonly string[]>>;
  /** Whether a value can be had with so many seats; the rules take one that cannot for the usual one. */
  readonly fits?: (setting: string, value: string, seats: number) => boolean;
}

/** Whether a seat is asked for something now, or has answered while others are still asked. */
export type Doing = 'asked' | 'done' | 'nothing';

/** A table to look up, families, a reminder, the numbers of the box, what scores how much. */
export type AidKind = 'chart' | 'families' | 'memo' | 'numbers' | 'scale';

export interface TellScene {
  readonly words: Words;
  readonly seatName: (seat: Seat) => string;
}

/** For a screen that everybody sees from afar: numbers and places, without a sentence around them. */
export interface OnScreen<S extends Shape> {
  /** The turn that is being played, if anything was laid in it, or else the last one; null before the first. */
  readonly lastTurn: (view: S['view'], words: Words) => TurnInSums | null;
  /** What somebody tries: a tile, and its cell. Null for what lies nowhere. */
  readonly tried: (move: S['move']) => { readonly what: string; readonly at: string } | null;
}

/** A turn, sum by sum. */
export interface TurnInSums {
  readonly seat: Seat;
  readonly points: number;
  /** Points that no sum explains: a bonus. */
  readonly extra: number;
  readonly sums: readonly SumOfTurn[];
}

export interface SumOfTurn {
  readonly text: string;
  /** The cell it ends in. */
  readonly at: string;
  readonly points: number;
}

export interface AsideProps<S extends Shape> {
  readonly view: S['view'];
  readonly words: Words;
}

export interface TableProps<S extends Shape> extends TellScene {
  /** What to draw. */
  readonly envelope: Envelope<S>;
  /** What was drawn before; the difference is what just happened. */
  readonly before: Envelope<S> | null;
  /** Whose hands these are; null where one only looks on (a replay, another's turn being told). */
  readonly seat: Seat | null;
  /** The rules' answer, without doing it. */
  readonly check: (move: S['move']) => Verdict<S['rule']>;
  readonly submit: (move: S['move']) => Promise<Verdict<S['rule'] | TableRule>>;
  /** Tells what is laid and not confirmed, null for nothing any more; there where a big screen shows it. */
  readonly tryOut?: (move: S['move'] | null) => void;
  /** The judge's advice, while it is shown. */
  readonly hint: Candidate<S['move']> | null;
  /** Opens the rule book at a paragraph. */
  readonly openRule: (rule: string) => void;
  /** Speaks to a screen reader. */
  readonly announce: (sentence: string) => void;
  /** Makes a sound, if sounds are wanted: for what a hand does before anything is played. */
  readonly sound: (sound: Sound) => void;
  /** Milliseconds for one piece of a story; 0 if nothing should move. */
  readonly pace: number;
  /** On a cloth: one's own plaque and the way to the story, for the `Rail`; absent in a lesson. */
  readonly own?: ComponentChildren;
  /** On a cloth: the portraits, by seat; absent in a lesson. */
  readonly faces?: readonly ComponentChildren[];
  /** On a cloth: the table says here which seats may be touched, and the frame makes buttons of their plaques. */
  readonly aim?: Signal<Aim | null>;
}

/** Seats that may be touched, and what a touch does. */
export interface Aim {
  readonly seats: readonly Seat[];
  readonly picked: Seat | null;
  readonly pick: (seat: Seat) => void;
  /** What a touch means, for a screen reader: `Ask Amande`. */
  readonly label: (seat: Seat) => string;
}

export interface AtSeatProps<S extends Shape> extends TellScene {
  readonly envelope: Envelope<S>;
  /** As at the table: what was drawn before. */
  readonly before: Envelope<S> | null;
  readonly seat: Seat;
  readonly pace: number;
}

export interface ResultProps<S extends Shape> extends TellScene {
  readonly envelope: Envelope<S>;
}

export interface ReviewProps<S extends Shape> extends TellScene {
  readonly passage: Passage<S>;
  readonly finding: Finding;
}

/** A decision of a match that is over, drawn: what was done, and what was better. */
export interface PictureProps<S extends Shape> extends TellScene {
  /** What whoever decided saw. */
  readonly view: S['view'];
  readonly played: S['move'];
  readonly best: Candidate<S['move']>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- pages pass views and moves through without looking inside
export type AnyPictureProps = PictureProps<any>;

export interface LearnProps {
  /** What follows `/mathable/learn/` in the address: nothing, `lesson`, `puzzle/3`. */
  readonly path: readonly string[];
  readonly words: Words;
  /** As at a table: see TableProps. */
  readonly pace: number;
  /** One after the other, if sounds are wanted. */
  readonly play: (...sounds: readonly Sound[]) => void;
}

/** The position of a puzzle, as a match has it, and whose hand its solver holds. */
export interface PuzzleAt {
  readonly match: AnyMatch;
  readonly seat: Seat;
}

export interface SoloProps {
  /** What follows `/calculator/solo/` in the address. */
  readonly path: readonly string[];
  readonly words: Words;
  /** One after the other, if sounds are wanted. */
  readonly play: (...sounds: readonly Sound[]) => void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts pass views and moves through without looking inside
export type AnyGameUi = GameUi<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyEnvelope = Envelope<any>;
