import '../panels/panels.css';
import type { Words } from '#text/words.ts';
import { type Card, SETS } from '../../rules/cards.ts';
import { DollCell } from '../board/cell.tsx';
import { Shelf } from '../board/shelf.tsx';
import { SetBadge } from '../card/badge.tsx';
import { nameSet } from '../names.ts';
import { ScoringAid } from '../panels/aid.tsx';
import type { UiWords } from '../words.ts';

/** What each paragraph about scoring shows, as a display that really is scored. */
const EXAMPLES: Readonly<Record<string, readonly Card[]>> = {
  'MY-3': ['B4', 'D4'],
  'MY-8': ['A3', 'C3', 'F3', 'C6', 'F6', 'J1'],
  'MY-9': ['B1', 'B2', 'B4', 'B5', 'B6', 'G7'],
  'MY-10': ['E2', 'E3', 'E4', 'E5', 'E6'],
  'MY-11': ['A2', 'A3', 'B1', 'B2', 'B4', 'B5', 'B6', 'C3', 'C4', 'C5', 'C6', 'C7', 'D3'],
};

export function Diagram({ rule, words: all }: { readonly rule: string; readonly words: Words }) {
  const words: UiWords = all;
  if (rule === 'MY-1') return <Sets words={words} />;
  if (rule === 'MY-7') return <ScoringAid words={words} />;
  const cards = EXAMPLES[rule];
  return cards === undefined ? null : (
    <Shelf cards={cards} title={words.label('ui.example')} words={words} size="final" />
  );
}

/** MY-1: the largest of each set. */
function Sets({ words }: { readonly words: UiWords }) {
  return (
    <ul class="all-sets">
      {SETS.map(set => (
        <li key={set}>
          <DollCell set={set} size={7} />
          <span>
            <SetBadge set={set} /> {nameSet(set, words)}
          </span>
        </li>
      ))}
    </ul>
  );
}
