/** The lesson: real positions, what the learner does in them, and what Olga and Micha answer. */
import type { Verdict } from '#contract/game.ts';
import type { Goal, Reply } from '#ui/learn/course.ts';
import { inScenes, type SceneStep } from '#ui/learn/lesson-run.ts';
import { bestDisplay } from '../rules/best-display.ts';
import { type Card, without } from '../rules/cards.ts';
import { scoreOf } from '../rules/score.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Matryoshka, Move, Rule } from '../rules/types.ts';
import { isBest, isCardOf, isKind, type Judge, judgeBy, showDisplay } from './judge.ts';
import { ME, openAt, readCards } from './position.ts';
import { poolIn, SCENES, type Scene } from './scenes.ts';

const OLGA = 1;
const MICHA = 2;

/** A step, and the scene that it opens, if it is not the one before it. */
type Place = SceneStep<Matryoshka, Scene>;

type MoveGoal = Extract<Goal<Matryoshka>, { tag: 'move' }>;

export const STEPS: readonly Place[] = [
  { id: 'welcome', seat: ME, goal: { tag: 'read' }, scene: 'OPENING' },
  {
    id: 'column',
    seat: ME,
    goal: display('B4 D4', judgeBy('column', isColumn), [
      reply(OLGA, show('A3 F3')),
      reply(MICHA, show('F5 F6')),
    ]),
  },
  {
    id: 'present',
    seat: ME,
    goal: does({ kind: 'present', card: 'F7' }, judgeBy('present', isCardOf('F7')), [
      reply(OLGA, offer('E1')),
      reply(MICHA, offer('B6')),
    ]),
  },
  {
    id: 'take',
    seat: ME,
    goal: does({ kind: 'take', card: 'B6' }, judgeBy('take', isBest), [
      reply(OLGA, { kind: 'present', card: 'B7' }),
    ]),
  },
  {
    id: 'refused',
    seat: ME,
    goal: {
      tag: 'refusal',
      shown: offer('D4'),
      judge: judgeBy('refused', () => false),
      isSought: isDisplayedRefusal,
    },
  },
  {
    id: 'offer',
    seat: ME,
    goal: does(offer('C3'), judgeBy('offer', isCardOf('C3')), [
      reply(MICHA, offer('C6')),
      reply(OLGA, { kind: 'take', card: 'C3' }),
    ]),
  },
  {
    id: 'remark',
    seat: ME,
    scene: 'TALK',
    goal: does({ kind: 'remark', remark: { say: 'want', topic: '3' } }, judgeBy('remark', isKind('remark')), [
      reply(MICHA, { kind: 'remark', remark: { say: 'for-you' } }),
      reply(MICHA, { kind: 'present', card: 'C2' }),
    ]),
  },
  {
    id: 'hide',
    seat: ME,
    goal: does(offer('E2'), judgeBy('hide', isKind('offer')), [
      reply(OLGA, offer('A6')),
      reply(MICHA, { kind: 'take', card: 'A6' }),
    ]),
  },
  {
    id: 'four',
    seat: ME,
    goal: display('B4 B5 B6 B7', judgeBy('four', isBest), [
      reply(OLGA, best('A3 C1 C2 C3 D5 E1 E4 F3', 4)),
      reply(MICHA, best('A6 A7 C6 E6 E7 F5 F6 F7', 4)),
    ]),
  },
  { id: 'rounds', seat: ME, goal: { tag: 'read' } },
  {
    id: 'long',
    seat: ME,
    scene: 'LONG',
    goal: display('B3 B4 B5 B6 B7 D4', judgeBy('long', isBest), others('LONG')),
  },
  {
    id: 'gap',
    seat: ME,
    scene: 'GAP',
    goal: does({ kind: 'take', card: 'B3' }, judgeBy('gap', isBest), []),
  },
  {
    id: 'last',
    seat: ME,
    scene: 'LAST',
    goal: display('A2 A3 B1 B2 B4 B5 B6 C3 C4 C5 C6 C7 D3', judgeBy('last', leavesF1), others('LAST')),
  },
  { id: 'columns', seat: ME, goal: { tag: 'read' } },
  { id: 'rows', seat: ME, goal: { tag: 'read' } },
  { id: 'finish', seat: ME, goal: { tag: 'read' } },
];

export const { matchAt, beginsScene } = inScenes(STEPS, scene => openAt(SCENES[scene]));

function does(shown: Move, judge: Judge, replies: readonly Reply<Matryoshka>[]): MoveGoal {
  return { tag: 'move', shown, judge, replies };
}

/** While one chooses a display, the best one is a touch away. */
function display(text: string, judge: Judge, replies: readonly Reply<Matryoshka>[]): MoveGoal {
  const answer = showDisplay(readCards(text));
  return { ...does(show(text), judge, replies), help: { label: 'learn.help.best', answer: () => answer } };
}

function reply(seat: number, move: Move): Reply<Matryoshka> {
  return { seat, move };
}

function show(text: string): Move {
  return { kind: 'display', cards: readCards(text) };
}

function offer(card: Card): Move {
  return { kind: 'offer', cards: [card] };
}

function best(pool: string, count: number): Move {
  return { kind: 'display', cards: bestDisplay(readCards(pool), count).cards };
}

/** Olga and Micha display what scores most. */
function others(scene: Scene): Reply<Matryoshka>[] {
  const position = SCENES[scene];
  return [OLGA, MICHA].map(seat => reply(seat, best(poolIn(position, seat), DISPLAY[position.round])));
}

/** MY-8: two of the same number. */
function isColumn(move: Move): boolean {
  return move.kind === 'display' && scoreOf(move.cards).columns === 2;
}

/** What is left out decides which points the next steps count: two ways are worth 31. */
function leavesF1(move: Move): boolean {
  const all = readCards(poolIn(SCENES.LAST, ME));
  return move.kind === 'display' && without(all, move.cards).join() === 'F1';
}

/** MY-5: what is displayed is not exchanged. */
function isDisplayedRefusal(_: Move, verdict: Verdict<Rule>): boolean {
  return !verdict.ok && verdict.facts['case'] === 'displayed';
}
