import '#ui/rule-drawing.css';
import './diagram.css';
import type { ComponentType } from 'preact';
import type { Words } from '#text/words.ts';
import type { RulesWords } from '../words.ts';
import { BoardDrawing } from './board.tsx';
import type { Drawn } from './drawn.ts';
import { ReadDrawing, StandDrawing } from './read.tsx';
import { CountDrawing, TurnDrawing } from './turns.tsx';

const PICTURES: Readonly<Record<Drawn, ComponentType<{ readonly words: RulesWords }>>> = {
  'CA-1': BoardDrawing,
  'CA-4': ReadDrawing,
  'CA-6': StandDrawing,
  'CA-8': TurnDrawing,
  'CA-13': CountDrawing,
};

export function Drawing({ rule, words }: { readonly rule: Drawn; readonly words: Words }) {
  const Picture = PICTURES[rule];
  return (
    <figure class="rule-drawing calculator-diagram">
      <Picture words={words} />
    </figure>
  );
}
