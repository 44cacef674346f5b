import './panels.css';
import type { AsideProps } from '#contract/page.ts';
import { faceUp } from '../../rules/calling.ts';
import { DISCOVERY, FAMILIES, PEOPLE } from '../../rules/cards.ts';
import type { Mathisto } from '../../rules/types.ts';
import { Emblem } from '../card/emblem.tsx';
import { nameFamily } from '../names.ts';
import type { RulesWords } from '../words.ts';
import { Values } from './values.tsx';

/** Who belongs to which family, what lies face up already, and what scores. */
export function Aid(props: AsideProps<Mathisto>) {
  const words: RulesWords = props.words;
  const { label } = words;
  const { view } = props;
  const shown = faceUp(view);
  const hasDiscoveries = view.config.form === 'strategic';
  return (
    <div class="mathisto-aid">
      <Values form={view.config.form} words={words} />
      <ul class="aid-families">
        {FAMILIES.map(family => (
          <li key={family} data-family={family}>
            <h3>
              <Emblem family={family} /> {nameFamily(family, words)}{' '}
              <small>{label(`family.${family}.code`)}</small>
            </h3>
            <ul>
              {[...PEOPLE[family], ...(hasDiscoveries ? [DISCOVERY[family]] : [])].map(card => (
                <li key={card} class={card === DISCOVERY[family] ? 'discovery' : undefined}>
                  <span>{label(`card.${card}`)}</span> <small>{label(`card.${card}.dates`)}</small>
                  {shown.has(card) && <b>{label('ui.is-posed')}</b>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
