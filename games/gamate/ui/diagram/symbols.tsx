import { useState } from 'preact/hooks';
import { coloursOf, factorsOf } from '../../data/symbols.ts';
import { HIGHEST } from '../../rules/cards.ts';
import { Card } from '../card/card.tsx';
import { multiplesOf } from '../chart/facts.ts';
import { Stepper } from '../definition/stepper.tsx';
import { writeFactors } from '../names.ts';
import type { RulesWords } from '../words.ts';

/** GA-2: a number beside the primes it is made of, and where its drawing is found again. */
export function SymbolsDrawing({ words }: { readonly words: RulesWords }) {
  const { label } = words;
  const [number, setNumber] = useState(12);
  const factors = factorsOf(number);
  const multiples = multiplesOf(number).slice(1);
  return (
    <>
      <Stepper
        words={words}
        label={label('diagram.number')}
        value={number}
        least={1}
        most={HIGHEST}
        onChange={setNumber}
      />
      <p class="made-of" aria-hidden="true">
        <Card card={number} isLarge />
        {factors.map((prime, i) => (
          <span key={i}>
            {i === 0 ? '=' : '×'} <Card card={prime} />
          </span>
        ))}
      </p>
      <p role="status">
        {label('diagram.symbol', {
          number,
          traces: factors.length,
          factors: writeFactors(number),
          colours: coloursOf(number).map(colour => ({ text: label(`colour.${colour}`) })),
        })}{' '}
        {number === 1
          ? label('diagram.found-all')
          : label('diagram.found', {
              count: multiples.length,
              numbers: multiples.map(multiple => ({ text: String(multiple) })),
            })}
      </p>
    </>
  );
}
