import { Fragment, type JSX } from 'preact';
import type { Definition, Plain } from '../../rules/definition.ts';
import { parseDefinition } from '../../rules/parse-definition.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import type { UiWords } from '../words.ts';
import { type Edited, joinAt, negateAt, removeAt, swapAt, unitAt } from './edit.ts';
import { type Path, partAt } from './path.ts';

interface FormulaProps {
  readonly value: Definition;
  /** What is being edited: a term, or a group by its joint. */
  readonly path: Path;
  readonly words: UiWords;
  readonly select: (path: Path) => void;
  readonly change: (definition: Definition, path: Path) => void;
}

/** What a new term is until one says so: two that are not likely to be meant, so that one is always new. */
const NEW: readonly [Plain, Plain] = [{ is: 'odd' }, { is: 'colour', colour: 'black' }];

/** GA-6: the terms in a line, each a switch, with brackets; below, what can be done to the one that is chosen. */
export function Formula({ value, path, words, select, change }: FormulaProps) {
  const { label } = words;
  const part = partAt(value, path) ?? value;
  const added = part.is === 'odd' ? NEW[1] : NEW[0];
  const isNegated = unitAt(value, path).length < path.length;

  function deed(name: string, edited: Edited | null, isOn?: boolean): JSX.Element {
    // As deep and as long as a definition may be: no further.
    const open = edited !== null && parseDefinition(edited.definition) !== null;
    return (
      <button
        type="button"
        class="chip"
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        disabled={!open}
        onClick={() => edited !== null && change(edited.definition, edited.path)}
      >
        {name}
      </button>
    );
  }

  return (
    <fieldset class="formula">
      <legend>{label('choose.formula')}</legend>
      <p class="terms">
        <Part definition={value} at={[]} chosen={path} words={words} select={select} />
      </p>
      <div
        class="chips"
        role="group"
        aria-label={label('choose.selected', { term: sayDefinition(part, words) })}
      >
        {deed(label('choose.not'), negateAt(value, path), isNegated)}
        {deed(label('choose.and'), joinAt(value, path, 'and', added))}
        {deed(label('choose.or'), joinAt(value, path, 'or', added))}
        {'terms' in part &&
          deed(label('choose.swap', { is: part.is }), { definition: swapAt(value, path), path })}
        {deed(label('choose.remove'), removeAt(value, path))}
      </div>
    </fieldset>
  );
}

interface PartProps {
  readonly definition: Definition;
  readonly at: Path;
  readonly chosen: Path;
  readonly words: UiWords;
  readonly select: (path: Path) => void;
}

function Part({ definition, at, chosen, words, select }: PartProps): JSX.Element {
  const { label } = words;
  const isChosen = at.join() === chosen.join();
  const inside = (term: Definition, i: number): JSX.Element => (
    <Part key={i} definition={term} at={[...at, i]} {...{ chosen, words, select }} />
  );
  if (definition.is === 'not') {
    return (
      <span>
        {label('choose.not')} {inside(definition.term, 0)}
      </span>
    );
  }
  if (!('terms' in definition)) {
    return (
      <button type="button" class="term" aria-pressed={isChosen} onClick={() => select(at)}>
        {sayDefinition(definition, words)}
      </button>
    );
  }
  const { is, terms } = definition;
  return (
    <span class={isChosen ? 'group chosen' : 'group'}>
      {at.length > 0 && '('}
      {terms.map((term, i) => (
        <Fragment key={i}>
          {i > 0 && (
            <button
              type="button"
              class="joint"
              aria-pressed={isChosen}
              aria-label={label('choose.whole', { is })}
              onClick={() => select(at)}
            >
              {label(`choose.joint.${is}`)}
            </button>
          )}
          {inside(term, i)}
        </Fragment>
      ))}
      {at.length > 0 && ')'}
    </span>
  );
}
