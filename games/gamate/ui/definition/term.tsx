import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useAfterPaint } from '#ui/use-after-paint.ts';
import { COLOURS } from '../../data/symbols.ts';
import { HIGHEST } from '../../rules/cards.ts';
import type { Plain } from '../../rules/definition.ts';
import { LEAST_DIVISOR, MOST_DIVISOR } from '../../rules/trumps.ts';
import { Swatch } from '../card/temple.tsx';
import type { UiWords } from '../words.ts';
import { KindPicture } from './kind-picture.tsx';
import { Stepper } from './stepper.tsx';

type Kind = Plain['is'];
/** GA-5, each with what it begins from. */
const STARTS: { readonly [K in Kind]: Extract<Plain, { readonly is: K }> } = {
  multiples: { is: 'multiples', of: 3 },
  odd: { is: 'odd' },
  colour: { is: 'colour', colour: 'green' },
  only: { is: 'only', colour: 'green' },
  run: { is: 'run', from: 4, to: 12 },
};
const KINDS = Object.values(STARTS).map(({ is }) => is);
const DIVISORS = Array.from({ length: MOST_DIVISOR - LEAST_DIVISOR + 1 }, (_, i) => LEAST_DIVISOR + i);

interface TermChoiceProps {
  /** Null before anything is chosen. */
  readonly term: Plain | null;
  readonly words: UiWords;
  readonly choose: (term: Plain) => void;
}

/** GA-5: which kind, then which number, colour or limits. */
export function TermChoice({ term, words, choose }: TermChoiceProps) {
  const { label } = words;
  // Each kind comes back as it was left.
  const left = useRef<Partial<Record<Kind, Plain>>>({});
  if (term !== null) left.current[term.is] = term;
  // A kind is marked at once; what there is to choose of another one is drawn after that was seen.
  const told = useAfterPaint(term);
  const shown = told?.is === term?.is ? term : told;
  return (
    <div class="term-choice">
      <Choices title={label('choose.kind')} kind="kinds">
        {KINDS.map(kind => (
          <Chip key={kind} isOn={term?.is === kind} press={() => choose(left.current[kind] ?? STARTS[kind])}>
            <KindPicture kind={kind} />
            {label(`choose.kind.${kind}`)}
          </Chip>
        ))}
      </Choices>
      {/* Its line is there from the beginning: nothing moves when it is filled. */}
      <div class="which">
        {shown === null ? (
          <p class="soft">{label('choose.none')}</p>
        ) : (
          <Parameters term={shown} {...{ words, choose }} />
        )}
      </div>
    </div>
  );
}

function Parameters({ term, words, choose }: TermChoiceProps & { readonly term: Plain }) {
  const { label } = words;
  switch (term.is) {
    case 'odd':
      return <p class="soft">{label('choose.odd')}</p>;
    case 'multiples':
      return (
        <Choices title={label('choose.multiples')} kind="numbers">
          {DIVISORS.map(of => (
            <Chip key={of} isOn={term.of === of} press={() => choose({ is: 'multiples', of })}>
              {of}
            </Chip>
          ))}
        </Choices>
      );
    case 'colour':
    case 'only':
      return (
        <Choices title={label('choose.colour')} kind="colours">
          {COLOURS.map(colour => (
            <Chip key={colour} isOn={term.colour === colour} press={() => choose({ is: term.is, colour })}>
              <Swatch colour={colour} /> {label(`colour.${colour}`)}
            </Chip>
          ))}
        </Choices>
      );
    case 'run': {
      const { from, to } = term;
      const limits = { least: 1, most: HIGHEST, words };
      return (
        <Choices title={label('choose.run')} kind="limits">
          <Stepper
            {...limits}
            label={label('choose.from')}
            value={from}
            onChange={value => choose({ is: 'run', from: value, to })}
          />
          <Stepper
            {...limits}
            label={label('choose.to')}
            value={to}
            onChange={value => choose({ is: 'run', from, to: value })}
          />
        </Choices>
      );
    }
  }
}

interface ChoicesProps {
  readonly title: string;
  readonly kind?: string;
  readonly children: ComponentChildren;
}

export function Choices({ title, kind = '', children }: ChoicesProps) {
  return (
    <fieldset class={`chips ${kind}`}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

export function Chip({ isOn, press, children }: ChipProps) {
  return (
    <button type="button" class="chip" aria-pressed={isOn} onClick={press}>
      {children}
    </button>
  );
}
