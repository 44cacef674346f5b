import './bidding.css';
import { type View, WAYS, type Way } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import { type Choice, tricksToAnnounce } from '../choice.ts';
import type { UiWords } from '../words.ts';
import { Doubled, WayArrow } from './contract-slip.tsx';

interface AnnounceProps {
  readonly view: View;
  readonly words: UiWords;
  readonly choice: Choice;
  readonly choose: (part: { readonly way: Way } | { readonly tricks: number }) => void;
}

/** GA-11: up or down, and how many tricks. */
export function Announce({ view, words, choice, choose }: AnnounceProps) {
  const { label } = words;
  const { contract } = view;
  if (contract === null) return null;
  return (
    <section class="slip announce" aria-label={label('ui.announcing')} data-sheet>
      <h2>{sayDefinition(contract.trumps, words)}</h2>
      <fieldset class="ways-to-go">
        <legend class="unseen">{label('ui.which-way')}</legend>
        {WAYS.map(way => (
          <button
            type="button"
            class="way-chip"
            key={way}
            aria-pressed={choice.way === way}
            onClick={() => choose({ way })}
          >
            <WayArrow way={way} />
            <span>
              <b>{label(`ui.way.${way}`)}</b> {label(`ui.way-means.${way}`)}
            </span>
          </button>
        ))}
      </fieldset>
      <fieldset class="how-many">
        <legend>{label('ui.how-many')}</legend>
        {tricksToAnnounce(view).map(tricks => (
          <button
            type="button"
            class="number"
            key={tricks}
            aria-pressed={choice.tricks === tricks}
            onClick={() => choose({ tricks })}
          >
            {tricks}
          </button>
        ))}
      </fieldset>
      {contract.isOpposed && <Doubled words={words} />}
    </section>
  );
}
