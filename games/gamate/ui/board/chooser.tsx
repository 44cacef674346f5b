import type { Refusal } from '#contract/game.ts';
import type { Definition } from '../../rules/definition.ts';
import { sameTerms } from '../../rules/trumps.ts';
import type { Rule, View } from '../../rules/types.ts';
import { DefinitionChooser } from '../definition/chooser.tsx';
import type { UiWords } from '../words.ts';

interface ChooserProps {
  readonly view: View;
  readonly words: UiWords;
  readonly value: Definition | null;
  readonly fault: Refusal<Rule> | null;
  readonly onChange: (definition: Definition) => void;
}

/** Where one builds a definition of trumps, with what one holds and what was spoken before one's eyes. */
export function Chooser({ view, words, value, fault, onChange }: ChooserProps) {
  const spoken = view.calls.flatMap(({ trumps }) => trumps ?? []);
  return (
    <DefinitionChooser
      words={words}
      hand={view.me === 'spectator' ? null : (view.hands[view.me] ?? null)}
      extended={view.config.definitions === 'extended'}
      spoken={spoken.filter((one, i) => spoken.findIndex(other => sameTerms(one, other)) === i)}
      value={value}
      onChange={onChange}
      fault={fault === null ? null : words.refusal(fault.rule, fault.facts)}
    />
  );
}
