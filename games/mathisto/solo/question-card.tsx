import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PageIcon } from '#ui/page-icons.tsx';
import type { Question, Wording } from '../data/questions.ts';
import { MathistoCard } from '../ui/card/card.tsx';
import { Emblem } from '../ui/card/emblem.tsx';
import type { Way } from './progress.ts';
import { choiceByKey, type Item, type Round, type Said } from './round.ts';
import type { SoloWords } from './words.ts';

interface QuestionCardProps {
  readonly item: Item;
  readonly way: Way;
  readonly reply: Round['reply'];
  /** It was missed before in this round. */
  readonly isAgain: boolean;
  readonly isLast: boolean;
  readonly words: SoloWords;
  readonly say: (said: Said) => void;
  readonly next: () => void;
}

/** A question, the ways to answer it, and afterwards what is right and why. */
export function QuestionCard(props: QuestionCardProps) {
  const { item, way, reply, isAgain, isLast, words, say, next } = props;
  const { family, question } = item;
  const { label } = words;
  const { ask, because } = question[words.language];
  const asked = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const id = useId();

  // Before the next key can be pressed. A screen reader begins with the question; a field says itself what it is about.
  useLayoutEffect(() => {
    if (way === 'choices') asked.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    if (reply !== null) onward.current?.focus({ preventScroll: true });
  }, [reply]);
  useLayoutEffect(() => {
    if (way !== 'choices' || reply !== null) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      const place = choiceByKey(event);
      const said = place === null ? undefined : item.order[place];
      if (said !== undefined) say(said);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [say, reply]);

  return (
    <article class="solo-question" aria-labelledby={id}>
      <p class="solo-question-head">
        <Emblem family={family} />
        <span>
          {label(`family.${family}`)}
          <span class="soft">{label('solo.level.of', { level: question.difficulty })}</span>
        </span>
        {isAgain && <span class="solo-again">{label('solo.again')}</span>}
      </p>
      <h2 id={id} ref={asked} tabIndex={-1}>
        {ask}
      </h2>
      {way === 'choices' ? (
        <Choices {...{ item, reply, words, say }} />
      ) : (
        <Field {...{ reply, words, say }} labelledBy={id} />
      )}
      {reply === null ? (
        <p class="solo-actions">
          <button type="button" class="button quiet" onClick={() => say(null)}>
            {label('solo.dont-know')}
          </button>
        </p>
      ) : (
        <>
          <Told words={words} question={question} isRight={reply.isRight} />
          <p class="solo-actions">
            <button type="button" class="button primary" ref={onward} onClick={next}>
              {label(isLast ? 'solo.finish' : 'solo.next')}
            </button>
          </p>
        </>
      )}
      {/* There before it has something to say: a screen reader listens to it. */}
      <p class="unseen" role="status" aria-live="polite">
        {reply !== null && [verdict(reply.isRight, question[words.language], words), because].join('. ')}
      </p>
    </article>
  );
}

type PartProps = Pick<QuestionCardProps, 'item' | 'reply' | 'words' | 'say'>;

/** Four answers, each with the key that gives it. */
function Choices({ item: { question, order }, reply, words, say }: PartProps) {
  const { answer, wrong } = question[words.language];
  return (
    <ol class="solo-choices">
      {order.map((said, place) => {
        const mark = reply === null ? 'open' : said === 0 ? 'right' : said === reply.said ? 'said' : 'other';
        return (
          <li key={said}>
            <button
              type="button"
              class={mark}
              data-choice={said}
              aria-disabled={reply !== null}
              onClick={() => say(said)}
            >
              <kbd>{place + 1}</kbd>
              <span>{[answer, ...wrong][said]}</span>
              {mark === 'right' && <PageIcon name="check" />}
              {(mark === 'right' || mark === 'said') && (
                <span class="solo-mark">{words.label('solo.mark', { mark })}</span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface FieldProps extends Omit<PartProps, 'item'> {
  readonly labelledBy: string;
}

/** Where the answer is typed. */
function Field({ reply, words, say, labelledBy }: FieldProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <form
      class="solo-field field"
      onSubmit={event => {
        event.preventDefault();
        if (text.trim() !== '') say(text);
      }}
    >
      <input
        type="text"
        ref={field}
        value={text}
        maxLength={LONGEST}
        readOnly={reply !== null}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-labelledby={labelledBy}
        placeholder={words.label('solo.field')}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {reply === null && (
        <button type="submit" class="button primary" disabled={text.trim() === ''}>
          {words.label('solo.answer')}
        </button>
      )}
    </form>
  );
}

/** As at a table. */
const LONGEST = 80;

interface ToldProps {
  readonly question: Question;
  readonly isRight: boolean;
  readonly words: SoloWords;
}

/** What is right, and the story, beside the card of whom it is about. */
function Told({ question, isRight, words }: ToldProps) {
  const wording = question[words.language];
  const [card] = question.about ?? [];
  return (
    <div class={isRight ? 'solo-told right' : 'solo-told'}>
      <p>
        {isRight && <PageIcon name="check" />}
        <b>{verdict(isRight, wording, words)}</b>
      </p>
      <div class="solo-story">
        {card !== undefined && (
          <figure role="img" aria-label={words.label(`card.${card}`)}>
            <MathistoCard card={card} words={words} size="hand" />
          </figure>
        )}
        <p>{wording.because}</p>
      </div>
    </div>
  );
}

function verdict(isRight: boolean, { answer }: Wording, { label }: SoloWords): string {
  return label(isRight ? 'solo.right' : 'solo.wrong', { answer });
}
