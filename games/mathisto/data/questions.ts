import type { Card } from '../rules/cards.ts';
import algebraists from './questions/algebraists.json' with { type: 'json' };
import analysts from './questions/analysts.json' with { type: 'json' };
import arithmeticians from './questions/arithmeticians.json' with { type: 'json' };
import astronomers from './questions/astronomers.json' with { type: 'json' };
import geometers from './questions/geometers.json' with { type: 'json' };
import logicians from './questions/logicians.json' with { type: 'json' };
import probabilists from './questions/probabilists.json' with { type: 'json' };

/** MH-3: each question card carries one question per family. */
export const QUESTION_CARDS = 27;

/** 1 a curious eleven-year-old, 2 somebody who liked school, 3 a teacher of mathematics. */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A question in one language, as it is put and as it is settled. */
export interface Wording {
  /** Complete without the choices: it may have to be answered by typing. */
  readonly ask: string;
  readonly answer: string;
  /** Other ways to type the answer that follow from no rule: `doctor` for `Physician`, `30 km` to allow the unit. */
  readonly accepted: readonly string[];
  /** What looks like a slip of the answer and is another word: `physicist` for `physician`. */
  readonly mistaken?: readonly string[];
  /** Three plausible wrong choices, of the same kind as the answer. */
  readonly wrong: readonly string[];
  /** A sentence or two, shown once the question has been answered: something worth retelling. */
  readonly because: string;
}

export interface Question {
  /** 1 to 27. */
  readonly card: number;
  readonly difficulty: Difficulty;
  /** The name of the calculation in the tests that finds the answer anew; absent if there is nothing to compute. */
  readonly computed?: string;
  /** The cards that the question or its explanation tells of, the first one above all. */
  readonly about?: readonly Card[];
  readonly fr: Wording;
  readonly en: Wording;
}

/** The 189 questions: those of a family in the order of the cards, so that card 1 comes first. */
export const QUESTIONS = {
  algebraists: read(algebraists),
  analysts: read(analysts),
  arithmeticians: read(arithmeticians),
  astronomers: read(astronomers),
  geometers: read(geometers),
  logicians: read(logicians),
  probabilists: read(probabilists),
} as const satisfies Readonly<Record<string, readonly Question[]>>;

/** A question as the file has it: JSON knows no literal types. That `about` names cards is held by a test. */
interface Written {
  readonly card: number;
  readonly difficulty: number;
  readonly computed?: string | undefined;
  readonly about?: readonly string[] | undefined;
  readonly fr: Wording;
  readonly en: Wording;
}

function read(file: readonly Written[]): readonly Question[] {
  return file.map(({ card, difficulty, computed, about, fr, en }) => ({
    card,
    difficulty: DIFFICULTIES.find(one => one === difficulty) ?? 1,
    ...(computed === undefined ? {} : { computed }),
    ...(about === undefined ? {} : { about: about as readonly Card[] }),
    fr,
    en,
  }));
}
