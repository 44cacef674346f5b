import { useState } from 'preact/hooks';
import { must } from '#kernel/must.ts';
import { Chips } from '#ui/chips.tsx';
import { STAR } from '../../data/board.ts';
import { compute, computeAtSchool, readRun } from '../../rules/compute.ts';
import { refuseRun } from '../../rules/faults.ts';
import { lay } from '../../rules/laid.ts';
import { type BoardRun, touching } from '../../rules/runs.ts';
import { EMPTY_BOARD } from '../../rules/setup.ts';
import { isSign, type Token } from '../../rules/tokens.ts';
import { divisionIn } from '../division.ts';
import { sayRefusal } from '../say.ts';
import { type Division, printChain, printToken } from '../signs.ts';
import type { RulesWords } from '../words.ts';
import { Cut } from './cut.tsx';

type Chain = readonly Token[];

/** The first two differ in nothing but the order. */
const READ: readonly Chain[] = [
  [3, 'x', 4, '+', 7],
  [7, '+', 3, 'x', 4],
  [20, '-', 8, ':', 4],
  [14, ':', 2, '+', 8],
];

/** CA-4: choose a side, and see it worked out step by step. */
export function ReadDrawing({ words }: { readonly words: RulesWords }) {
  const division = divisionIn(words.language);
  const [at, choose] = useState(0);
  const side = must(READ[at]);
  const steps = stepsOf(side, words, division);
  const computed = compute(side);
  const school = computeAtSchool(side);
  return (
    <>
      <Row run={layOut(side)} tag="fragment" {...{ words, division }} />
      <div class="diagram-side">
        <Chains chains={READ} {...{ at, choose, words, division }} />
        <div class="answer" role="status">
          <p>{words.label('diagram.reads', { steps })}</p>
          {school !== null && computed.ok && school !== computed.value && (
            <p class="soft">{words.label('diagram.school', { school })}</p>
          )}
        </div>
      </div>
    </>
  );
}

/** `[{ text: '3 × 4 is 12' }, { text: '12 + 7 is 19' }]` */
function stepsOf(side: Chain, words: RulesWords, division: Division): { text: string }[] {
  const steps: { text: string }[] = [];
  for (let at = 1; at + 1 < side.length; at += 2) {
    const [before, after] = [compute(side.slice(0, at)), compute(side.slice(0, at + 2))];
    if (!before.ok || !after.ok) break;
    const facts = {
      left: before.value,
      sign: printToken(must(side[at]), division),
      right: must(side[at + 1]),
      value: after.value,
    };
    steps.push({ text: words.label('diagram.step', facts) });
  }
  return steps;
}

/** What may stand at the end of a turn, and what may not. */
const STAND: readonly Chain[] = [
  [3, '+', 4],
  ['=', 5],
  [3, '+', 4, '=', 7],
  ['+', 5],
  [3, '-', 8],
  [7, ':', 2],
  [8, '+', 3, 'x', 2, '=', 14],
];

/** CA-6: choose a line, and see what the rules say to it. */
export function StandDrawing({ words }: { readonly words: RulesWords }) {
  const division = divisionIn(words.language);
  const [at, choose] = useState(0);
  const run = layOut(must(STAND[at]));
  const read = readRun(run.tokens);
  const verdict =
    read.tag === 'wrong'
      ? sayRefusal(refuseRun(run, read.fault), words, division)
      : words.label(`diagram.${read.tag}`, { value: read.value });
  return (
    <>
      <Row run={run} tag={read.tag} {...{ words, division }} />
      <div class="diagram-side">
        <Chains chains={STAND} {...{ at, choose, words, division }} />
        <p class={read.tag === 'wrong' ? 'answer no' : 'answer'} role="status">
          {verdict}
        </p>
      </div>
    </>
  );
}

interface RowProps {
  readonly run: BoardRun;
  readonly tag: 'equality' | 'fragment' | 'wrong';
  readonly words: RulesWords;
  readonly division: Division;
}

function Row({ run, tag, words, division }: RowProps) {
  const text = printChain(run.tokens, division);
  return (
    <Cut
      board={lay(
        EMPTY_BOARD,
        run.cells.map((cell, i) => ({ cell, token: must(run.tokens[i]) })),
      )}
      from={STAR}
      to={STAR + 6}
      lines={[{ cells: run.cells, direction: 'across', tag, badge: '' }]}
      division={division}
      label={words.label('diagram.position', { lines: [{ text }] })}
    />
  );
}

interface ChainsProps {
  readonly chains: readonly Chain[];
  readonly at: number;
  readonly choose: (at: number) => void;
  readonly words: RulesWords;
  readonly division: Division;
}

function Chains({ chains, at, choose, words, division }: ChainsProps) {
  return (
    <Chips
      legend={words.label('diagram.try')}
      values={chains.map((_, i) => i)}
      name={i => printChain(chains[i] ?? [], division)}
      isOn={i => i === at}
      press={choose}
    />
  );
}

/** Across from the star; from the hole behind it if a sign comes first, which the star does not take. */
function layOut(chain: Chain): BoardRun {
  const from = isSign(must(chain[0])) ? STAR + 1 : STAR;
  const board = lay(
    EMPTY_BOARD,
    chain.map((token, i) => ({ cell: from + i, token })),
  );
  return touching(board, from, 'across');
}
