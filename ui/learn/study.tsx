import '../table-parts.css';
import './coach.css';
import './study.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Shape } from '#contract/game.ts';
import type { LearnProps, TableProps } from '#contract/page.ts';
import { Dialog } from '../dialog.tsx';
import { useAhead } from '../later.tsx';
import { PageIcon } from '../page-icons.tsx';
import { useTitle } from '../use-title.ts';
import type { Course } from './course.ts';
import type { LearnWords } from './words.ts';

/** What the two rooms with a table are given. */
export interface RoomProps<S extends Shape> extends Omit<LearnProps, 'path'> {
  readonly course: Course<S>;
}

interface StudyProps<S extends Shape>
  extends Pick<TableProps<S>, 'envelope' | 'before' | 'seat' | 'check' | 'submit'>,
    RoomProps<S> {
  /** What the coach points at. */
  readonly hint: S['move'] | null;
  readonly title: string;
  /** Beside the title: how far one is. */
  readonly place: string;
  /** Hides what the table says about itself, while the coach has the word. */
  readonly quiet: boolean;
  /** Another one puts down what was in hand. */
  readonly hand: number;
  /** What a screen reader should hear from the coach. */
  readonly spoken: string;
  /** In place of the table. */
  readonly instead?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The real table with a coach beside it. */
export function Study<S extends Shape>(props: StudyProps<S>) {
  const { course, pace, play, title, place, quiet, spoken, children } = props;
  const { Table, game, sounds, seatName } = course;
  const words: LearnWords = props.words;
  const { envelope, before, seat, check, submit, hint, instead } = props;
  const [said, announce] = useState('');
  const [rule, openRule] = useState<string | null>(null);
  useTitle(title, words.label('learn.title'));
  useAhead();
  useEffect(() => {
    if (before !== null && sounds !== undefined) play(...sounds(before.view, envelope.view));
  }, [envelope]);
  return (
    <div class="study-page" data-game={game.id}>
      <header class="bar study-bar">
        <a class="button quiet icon" href={`/${game.id}/learn`} aria-label={words.label('learn.home')}>
          <PageIcon name="back" />
        </a>
        <h1>{title}</h1>
        <span class="soft">{place}</span>
      </header>
      <main class={quiet ? 'study quiet' : 'study'}>
        {children}
        {instead ?? (
          <Table
            key={props.hand}
            {...{ envelope, before, seat, check, submit, openRule, announce, pace }}
            words={props.words}
            hint={hint === null ? null : { move: hint, value: 0, error: 0, facts: {} }}
            sound={play}
            seatName={one => seatName(one, props.words)}
          />
        )}
      </main>
      {/* Two voices: what the one said before is not repeated when the other speaks. */}
      {[spoken, said].map((sentence, voice) => (
        <p key={voice} class="unseen" role="status" aria-live="polite">
          {sentence}
        </p>
      ))}
      {rule !== null && <RuleDialog {...{ rule, words }} game={game.id} close={() => openRule(null)} />}
    </div>
  );
}

interface RuleDialogProps {
  readonly game: string;
  readonly rule: string;
  readonly words: LearnWords;
  readonly close: () => void;
}

/** One paragraph, without leaving the lesson. */
function RuleDialog({ game, rule, words, close }: RuleDialogProps) {
  const paragraph = words.rule(rule);
  return (
    <Dialog
      title={`${rule} · ${paragraph?.title ?? ''}`}
      close={close}
      closeLabel={words.label('learn.close')}
    >
      <p>{paragraph?.text}</p>
      <footer>
        <a class="button" href={`/${game}/rules#${rule}`}>
          {words.label('learn.rules.whole')}
        </a>
      </footer>
    </Dialog>
  );
}
