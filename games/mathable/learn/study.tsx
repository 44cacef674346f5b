import './coach.css';
import './study.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '#kernel/game.ts';
import type { Words } from '#text/words.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { TableProps } from '#ui/game-ui.ts';
import { Icon } from '#ui/icons.tsx';
import type { Mathable } from '../rules/types.ts';
import { Table } from '../ui/table.tsx';
import type { LearnLabel } from './labels.ts';

export interface StudyProps
  extends Pick<TableProps<Mathable>, 'envelope' | 'before' | 'seat' | 'check' | 'submit' | 'hint'> {
  readonly words: Words;
  readonly title: string;
  /** Beside the title: how far one is. */
  readonly place: string;
  /** Hides what the table says about itself, while the coach has the word. */
  readonly quiet: boolean;
  /** Another one puts down what was in hand. */
  readonly hand: number;
  /** What a screen reader should hear from the coach. */
  readonly spoken: string;
  readonly children: ComponentChildren;
}

/** The real table with a coach beside it. */
export function Study(props: StudyProps) {
  const { words, title, place, quiet, spoken, children } = props;
  const { label }: Words<LearnLabel> = words;
  const { envelope, before, seat, check, submit, hint } = props;
  const [said, announce] = useState('');
  const [rule, openRule] = useState<string | null>(null);
  return (
    <div class="study-page">
      <header class="bar study-bar">
        <a class="button quiet icon" href="/mathable/learn" aria-label={label('learn.home')}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
        <span class="soft">{place}</span>
      </header>
      <main class={quiet ? 'study quiet' : 'study'}>
        {children}
        <Table
          key={props.hand}
          {...{ envelope, before, seat, check, submit, hint, openRule, announce, words }}
          seatName={one => handName(one, words)}
          pace={pace()}
        />
      </main>
      {/* Two voices: what the one said before is not repeated when the other speaks. */}
      {[spoken, said].map((sentence, voice) => (
        <p key={voice} class="study-said" role="status" aria-live="polite">
          {sentence}
        </p>
      ))}
      {rule !== null && <RuleDialog rule={rule} words={words} close={() => openRule(null)} />}
    </div>
  );
}

export function handName(seat: Seat, words: Words<LearnLabel>): string {
  return words.label('learn.hand', { seat });
}

/** Milliseconds for one tile; 0 where nothing should move. As --story in tokens.css. */
export function pace(): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || document.documentElement.hasAttribute('data-still') ? 0 : 600;
}

interface RuleDialogProps {
  readonly rule: string;
  readonly words: Words<LearnLabel>;
  readonly close: () => void;
}

/** One paragraph, without leaving the lesson. */
function RuleDialog({ rule, words, close }: RuleDialogProps) {
  const paragraph = words.rule(rule);
  return (
    <Dialog
      title={`${rule} · ${paragraph?.title ?? ''}`}
      close={close}
      closeLabel={words.label('learn.close')}
    >
      <p>{paragraph?.text}</p>
      <footer>
        <a class="button" href={`/mathable/rules#${rule}`}>
          {words.label('learn.rules.whole')}
        </a>
      </footer>
    </Dialog>
  );
}
