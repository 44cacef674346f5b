import type { AsideProps } from '#contract/page.ts';
import { FAMILIES } from '../../rules/cards.ts';
import type { Mathisto } from '../../rules/types.ts';
import { Emblem } from '../card/emblem.tsx';
import { nameFamily } from '../names.ts';
import type { UiWords } from '../words.ts';
import { Values } from './values.tsx';

/** Which families are posed, and what scores. */
export function Aside(props: AsideProps<Mathisto>) {
  const words: UiWords = props.words;
  const { posed, config } = props.view;
  const isPosed = (family: string): boolean => posed.some(one => one.family === family);
  return (
    <div class="mathisto-aside">
      <ul class="progress" aria-label={words.label('ui.families')}>
        {FAMILIES.map(family => (
          <li key={family} class={isPosed(family) ? 'done' : undefined}>
            <Emblem family={family} />
            <span>{nameFamily(family, words)}</span>
            {isPosed(family) && <span class="unseen">{words.label('ui.is-posed')}</span>}
          </li>
        ))}
      </ul>
      <Values form={config.form} words={words} />
    </div>
  );
}
