import './diagram.css';
import type { ComponentType } from 'preact';
import type { Definition } from '../../rules/definition.ts';
import { TryDefinition } from '../definition/chooser.tsx';
import type { RulesWords } from '../words.ts';
import type { Drawn } from './drawn.ts';
import { ScoreDrawing } from './score.tsx';
import { SymbolsDrawing } from './symbols.tsx';
import { WaysDrawing } from './ways.tsx';

type Picture = ComponentType<{ readonly words: RulesWords }>;

const COMBINED: Definition = {
  is: 'and',
  terms: [
    {
      is: 'or',
      terms: [
        { is: 'multiples', of: 6 },
        { is: 'colour', colour: 'green' },
      ],
    },
    { is: 'not', term: { is: 'colour', colour: 'black' } },
  ],
};

const PICTURES: Readonly<Record<Drawn, Picture>> = {
  'GA-2': SymbolsDrawing,
  'GA-5': ({ words }) => (
    <TryDefinition start={{ is: 'multiples', of: 6 }} definitions="plain" words={words} />
  ),
  'GA-6': ({ words }) => <TryDefinition start={COMBINED} definitions="extended" words={words} />,
  'GA-14': WaysDrawing,
  'GA-16': ScoreDrawing,
};

export function Drawing({ rule, words }: { readonly rule: Drawn; readonly words: RulesWords }) {
  const Picture = PICTURES[rule];
  return (
    <figure class="gamate-diagram">
      <Picture words={words} />
    </figure>
  );
}
