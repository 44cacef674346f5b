import './definition.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import { later } from '#ui/later.tsx';
import { useAfterPaint } from '#ui/use-after-paint.ts';
import type { Card } from '../../rules/cards.ts';
import type { Definition, Plain } from '../../rules/definition.ts';
import { faultOf, sameTerms } from '../../rules/trumps.ts';
import type { Config } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import type { UiWords } from '../words.ts';
import { downToTerm, type Path, partAt, replaceAt } from './path.ts';
import { Preview } from './preview.tsx';
import { Chip, Choices, TermChoice } from './term.tsx';

const Formula = later(async () => (await import('./formula.tsx')).Formula);

interface DefinitionChooserProps {
  readonly words: UiWords;
  /** One's own cards; null for those who have none. */
  readonly hand: readonly Card[] | null;
  /** GA-6: terms may be combined. */
  readonly extended: boolean;
  /** Said in this auction, each once. */
  readonly spoken: readonly Definition[];
  readonly value: Definition | null;
  /** Seen on the deck as long as nothing is chosen. */
  readonly shown?: Definition | null;
  readonly onChange: (definition: Definition) => void;
  /** Why nobody may propose this. */
  readonly fault: string | null;
}

/** Where one says what makes a trump, and sees at once which cards that are. */
export function DefinitionChooser(props: DefinitionChooserProps) {
  const { words, hand, extended, spoken, value, onChange, fault } = props;
  const { label } = words;
  const [wanted, setPath] = useState<Path | null>(null);
  // Another definition may have come in from outside.
  const known = value !== null && wanted !== null && partAt(value, wanted) !== null;
  const path = known ? wanted : value === null ? [] : downToTerm(value);
  const part = value === null ? null : partAt(value, path);
  function take(definition: Definition, at: Path = downToTerm(definition)): void {
    setPath(at);
    onChange(definition);
  }

  /** A run is also stretched on the deck itself: the nearer end comes to where one touches. */
  function stretch({ from, to }: Extract<Plain, { is: 'run' }>, card: Card): void {
    if (value === null) return;
    const run: Plain =
      Math.abs(card - from) < Math.abs(card - to)
        ? { is: 'run', from: card, to }
        : { is: 'run', from, to: card };
    take(replaceAt(value, path, run), path);
  }

  // A touch is answered at once where it was made; which cards that are is drawn after it was seen.
  const seen = useAfterPaint(value) ?? props.shown ?? null;
  const pick = useRef<(card: Card) => void>(() => undefined);
  pick.current = card => {
    if (part?.is === 'run') stretch(part, card);
  };
  const isRun = part?.is === 'run';
  const preview = useMemo(
    () => (
      <Preview
        {...{ words, hand, fault }}
        definition={seen}
        {...(isRun ? { onPick: card => pick.current(card) } : {})}
      />
    ),
    [words, hand, fault, seen, isRun],
  );

  const hasFormula = extended && value !== null;
  const hasLine = spoken.length > 0 || hasFormula;
  return (
    <div class={hasLine ? 'definition-chooser lined' : 'definition-chooser'}>
      {spoken.length > 0 && (
        <div class="spoken">
          <Choices title={label('choose.spoken')}>
            {spoken.map(one => {
              const said = sayDefinition(one, words);
              return (
                <Chip key={said} isOn={value !== null && sameTerms(one, value)} press={() => take(one)}>
                  {said}
                </Chip>
              );
            })}
          </Choices>
        </div>
      )}
      {hasFormula && <Formula {...{ value, path, words }} select={setPath} change={take} />}
      {(part === null || isPlain(part)) && (
        <TermChoice
          term={part}
          words={words}
          choose={term => take(value === null ? term : replaceAt(value, path, term), path)}
        />
      )}
      {preview}
    </div>
  );
}

interface TryDefinitionProps {
  readonly start: Definition | null;
  readonly definitions: Config['definitions'];
  readonly words: UiWords;
}

/** The chooser of the table with nobody's cards: any definition can be tried. */
export function TryDefinition({ start, definitions, words }: TryDefinitionProps) {
  const [value, setValue] = useState(start);
  const fault = value === null ? null : faultOf(value, definitions);
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

function isPlain(definition: Definition): definition is Plain {
  return !('term' in definition || 'terms' in definition);
}
