import '#ui/rule-drawing.css';
import './diagram.css';
import type { ComponentType } from 'preact';
import type { Words } from '#text/words.ts';
import type { RulesWords } from '../words.ts';
import { BoardDrawing } from './board.tsx';
import { ReadDrawing, StandDrawing } from './read.tsx';
import { CountDrawing, TurnDrawing } from './turns.tsx';

interface DrawingProps {
  readonly rule: string;
  readonly words: Words;
}

const DRAWINGS: Readonly<Record<string, ComponentType<{ readonly words: RulesWords }>>> = {
  'CA-1': BoardDrawing,
  'CA-4': ReadDrawing,
  'CA-6': StandDrawing,
  'CA-8': TurnDrawing,
  'CA-13': CountDrawing,
};

export function Drawing({ rule, words }: DrawingProps) {
  const Drawn = DRAWINGS[rule];
  return Drawn === undefined ? null : (
    <figure class="rule-drawing calculator-diagram">
      <Drawn words={words} />
    </figure>
  );
}
