import type { ComponentChildren } from 'preact';
import type { Refusal } from '#contract/game.ts';
import { RefusalNote } from '#ui/refusal.tsx';
import { Rail } from '#ui/stage/rail.tsx';
import type { Rule } from '../../rules/types.ts';
import { Actions } from './actions.tsx';
import type { ActionsProps } from './actions-props.ts';
import { type SentenceScene, sentenceOf } from './sentence.ts';

interface TableRailProps extends SentenceScene, ActionsProps {
  readonly own: ComponentChildren;
  readonly prompt: string;
  readonly refusal: Refusal<Rule> | null;
  readonly openRule: (rule: string) => void;
}

/** What is asked, why something cannot be done, and what may be done. */
export function TableRail(props: TableRailProps) {
  const { own, prompt, live, considered, refusal, words, openRule } = props;
  const { headline, line } = sentenceOf(props);
  return (
    <Rail
      {...{ own, prompt }}
      chosen={refusal === null ? JSON.stringify(considered) : null}
      headline={headline}
      line={refusal === null ? line : <RefusalNote {...{ refusal, words, openRule }} />}
      isWaiting={!live}
    >
      <Actions {...props} />
    </Rail>
  );
}
