import './question.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { choicesOf } from '../../data/choices.ts';
import type { Wording } from '../../data/questions.ts';
import type { Asked, Choice, View } from '../../rules/types.ts';
import { MathistoCard } from '../card/card.tsx';
import { Emblem } from '../card/emblem.tsx';
import { KITS } from '../card/kits.ts';
import type { Considered } from '../choice.ts';
import { isForTable, moveWithArrows } from '../keys.ts';
import type { Answered } from '../middle/latest.ts';
import { nameFamily } from '../names.ts';
import type { UiWords } from '../words.ts';
import { saidAs } from './said-as.ts';
import { useWording } from './use-wording.ts';

const PLACES = [0, 1, 2, 3] as const;
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
/** As long as the rules take. */
const LONGEST = 80;

interface QuestionCardProps {
  readonly asked: Asked;
  readonly answers: View['config']['answers'];
  /** For whom it is. */
  readonly title: string;
  /** What an answer is worth. */
  readonly note: string;
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
  const { asked, answers, title, note, words, considered, consider, confirm, announce } = props;
  const { label } = words;
  const { wording } = useWording(asked, words.language);
  const list = useRef<HTMLOListElement>(null);
  const texts = wording === null ? [] : inOrder(asked, wording);
  useEffect(() => {
    if (wording !== null) announce?.(label('ui.heard-question', { title, question: wording.ask }));
  }, [wording]);
  useChoiceKeys(choice => {
    const text = texts[choice];
    if (text !== undefined && answers === 'choices') consider?.({ tag: 'choose', choice, text });
  });
  return (
    <Paper {...{ asked, title, note, wording, words }}>
      {wording !== null && answers === 'choices' && (
        <ol
          class="choices"
          ref={list}
          aria-label={label('ui.choices')}
          onKeyDown={event => moveWithArrows(event, list.current)}
        >
          {PLACES.map(choice => (
            <li key={choice} style={{ '--i': choice }}>
              {consider === undefined ? (
                <span class="choice">
                  <Lettered choice={choice} text={texts[choice]} />
                </span>
              ) : (
                <button
                  type="button"
                  class="choice"
                  data-choice={choice}
                  aria-pressed={considered.tag === 'choose' && considered.choice === choice}
                  aria-keyshortcuts={`${choice + 1} ${LETTERS[choice]}`}
                  onClick={() =>
                    considered.tag === 'choose' && considered.choice === choice
                      ? confirm()
                      : consider({ tag: 'choose', choice, text: texts[choice] ?? '' })
                  }
                >
                  <Lettered choice={choice} text={texts[choice]} />
                </button>
              )}
            </li>
          ))}
        </ol>
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

/** A to D, or 1 to 4, choose an answer from anywhere on the table. */
function useChoiceKeys(choose: (choice: Choice) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  // With the drawing, not after it: a key pressed at once must count.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isForTable(event)) return;
      const choice = PLACES.find(
        place => event.key === String(place + 1) || event.key.toUpperCase() === LETTERS[place],
      );
      if (choice !== undefined) latest.current(choice);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

interface AnswerCardProps {
  readonly answered: Answered;
  readonly title: string;
  readonly note: string;
  readonly words: UiWords;
  readonly announce?: (sentence: string) => void;
}

/** The same card once it is answered: what was said is ringed, what is right has its mark, and why stands below. */
export function AnswerCard({ answered, title, note, words, announce }: AnswerCardProps) {
  const { label } = words;
  const { asked, said } = answered;
  const { wording, about, questions } = useWording(asked, words.language);
  useEffect(() => {
    if (wording !== null)
      announce?.(label('ui.heard-answer', { answer: wording.answer, because: wording.because }));
  }, [wording]);
  return (
    <Paper {...{ asked, title, note, wording, words }} isAnswered>
      {wording !== null && (
        <>
          {typeof said === 'string' ? (
            <Said
              {...{ wording, words }}
              said={saidAs(said, questions, words.language)}
              isRight={answered.isRight}
            />
          ) : (
            <ol class="choices settled" aria-label={label('ui.choices')}>
              {inOrder(asked, wording).map((text, place) => (
                <li key={text}>
                  <Settled
                    {...{ text, words }}
                    choice={place as Choice}
                    answer={wording.answer}
                    said={said}
                  />
                </li>
              ))}
            </ol>
          )}
          <p class="because">
            {about !== null && (
              <span class="told-of" role="img" aria-label={label(`card.${about}`)}>
                <MathistoCard card={about} words={words} size="tiny" />
              </span>
            )}
            <span>{wording.because}</span>
          </p>
        </>
      )}
    </Paper>
  );
}

interface SettledProps {
  readonly choice: Choice;
  readonly text: string;
  readonly answer: string;
  readonly said: Choice | null;
  readonly words: UiWords;
}

function Settled({ choice, text, answer, said, words }: SettledProps) {
  const is = text === answer ? 'right' : said === choice ? 'wrong' : 'other';
  return (
    <span class={`choice ${is}`} data-said={said === choice}>
      <Lettered choice={choice} text={text} />
      {is === 'right' && <span class="unseen">{words.label('ui.right-answer')}</span>}
      {said === choice && <span class="unseen">{words.label('ui.given-answer')}</span>}
    </span>
  );
}

interface SaidProps {
  readonly said: string;
  readonly isRight: boolean;
  readonly wording: Wording;
  readonly words: UiWords;
}

/** Where answers are typed: what was typed, and what was right. */
function Said({ said, isRight, wording, words }: SaidProps) {
  const { label } = words;
  return (
    <dl class="said">
      <dt>{label('ui.given-answer')}</dt>
      <dd class={isRight ? 'right' : 'wrong'}>{said}</dd>
      {!isRight && (
        <>
          <dt>{label('ui.right-answer')}</dt>
          <dd class="right">{wording.answer}</dd>
        </>
      )}
    </dl>
  );
}

interface PaperProps {
  readonly asked: Asked;
  readonly title: string;
  readonly note: string;
  readonly wording: Wording | null;
  readonly words: UiWords;
  readonly isAnswered?: boolean;
  readonly children: ComponentChildren;
}

/** It keeps the colours of the day: it is printed. */
function Paper({ asked, title, note, wording, words, isAnswered = false, children }: PaperProps) {
  return (
    <section
      class={isAnswered ? 'question daylight answered' : 'question daylight'}
      aria-label={title}
      key={`${asked.family} ${asked.card}`}
      data-family={asked.family}
      data-question-card={asked.card}
      style={{ '--ink-of': KITS[asked.family].ink }}
    >
      <header>
        <Emblem family={asked.family} />
        <b>{nameFamily(asked.family, words)}</b>
        <span>{note}</span>
      </header>
      <h2>{wording?.ask ?? '…'}</h2>
      {children}
    </section>
  );
}

function Lettered({ choice, text }: { readonly choice: Choice; readonly text: string | undefined }) {
  return (
    <>
      <i aria-hidden="true">{LETTERS[choice]}</i>
      <span>{text}</span>
    </>
  );
}

/** The four choices as they lie on this table. */
function inOrder({ family, card, order }: Asked, wording: Wording): readonly string[] {
  const choices = choicesOf(wording, family, card);
  return order.map(place => choices[place] ?? '');
}
