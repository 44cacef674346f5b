import './panels.css';
import type { AsideProps } from '#contract/page.ts';
import { SETS } from '../../rules/cards.ts';
import { BONUS, POINTS } from '../../rules/score.ts';
import type { Matryoshka } from '../../rules/types.ts';
import { SetBadge } from '../card/badge.tsx';
import { nameSet } from '../names.ts';
import type { UiWords } from '../words.ts';

const SIZES_OF_RUNS = [2, 3, 4, 5, 6, 7] as const;

/** The summary that the box gives to each player. */
export function Aid(props: AsideProps<Matryoshka>) {
  const words: UiWords = props.words;
  const { removed } = props.view;
  return (
    <>
      <p class="soft">{words.label('ui.aid-about')}</p>
      <ScoringAid words={words} />
      <h3>{words.label('ui.sets-in-play')}</h3>
      <ul class="sets-in-play">
        {SETS.filter(set => !removed.includes(set)).map(set => (
          <li key={set}>
            <SetBadge set={set} />
            {nameSet(set, words)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** MY-7, MY-10. */
export function ScoringAid({ words }: { readonly words: UiWords }) {
  const { label } = words;
  return (
    <table class="scoring-aid">
      <caption class="unseen">{label('ui.scoring')}</caption>
      <thead>
        <tr>
          <th scope="row">{label('ui.scoring-cards')}</th>
          {SIZES_OF_RUNS.map(count => (
            <th scope="col" key={count}>
              {count}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{label('ui.scoring-points')}</th>
          {SIZES_OF_RUNS.map(count => (
            <td key={count}>{POINTS[count]}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{label('ui.scoring-bonus')}</th>
          {SIZES_OF_RUNS.map(count => (
            <td key={count}>{BONUS[count] ? `+${BONUS[count]}` : ''}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
