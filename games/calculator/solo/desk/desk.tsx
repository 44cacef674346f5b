import { must } from '#kernel/must.ts';
import './desk.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { SoloProps } from '#contract/page.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { latticeOf } from '../../puzzle/lattice.ts';
import { divisionIn } from '../../ui/division.ts';
import { findKept, keep } from '../progress.ts';
import { parseBoard, type Setting } from '../setting.ts';
import type { SoloWords } from '../words.ts';
import { type Marks, SoloBoard } from './board.tsx';
import { countLaid, type DeskState, isDone, openDesk, pilesAt, type Touch, touch } from './desk-state.ts';
import { type LineState, readLines } from './lines.ts';
import { lineName } from './names.ts';
import { sayFault } from './say.ts';
import { Tray } from './tray.tsx';

interface DeskProps {
  readonly setting: Setting;
  /** Under which its board is kept. */
  readonly path: string;
  readonly title: string;
  readonly words: SoloWords;
  readonly play: SoloProps['play'];
  readonly marks?: Partial<Marks>;
  /** What is said above everything else: a hint, the result of a check. */
  readonly told?: string | null;
  /** Something changed on the board. */
  readonly onChange?: () => void;
  /** Buttons beside those of every desk. */
  readonly renderActions?: (state: DeskState, act: (what: Touch) => void) => ComponentChildren;
  /** What follows once every line is right. */
  readonly after: ComponentChildren;
  /** Only on paper. */
  readonly sheet?: ComponentChildren;
}

/** Board, tray and what is to be said: where one plays alone. */
export function Desk(props: DeskProps) {
  const { setting, path, title, words, play } = props;
  const [state, act] = useReducer(touch, null, () =>
    openDesk(setting, parseBoard(setting, findKept(path)?.board)),
  );
  const lines = useMemo(() => readLines(setting.size, state.board), [state.board]);
  const done = isDone(state);
  const said = useVoices(state, lines, play);
  useTitle(title, words.label('solo.title'));
  useEffect(() => {
    keep({ path, board: state.board, ...countLaid(state), isDone: done });
    props.onChange?.();
  }, [state.board]);
  const marks: Marks = {
    lines: done ? [] : [...linesOf(state), ...(props.marks?.lines ?? [])],
    hinted: props.marks?.hinted ?? null,
    misplaced: props.marks?.misplaced ?? [],
  };
  return (
    <div class="solo-page">
      <header class="bar solo-bar">
        <a class="button quiet icon" href="/calculator/solo" aria-label={words.label('solo.home')}>
          <PageIcon name="back" />
        </a>
        <h1>{title}</h1>
      </header>
      <main class={`solo side-${setting.size}`}>
        <div class="solo-place">
          <SoloBoard {...{ state, lines, marks, words }} isDone={done} touch={act} />
        </div>
        <section class="solo-hand" aria-label={words.label('solo.tray')}>
          <Tray
            piles={pilesAt(state)}
            held={state.held}
            words={words}
            touch={token => act({ tag: 'pile', token })}
          />
          <p class="solo-actions">
            {props.renderActions?.(state, act)}
            <button
              type="button"
              class="button"
              disabled={state.past.length === 0}
              onClick={() => act({ tag: 'undo' })}
            >
              <PageIcon name="undo" />
              {words.label('solo.undo')}
            </button>
            <button
              type="button"
              class="button"
              disabled={countLaid(state).laid === 0}
              onClick={() => act({ tag: 'clear' })}
            >
              <PageIcon name="bin" />
              {words.label('solo.clear')}
            </button>
          </p>
        </section>
        <section class="solo-now" aria-label={words.label('solo.now')}>
          {done ? (
            <div class="solo-done">
              <h2>
                <PageIcon name="check" />
                {words.label('solo.done')}
              </h2>
              {props.after}
            </div>
          ) : (
            <Now {...{ state, lines, words }} told={props.told ?? null} />
          )}
        </section>
        {countLaid(state).laid === 0 && <p class="soft solo-how">{words.label('solo.how')}</p>}
      </main>
      <p class="unseen" role="status" aria-live="polite">
        {[props.told ?? '', ...said(words), done ? words.label('solo.done') : ''].join(' ')}
      </p>
      {props.sheet}
    </div>
  );
}

/** What one should know now: why a touch did nothing, what was asked for, what is wrong, how much is to do. */
function Now({
  state,
  lines,
  words,
  told,
}: {
  readonly state: DeskState;
  readonly lines: readonly LineState[];
  readonly words: SoloWords;
  readonly told: string | null;
}) {
  const { setting, refused } = state;
  const wrong = lines.flatMap((line, i) =>
    line.tag === 'wrong'
      ? [sayFault({ size: setting.size, line: i, fault: line.fault }, words, divisionIn(words.language))]
      : [],
  );
  const { laid, holes } = countLaid(state);
  return (
    <>
      {refused !== null && <p class="solo-refused">{words.label('solo.refused', { why: refused })}</p>}
      {told !== null && (
        <p class="solo-told">
          <PageIcon name="bulb" />
          <span>{told}</span>
        </p>
      )}
      {wrong.length > 0 && (
        <ul class="solo-wrong">
          {wrong.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p class="soft solo-progress">
        {words.label('solo.progress', {
          right: lines.filter(({ tag }) => tag === 'equality').length,
          lines: lines.length,
          laid,
          holes,
        })}
      </p>
    </>
  );
}

/** Sounds, and what a screen reader hears, of what just changed. */
function useVoices(
  state: DeskState,
  lines: readonly LineState[],
  play: SoloProps['play'],
): (words: SoloWords) => readonly string[] {
  const before = useRef({ board: state.board, lines, refused: state.refused });
  const heard = useRef<readonly number[]>([]);
  if (before.current.board !== state.board) {
    const old = before.current.lines;
    heard.current = lines.flatMap((line, i) => (line.tag !== old[i]?.tag && line.tag !== 'open' ? [i] : []));
  }
  useEffect(() => {
    const { board, lines: old, refused } = before.current;
    before.current = { board: state.board, lines, refused: state.refused };
    if (state.refused !== null && refused === null) play({ kind: 'refusal' });
    if (board === state.board || state.laid === null) return;
    const formed = lines.filter((line, i) => line.tag === 'equality' && old[i]?.tag !== 'equality');
    play({ kind: 'peg' }, ...formed.map(() => ({ kind: 'line', points: LINE }) as const));
  }, [state]);
  return words => {
    const { size } = state.setting;
    if (state.refused !== null) return [words.label('solo.refused', { why: state.refused })];
    return heard.current.map(i => {
      const line = must(lines[i]);
      if (line.tag === 'wrong')
        return sayFault({ size, line: i, fault: line.fault }, words, divisionIn(words.language));
      return words.label('solo.right', { line: lineName(size, i, words) });
    });
  };
}

/** Points of a line, for its two notes: none are counted here. */
const LINE = 8;

/** Through the chosen cell. */
function linesOf({ setting, chosen }: DeskState): readonly number[] {
  return chosen === null ? [] : (latticeOf(setting.size).linesAt[chosen] ?? []);
}
