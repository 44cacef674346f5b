/** The lesson: real positions, what the learner does in them, and what the others answer. */
import type { Seat, Verdict } from '#contract/game.ts';
import { type Reply, refusalGoal } from '#ui/learn/course.ts';
import { inScenes, type SceneStep } from '#ui/learn/lesson-run.ts';
import type { Card } from '../rules/cards.ts';
import type { Gamate, Move, Rule } from '../rules/types.ts';
import { type Judge, judgeAnnouncement, judgeAnswer, judgeCard, judgeTrumps } from './judge.ts';
import { ME, openAt, readTrumps } from './position.ts';
import { EXERCISES, SCENES, type Scene, TRUMPS } from './scenes.ts';

const IRIS = 1;
const LEO = 2;
const BASILE = 3;

/** A step, and the scene that it opens, if it is not the one before it. */
type Place = SceneStep<Gamate, Scene>;

export const STEPS: readonly Place[] = [
  { ...read('welcome', 'AUCTION'), exercise: EXERCISES.welcome },
  answers('divisors', [2, 3, 5, 6, 10]),
  answers('echo', [24, 36, 48]),
  answers('colour', [5, 7, 31, 35]),
  answers('brisques', [0, 1, 48]),
  answers('run', [9]),
  refusal('few', { kind: 'bid', trumps: readTrumps('only red') }, isTooFew, 'AUCTION'),
  move('bid', bid(TRUMPS), judgeTrumps, [
    reply(IRIS, bid('odd')),
    reply(LEO, bid(TRUMPS)),
    reply(IRIS, { kind: 'pass' }),
    reply(LEO, { kind: 'pass' }),
    reply(BASILE, { kind: 'pass' }),
  ]),
  read('contract'),
  move('oppose', { kind: 'oppose', trumps: readTrumps('colour violet') }, judgeTrumps, [], 'OPPOSITION'),
  move('announce', { kind: 'announce', way: 'up', tricks: 7 }, judgeAnnouncement, [], 'ANNOUNCE'),
  move('lead', lead(ME, 48), judgeCard, [reply(IRIS, renounce(4))]),
  move('discard', renounce(7), judgeCard, [reply(BASILE, renounce(9))]),
  refusal('refused', { kind: 'force', card: 3 }, isTooLow, 'END'),
  move('force', { kind: 'force', card: 46 }, judgeCard, [reply(BASILE, { kind: 'cut', card: 18 })]),
  move('dodge', { kind: 'dodge', card: 0 }, judgeCard),
  move('trump', lead(ME, 30), judgeCard, [reply(IRIS, renounce(5))]),
  move('keep', renounce(2), judgeCard, [reply(BASILE, renounce(8))]),
  move('plain', lead(ME, 34), judgeCard, [reply(IRIS, { kind: 'force', card: 37 })]),
  move('cut', { kind: 'cut', card: 12 }, judgeCard, [
    reply(BASILE, renounce(45)),
    reply(ME, lead(LEO, 3)),
    reply(BASILE, { kind: 'force', card: 25 }),
  ]),
  move('exact', renounce(40), judgeCard, [reply(IRIS, { kind: 'force', card: 41 })]),
  read('points'),
  answers('down', [66]),
  { ...read('finish'), exercise: EXERCISES.finish },
];

export const { matchAt, beginsScene } = inScenes(STEPS, scene => openAt(SCENES[scene], scene === 'END'));

function read(id: string, scene?: Scene): Place {
  return { id, seat: ME, goal: { tag: 'read' }, ...inScene(scene) };
}

function answers(id: keyof typeof EXERCISES, cards: readonly number[]): Place {
  const right = cards.map(String);
  const goal = { tag: 'answer', right, judge: judgeAnswer(id, right) } as const;
  return { id, seat: ME, goal, exercise: EXERCISES[id] };
}

function move<M extends Move>(
  id: string,
  shown: M,
  judge: (id: string, wanted: M) => Judge,
  replies: readonly Reply<Gamate>[] = [],
  scene?: Scene,
): Place {
  return { id, seat: ME, goal: { tag: 'move', shown, judge: judge(id, shown), replies }, ...inScene(scene) };
}

function refusal(
  id: string,
  shown: Move,
  isSought: (verdict: Verdict<Rule>) => boolean,
  scene: Scene,
): Place {
  return { id, seat: ME, scene, goal: refusalGoal(id, shown, isSought) };
}

function inScene(scene: Scene | undefined): { readonly scene?: Scene } {
  return scene === undefined ? {} : { scene };
}

function bid(trumps: string): Extract<Move, { kind: 'bid' }> {
  return { kind: 'bid', trumps: readTrumps(trumps) };
}

function lead(hand: Seat, card: Card): Move {
  return { kind: 'lead', hand, card };
}

function renounce(card: Card): Move {
  return { kind: 'renounce', card };
}

function reply(seat: Seat, done: Move): Reply<Gamate> {
  return { seat, move: done };
}

/** GA-5: fewer than two trumps. */
function isTooFew(verdict: Verdict<Rule>): boolean {
  return !verdict.ok && verdict.facts['case'] === 'few';
}

/** GA-14: a lower card does not go on a higher one. */
function isTooLow(verdict: Verdict<Rule>): boolean {
  return !verdict.ok && verdict.facts['case'] === 'lower';
}
