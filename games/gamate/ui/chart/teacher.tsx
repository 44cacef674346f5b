import './chart.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { COLOURS, type Colour } from '../../data/symbols.ts';
import { type Card, HIGHEST } from '../../rules/cards.ts';
import type { Definition } from '../../rules/definition.ts';
import { trumpsOf } from '../../rules/trumps.ts';
import type { Config } from '../../rules/types.ts';
import { sayTrumps } from '../../text/say-definition.ts';
import { Swatch } from '../card/temple.tsx';
import { TryDefinition } from '../definition/chooser.tsx';
import { Stepper } from '../definition/stepper.tsx';
import { Chip, Choices } from '../definition/term.tsx';
import type { RulesWords } from '../words.ts';
import { Chart, type ChartProps, type Note } from './chart.tsx';
import { divisorsOf, leastCommonMultiple, multiplesOf, SIEVE_STEPS, sieveAt } from './facts.ts';

export interface ChartTeacherProps {
  readonly words: RulesWords;
  /** Of the contract, once there is one. */
  readonly trumps: Definition | null;
  /** Seen in this deal. */
  readonly played: readonly Card[];
  readonly definitions: Config['definitions'];
}

const MODES = ['sieve', 'divisors', 'common', 'colour', 'define'] as const;
type Mode = 'trumps' | (typeof MODES)[number];

/** The chart as one explains it: sieve, divisors, common multiples, colours; and the trumps of the deal. */
export function ChartTeacher(props: ChartTeacherProps) {
  const { words, trumps } = props;
  const [mode, setMode] = useState<Mode>(trumps === null ? 'divisors' : 'trumps');
  const modes: readonly Mode[] = trumps === null ? MODES : ['trumps', ...MODES];
  return (
    <div class="chart-teacher">
      <Choices title={words.label('chart.modes')}>
        {modes.map(one => (
          <Chip key={one} isOn={mode === one} press={() => setMode(one)}>
            {words.label(`chart.mode.${one}`)}
          </Chip>
        ))}
      </Choices>
      <Shown {...props} mode={mode} />
    </div>
  );
}

function Shown({ mode, ...props }: ChartTeacherProps & { readonly mode: Mode }) {
  switch (mode) {
    case 'trumps':
      return props.trumps === null ? null : <Trumps {...props} trumps={props.trumps} />;
    case 'sieve':
      return <SieveShown {...props} />;
    case 'divisors':
      return <Divisors {...props} />;
    case 'common':
      return <Common {...props} />;
    case 'colour':
      return <OneColour {...props} />;
    case 'define':
      return <Define {...props} />;
  }
}

interface LessonProps extends ChartProps {
  readonly sentence: string;
  /** What can be changed. */
  readonly children?: ComponentChildren;
}

/** Controls, what is seen said in a sentence, the chart. */
function Lesson({ sentence, children, ...chart }: LessonProps) {
  return (
    <>
      <div class="chart-controls">{children}</div>
      <p class="chart-sentence" role="status">
        {sentence}
      </p>
      <Chart {...chart} />
    </>
  );
}

function Trumps({ words, trumps, played }: ChartTeacherProps & { readonly trumps: Definition }) {
  const marked = trumpsOf(trumps);
  const left = marked.filter(card => !played.includes(card)).length;
  const sentence = words.label('chart.trumps', { trumps: sayTrumps(trumps, words), left });
  return <Lesson {...{ words, marked, played, sentence }} />;
}

function SieveShown({ words }: ChartTeacherProps) {
  const { label } = words;
  const [step, setStep] = useState(0);
  const { prime, crossed, fresh, left } = sieveAt(step);
  const isLast = step === SIEVE_STEPS - 1;
  const sentence =
    prime !== null
      ? label('chart.sieve.cross', { prime, count: fresh.length, left: left.length })
      : label(isLast ? 'chart.sieve.end' : 'chart.sieve.start', { left: left.length });
  return (
    <Lesson {...{ words, crossed, sentence }} marked={prime === null ? (isLast ? left : []) : [prime]}>
      <button
        type="button"
        class="button"
        aria-disabled={step === 0}
        onClick={() => setStep(Math.max(0, step - 1))}
      >
        {label('chart.step-back')}
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={isLast}
        onClick={() => setStep(Math.min(SIEVE_STEPS - 1, step + 1))}
      >
        {label('chart.step-on')}
      </button>
      <small>{label('chart.step', { step: step + 1, steps: SIEVE_STEPS })}</small>
    </Lesson>
  );
}

function Divisors({ words }: ChartTeacherProps) {
  const { label } = words;
  const [number, setNumber] = useState(12);
  const marked = divisorsOf(number);
  const sentence = label('chart.divisors', { number, count: marked.length, numbers: listed(marked) });
  return (
    <Lesson {...{ words, marked, sentence }} onPick={setNumber}>
      <Stepper
        {...{ words }}
        label={label('chart.number')}
        value={number}
        least={1}
        most={HIGHEST}
        onChange={setNumber}
      />
      <small>{label('chart.pick')}</small>
    </Lesson>
  );
}

function Common({ words }: ChartTeacherProps) {
  const { label } = words;
  const [a, setA] = useState(4);
  const [b, setB] = useState(6);
  const [ofA, ofB] = [multiplesOf(a), multiplesOf(b)];
  const marked = ofA.filter(n => ofB.includes(n));
  const sentence = label('chart.common', {
    a,
    b,
    count: marked.length,
    least: leastCommonMultiple(a, b),
    numbers: listed(marked),
  });
  const notes = new Map<Card, Note>();
  const note = (number: number, short: string): Note => ({
    short,
    said: label('chart.multiple-of', { letter: short, number }),
  });
  for (const n of ofA) notes.set(n, note(a, label('chart.first')));
  for (const n of ofB) notes.set(n, note(b, label('chart.second')));
  for (const n of marked) notes.delete(n);
  const limits = { words, least: 2, most: HIGHEST };
  return (
    <Lesson {...{ words, marked, notes, sentence }}>
      <Stepper {...limits} label={label('chart.first')} value={a} onChange={setA} />
      <Stepper {...limits} label={label('chart.second')} value={b} onChange={setB} />
    </Lesson>
  );
}

function OneColour({ words }: ChartTeacherProps) {
  const { label } = words;
  const [colour, setColour] = useState<Colour>('green');
  const [isOnly, setOnly] = useState(false);
  const definition: Definition = { is: isOnly ? 'only' : 'colour', colour };
  return (
    <Lesson words={words} marked={trumpsOf(definition)} sentence={sayTrumps(definition, words)}>
      <Choices title={label('choose.colour')} kind="colours">
        {COLOURS.map(one => (
          <Chip key={one} isOn={colour === one} press={() => setColour(one)}>
            <Swatch colour={one} /> {label(`colour.${one}`)}
          </Chip>
        ))}
      </Choices>
      <Chip isOn={isOnly} press={() => setOnly(!isOnly)}>
        {label('chart.exclusively')}
      </Chip>
    </Lesson>
  );
}

/** GA-5, GA-6: any definition, before it is spoken. */
function Define({ words, definitions }: ChartTeacherProps) {
  return <TryDefinition start={null} {...{ words, definitions }} />;
}

function listed(numbers: readonly Card[]): { readonly text: string }[] {
  return numbers.map(number => ({ text: String(number) }));
}
