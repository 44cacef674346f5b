/** The lesson: real positions, what the learner does in them, and what Nour and Tom answer. */
import type { Verdict } from '#contract/game.ts';
import { type Reply, refusalGoal } from '#ui/learn/course.ts';
import { inScenes, type SceneStep } from '#ui/learn/lesson-run.ts';
import type { FamilyCard } from '../rules/cards.ts';
import type { Counter, Mathisto, Move, Rule } from '../rules/types.ts';
import { judgeAnswer, judgeMove } from './judge.ts';
import { type Deed, ME, openAt, rightAnswer } from './position.ts';
import { called, countered, NOUR, pose, SCENES, type Scene, TOM } from './scenes.ts';

/** A step, and the scene that it opens, if it is not the one before it. */
type Place = SceneStep<Mathisto, Scene>;

type Replies = readonly Reply<Mathisto>[];

const ANALYSTS = pose('madhava leibniz euler agnesi cauchy kovalevskaya calculus');
const ASTRONOMERS = pose('hipparchus aryabhata al-tusi kepler johnson scribe');
const GEOMETERS = pose('euclid archimedes liu-hui descartes lobachevsky mirzakhani pythagoras');
const SUPER = counter('super');

export const STEPS: readonly Place[] = [
  read('welcome', 'OPENING'),
  read('families'),
  does('call', call('archimedes', NOUR)),
  does('fail', call('descartes', TOM), [
    called(TOM, 'galois', ME),
    called(TOM, 'khayyam', NOUR),
    called(NOUR, 'leibniz', ME),
  ]),
  does('recall', call('galois', TOM)),
  refusal('foreign', call('euler', NOUR), isForeign),
  does('lucky', call('godel', NOUR)),
  does('bluff', call('turing', TOM), [called(TOM, 'turing', NOUR)]),
  read('ways', 'READY'),
  does('pose', ANALYSTS),
  answers(
    'question',
    'READY',
    [{ seat: ME, move: ANALYSTS }],
    [countered(NOUR, 'nothing'), countered(TOM, 'nothing')],
  ),
  does('weak', ASTRONOMERS, [], 'WEAK'),
  answers(
    'lost',
    'WEAK',
    [{ seat: ME, move: ASTRONOMERS }],
    [countered(NOUR, 'joker'), countered(TOM, 'nothing')],
  ),
  does('watch', counter('nothing'), [countered(NOUR, 'discovery')], 'WATCH'),
  does('discovery', counter('discovery'), [countered(TOM, 'nothing')], 'DISCOVERY_IN_HAND'),
  does('joker', counter('joker'), [countered(NOUR, 'nothing')], 'CARD_IN_HAND'),
  does('super', SUPER, [countered(TOM, 'nothing')], 'BOTH_IN_HAND'),
  answers('claim', 'BOTH_IN_HAND', [{ seat: ME, move: SUPER }, countered(TOM, 'nothing')], []),
  does(
    'discoveries',
    { kind: 'discoveries', cards: ['calculus', 'zero', 'pythagoras', 'large-numbers'] },
    [],
    'DISCOVERIES',
  ),
  does('last', { kind: 'draw' }, [], 'LAST_CARD'),
  read('empty'),
  does('seventh', GEOMETERS, [], 'SEVENTH'),
  answers(
    'final',
    'SEVENTH',
    [{ seat: ME, move: GEOMETERS }],
    [countered(NOUR, 'nothing'), countered(TOM, 'nothing')],
  ),
  read('finish'),
];

export const { matchAt, beginsScene } = inScenes(STEPS, scene => openAt(SCENES[scene]));

function read(id: string, scene?: Scene): Place {
  return { id, seat: ME, goal: { tag: 'read' }, ...inScene(scene) };
}

function does(id: string, shown: Move, replies: Replies = [], scene?: Scene): Place {
  return {
    id,
    seat: ME,
    goal: { tag: 'move', shown, judge: judgeMove(id, shown), replies },
    ...inScene(scene),
  };
}

/** A question, after what was done in the scene before it: chance lays out its choices, always in the same way. */
function answers(id: string, scene: Scene, before: readonly Deed[], replies: Replies): Place {
  const shown = rightAnswer(openAt(SCENES[scene], ...before).envelope(ME).view);
  return { id, seat: ME, goal: { tag: 'move', shown, judge: judgeAnswer(id), replies } };
}

function refusal(id: string, shown: Move, isSought: (verdict: Verdict<Rule>) => boolean): Place {
  return { id, seat: ME, goal: refusalGoal(id, shown, isSought) };
}

function inScene(scene: Scene | undefined): { readonly scene?: Scene } {
  return scene === undefined ? {} : { scene };
}

function call(card: FamilyCard, from: number): Move {
  return { kind: 'call', card, from };
}

function counter(how: Counter): Move {
  return { kind: 'counter', with: how };
}

/** MH-6: a card of a family of which one holds nothing. */
function isForeign(verdict: Verdict<Rule>): boolean {
  return !verdict.ok && verdict.facts['case'] === 'family';
}
