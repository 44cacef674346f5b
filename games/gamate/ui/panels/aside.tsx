import type { AsideProps } from '#contract/page.ts';
import type { Gamate } from '../../rules/types.ts';
import { ScoreSheet } from '../score/score-sheet.tsx';

/** GA-17: the sheet on which the match is written down. */
export function Aside({ view, words }: AsideProps<Gamate>) {
  return (
    <section class="gamate-aside" aria-label={words.label('ui.score')}>
      <ScoreSheet view={view} words={words} />
    </section>
  );
}
