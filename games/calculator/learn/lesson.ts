/** The lesson: questions and real positions, and what the learner does in them. */
import type { Verdict } from '#contract/game.ts';
import { inScenes, type SceneStep } from '#ui/learn/lesson-run.ts';
import type { Rule } from '../rules/types.ts';
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
import { openAt, readLaid } from './position.ts';
import { SCENES, type Scene } from './scenes.ts';
import { ME, type Study, type StudyMove } from './study-game.ts';

/** A step, and the scene that it opens, if it is not the one before it. */
type Place = SceneStep<Study, Scene>;

export const STEPS: readonly Place[] = [
  { id: 'welcome', seat: ME, goal: { tag: 'read' }, scene: 'WELCOME' },
  answers('left', 'LEFT', ['19']),
  answers('surprise', 'SURPRISE', ['40']),
  answers('down', 'DOWN', ['3']),
  plays('star', 'g7 across 2+3x4=20', judgePlay('star', isSurprising), 'STAR'),
  answers('points', 'POINTS', ['6']),
  plays('red', 'g7 across 9x2=18', judgePlay('red', isDoubled), 'RED'),
  plays('reuse', 'g9 down .=12-10', judgePlay('reuse', scores), 'REUSE'),
  plays('lines', 'g7 down .:3=3, k7 across .x.:2=15', judgePlay('lines', hasTwoLines), 'LINES'),
  answers('stand', 'STAND', ['3+4', '=5']),
  refusal('refused', 'h6 across 9.4=5', 'NEAR'),
  plays('turned', 'h4 across 5=9.4', judgePlay('turned', scoresAcross('h7'))),
  plays('chain', 'g8 across =5x3', judgePlay('chain', scoresAcross('g7')), 'CHAIN'),
  does('exchange', { kind: 'exchange', tokens: [13, 17, 17, 19] }, judgeExchange('exchange'), 'EXCHANGE'),
  { id: 'finish', seat: ME, goal: { tag: 'read' }, scene: 'WELCOME' },
];

export const { matchAt, beginsScene } = inScenes(STEPS, scene => openAt({ ...SCENES[scene], scene }));

function answers(id: string, scene: Scene, right: readonly string[]): Place {
  return does(id, { kind: 'answer', choices: right }, judgeAnswer(id, right), scene);
}

function plays(id: string, text: string, judge: Judge, scene?: Scene): Place {
  return does(id, { kind: 'play', tokens: readLaid(text) }, judge, scene);
}

function does(id: string, shown: StudyMove, judge: Judge, scene?: Scene): Place {
  return { id, seat: ME, goal: { tag: 'move', shown, judge }, ...(scene === undefined ? {} : { scene }) };
}

/** Something that the table refuses; whatever it allows instead gets one sentence. */
function refusal(id: string, text: string, scene: Scene): Place {
  return {
    id,
    seat: ME,
    scene,
    goal: {
      tag: 'refusal',
      shown: { kind: 'play', tokens: readLaid(text) },
      judge: judgePlay(id, () => false),
      isSought: (_, verdict) => isNothingBefore(verdict),
    },
  };
}

/** CA-6: a run that begins with an operation. */
function isNothingBefore(verdict: Verdict<Rule>): boolean {
  return !verdict.ok && verdict.facts['case'] === 'begins';
}
