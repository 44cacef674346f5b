import './stage.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { choicesOf } from '../../data/choices.ts';
import type { Wording } from '../../data/questions.ts';
import type { Asked, Choice, View } from '../../rules/types.ts';
import { moveWithArrows } from '../arrows.ts';
import { MathistoCard } from '../card/card.tsx';
import { Emblem } from '../card/emblem.tsx';
import type { Considered } from '../choice.ts';
import type { UiWords } from '../words.ts';
import type { Answered } from './scene.ts';
import { useWording } from './use-wording.ts';

const PLACES = [0, 1, 2, 3] as const;
/** As long as the rules take. */
const LONGEST = 80;

interface QuestionCardProps {
  readonly asked: Asked;
  readonly answers: View['config']['answers'];
  readonly title: string;
  readonly words: UiWords;
  /** What is about to be answered, by whoever is asked. */
  readonly considered: Considered;
  /** Absent for those who only think along. */
  readonly consider?: (considered: Considered) => void;
  readonly confirm: () => void;
  /** Reads it to those who hear the page, once it has come. */
  readonly announce?: (sentence: string) => void;
}

/** MH-11: the question as everybody hears it. Whoever is asked answers; the others may think along. */
export function QuestionCard(props: QuestionCardProps) {
  const { asked, answers, title, words, considered, consider, confirm, announce } = props;
  const { label } = words;
  const { wording } = useWording(asked, words.language);
  useEffect(() => {
    if (wording !== null) announce?.(label('ui.heard-question', { title, question: wording.ask }));
  }, [wording]);
  return (
    <Paper asked={asked} title={title} wording={wording}>
      {wording !== null && answers === 'choices' && (
        <Choices {...{ asked, wording, words, considered, confirm }} {...(consider && { consider })} />
      )}
      {answers === 'open' && consider !== undefined && (
        <form
          class="field answer-field"
          onSubmit={event => {
            event.preventDefault();
            confirm();
          }}
        >
          <label for="mathisto-answer">{label('ui.your-answer')}</label>
          <input
            id="mathisto-answer"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            maxLength={LONGEST}
            value={considered.tag === 'type' ? considered.text : ''}
            onInput={event => consider({ tag: 'type', text: event.currentTarget.value })}
          />
        </form>
      )}
    </Paper>
  );
}

type ChoicesProps = Pick<QuestionCardProps, 'asked' | 'words' | 'considered' | 'consider' | 'confirm'> & {
  readonly wording: Wording;
};

function Choices({ asked, wording, words, considered, consider, confirm }: ChoicesProps) {
  const list = useRef<HTMLOListElement>(null);
  const texts = inOrder(asked, wording);
  return (
    <ol
      class="choices"
      ref={list}
      aria-label={words.label('ui.choices')}
      onKeyDown={event => moveWithArrows(event, list.current)}
    >
      {PLACES.map(choice => (
        <li key={choice}>
          {consider === undefined ? (
            <span class="choice">
              <Number choice={choice} />
              {texts[choice]}
            </span>
          ) : (
            <button
              type="button"
              class="choice"
              data-choice={choice}
              aria-pressed={considered.tag === 'choose' && considered.choice === choice}
              aria-keyshortcuts={String(choice + 1)}
              onClick={() =>
                considered.tag === 'choose' && considered.choice === choice
                  ? confirm()
                  : consider({ tag: 'choose', choice })
              }
            >
              <Number choice={choice} />
              {texts[choice]}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

interface AnswerCardProps {
  readonly answered: Answered;
  readonly title: string;
  readonly words: UiWords;
  /** Puts it aside; absent where it stays anyhow. */
  readonly close?: () => void;
  readonly announce?: (sentence: string) => void;
}

/** The same card once it is answered: what was said, what is right, and why. */
export function AnswerCard({ answered, title, words, close, announce }: AnswerCardProps) {
  const { label } = words;
  const { asked, said } = answered;
  const { wording, about } = useWording(asked, words.language);
  useEffect(() => {
    if (wording !== null)
      announce?.(label('ui.heard-answer', { answer: wording.answer, because: wording.because }));
  }, [wording]);
  return (
    <Paper asked={asked} title={title} wording={wording} isAnswered>
      {wording !== null && (
        <dl class="settled">
          <div>
            <dt>{label('ui.right-answer')}</dt>
            <dd class="right">{wording.answer}</dd>
          </div>
          {!answered.isRight && said !== null && (
            <div>
              <dt>{label('ui.given-answer')}</dt>
              <dd class="wrong">{typeof said === 'number' ? inOrder(asked, wording)[said] : said}</dd>
            </div>
          )}
          <div class="because">
            <dt>{label('ui.because')}</dt>
            <dd>
              {about !== null && (
                <span class="told-of" role="img" aria-label={label(`card.${about}`)}>
                  <MathistoCard card={about} words={words} size="tiny" />
                </span>
              )}
              {wording.because}
            </dd>
          </div>
        </dl>
      )}
      {close && (
        <button type="button" class="button quiet put-aside" onClick={close}>
          {label('ui.put-aside')}
        </button>
      )}
    </Paper>
  );
}

interface PaperProps {
  readonly asked: Asked;
  readonly title: string;
  readonly wording: Wording | null;
  readonly isAnswered?: boolean;
  readonly children: ComponentChildren;
}

function Paper({ asked, title, wording, isAnswered = false, children }: PaperProps) {
  return (
    <section
      class={isAnswered ? 'question answered' : 'question'}
      aria-label={title}
      key={`${asked.family} ${asked.card}`}
      data-family={asked.family}
      data-question-card={asked.card}
    >
      <header>
        <Emblem family={asked.family} />
        <p class="mathisto-title">{title}</p>
      </header>
      <p class="ask">{wording?.ask ?? '…'}</p>
      {children}
    </section>
  );
}

function Number({ choice }: { readonly choice: Choice }) {
  return (
    <span class="choice-number" aria-hidden="true">
      {choice + 1}
    </span>
  );
}

/** The four choices as they lie on this table. */
function inOrder({ family, card, order }: Asked, wording: Wording): readonly string[] {
  const choices = choicesOf(wording, family, card);
  return order.map(place => choices[place] ?? '');
}
