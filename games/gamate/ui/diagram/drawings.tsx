import './diagram.css';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Definition } from '../../rules/definition.ts';
import { faultOf } from '../../rules/trumps.ts';
import type { Config } from '../../rules/types.ts';
import { DefinitionChooser } from '../definition/chooser.tsx';
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

interface TryDefinitionProps {
  readonly start: Definition;
  readonly definitions: Config['definitions'];
  readonly words: RulesWords;
}

/** The chooser of the table, with nobody's cards. */
function TryDefinition({ start, definitions, words }: TryDefinitionProps) {
  const [value, setValue] = useState(start);
  const fault = faultOf(value, definitions);
  return (
    <DefinitionChooser
      words={words}
      hand={null}
      extended={definitions === 'extended'}
      spoken={[]}
      value={value}
      onChange={setValue}
      fault={fault === null ? null : words.refusal(fault.rule, fault.facts)}
    />
  );
}
