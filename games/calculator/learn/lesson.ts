/** The lesson: questions and real positions, and what the learner does in them. */
import type { Verdict } from '#contract/game.ts';
import { inScenes, type SceneStep } from '#ui/learn/lesson-run.ts';
import type { Calculator, Move, Rule } from '../rules/types.ts';
import {
  hasTwoLines,
  isDoubled,
  isSurprising,
  type Judge,
  judgeAnswer,
  judgeExchange,
  judgePlay,
  scores,
  scoresAcross,
} from './judge.ts';
import { ME, openAt, readLaid } from './position.ts';
import { EXERCISES, SCENES, type Scene } from './scenes.ts';

/** A step, and the scene that it opens, if it is not the one before it. */
type Place = SceneStep<Calculator, Scene>;

export const STEPS: readonly Place[] = [
  { id: 'welcome', seat: ME, goal: { tag: 'read' }, scene: 'WELCOME' },
  answers('left', ['19']),
  answers('surprise', ['40']),
  answers('down', ['3']),
  plays('star', 'g7 across 2+3x4=20', judgePlay('star', isSurprising), 'STAR'),
  answers('points', ['6']),
  plays('red', 'g7 across 9x2=18', judgePlay('red', isDoubled), 'RED'),
  plays('reuse', 'g9 down .=12-10', judgePlay('reuse', scores), 'REUSE'),
  plays('lines', 'g7 down .:3=3, k7 across .x.:2=15', judgePlay('lines', hasTwoLines), 'LINES'),
  answers('stand', ['3+4', '=5']),
  refusal('refused', 'h6 across 9.4=5', 'NEAR'),
  plays('turned', 'h4 across 5=9.4', judgePlay('turned', scoresAcross('h7'))),
  plays('chain', 'g8 across =5x3', judgePlay('chain', scoresAcross('g7')), 'CHAIN'),
  does('exchange', { kind: 'exchange', tokens: [13, 17, 17, 19] }, judgeExchange('exchange'), 'EXCHANGE'),
  { id: 'finish', seat: ME, goal: { tag: 'read' }, scene: 'WELCOME' },
];

export const { matchAt, beginsScene } = inScenes(STEPS, scene => openAt(SCENES[scene]));

function answers(id: keyof typeof EXERCISES, right: readonly string[]): Place {
  const exercise = EXERCISES[id];
  return { id, seat: ME, exercise, goal: { tag: 'answer', right, judge: judgeAnswer(id, exercise, right) } };
}

function plays(id: string, text: string, judge: Judge, scene?: Scene): Place {
  return does(id, { kind: 'play', tokens: readLaid(text) }, judge, scene);
}

function does(id: string, shown: Move, judge: Judge, scene?: Scene): Place {
  return { id, seat: ME, goal: { tag: 'move', shown, judge }, ...(scene === undefined ? {} : { scene }) };
}

/** Something that the table refuses; whatever it allows instead gets one sentence. */
function refusal(id: string, text: string, scene: Scene): Place {
  const shown: Move = { kind: 'play', tokens: readLaid(text) };
  const judge = judgePlay(id, () => false);
  return { id, seat: ME, scene, goal: { tag: 'refusal', shown, judge, isSought: isNothingBefore } };
}

/** CA-6: a run that begins with an operation. */
function isNothingBefore(_: Move, verdict: Verdict<Rule>): boolean {
  return !verdict.ok && verdict.facts['case'] === 'begins';
}
