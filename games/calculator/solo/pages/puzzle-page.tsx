import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SoloProps } from '#contract/page.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import type { MadePuzzle } from '../../puzzle/generate.ts';
import type { Hint } from '../../puzzle/hint.ts';
import { divisionIn } from '../../ui/division.ts';
import { Desk } from '../desk/desk.tsx';
import { type DeskState, isDone, type Touch } from '../desk/desk-state.ts';
import { sayHint } from '../desk/say.ts';
import { makePath, newSeed, type Room } from '../path.ts';
import { puzzleSetting } from '../setting.ts';
import { think } from '../think.ts';
import type { SoloWords } from '../words.ts';
import { PuzzleSheet } from './sheet.tsx';
import { titleOf } from './title.ts';

type PuzzleRoom = Extract<Room, { tag: 'puzzle' | 'day' }>;

interface PuzzlePageProps {
  readonly room: PuzzleRoom;
  readonly words: SoloWords;
  readonly play: SoloProps['play'];
}

/** CA-18: a puzzle, as soon as it is made. */
export function PuzzlePage({ room, words, play }: PuzzlePageProps) {
  const [made, setMade] = useState<MadePuzzle | 'failed' | null>(null);
  const title = titleOf(room, words);
  useTitle(title, words.label('solo.title'));
  useEffect(() => {
    const stop = new AbortController();
    const seed = room.tag === 'day' ? room.date : room.seed;
    think({ ask: 'puzzle', size: room.size, level: room.level, seed }, stop.signal).then(setMade, () =>
      setMade('failed'),
    );
    return () => stop.abort();
  }, []);
  if (made === null || made === 'failed') {
    return (
      <main class="solo-home">
        <h1>{title}</h1>
        <p role="status">{words.label(made === null ? 'solo.making' : 'solo.failed')}</p>
      </main>
    );
  }
  return <PuzzleDesk {...{ room, words, play, made, title }} />;
}

/** What was asked for last. */
type Told =
  | { readonly tag: 'hint'; readonly hint: Hint; readonly text: string }
  | { readonly tag: 'checked'; readonly misplaced: readonly number[] };

interface PuzzleDeskProps extends PuzzlePageProps {
  readonly made: MadePuzzle;
  readonly title: string;
}

function PuzzleDesk({ room, words, play, made, title }: PuzzleDeskProps) {
  const setting = useMemo(() => puzzleSetting(made), [made]);
  const [told, setTold] = useState<Told | null>(null);
  const stop = useMemo(() => new AbortController(), []);
  useEffect(() => () => stop.abort(), []);
  const { size, level } = room;

  async function askHint({ board }: DeskState): Promise<void> {
    const hint = await think({ ask: 'hint', made, board }, stop.signal);
    if (hint !== null)
      setTold({ tag: 'hint', hint, text: sayHint(hint, { size, board }, words, divisionIn(words.language)) });
  }

  function check({ board }: DeskState): void {
    const misplaced = board.flatMap((token, cell) =>
      token !== null && token !== made.solution[cell] ? [cell] : [],
    );
    setTold({ tag: 'checked', misplaced });
  }

  const hint = told?.tag === 'hint' ? told.hint : null;
  return (
    <Desk
      {...{ setting, title, words, play }}
      path={makePath(room)}
      onChange={() => setTold(null)}
      told={told === null ? null : told.tag === 'hint' ? told.text : sayChecked(told.misplaced.length, words)}
      marks={{
        lines: hint !== null && 'line' in hint ? [hint.line] : [],
        hinted: hint === null || hint.why === 'mistake' ? null : hint.cell,
        misplaced: told?.tag === 'checked' ? told.misplaced : hint?.why === 'mistake' ? [hint.cell] : [],
      }}
      renderActions={(state, act) => (
        <PuzzleActions
          {...{ words, hint }}
          isDone={isDone(state)}
          ask={() => void askHint(state)}
          check={() => check(state)}
          act={act}
        />
      )}
      after={
        <p class="solo-next">
          <a
            class="button primary"
            href={`/calculator/solo/${makePath({ tag: 'puzzle', size, level, seed: newSeed() })}`}
          >
            {words.label('solo.puzzle.another')}
          </a>
          <a class="button" href="/calculator/solo">
            {words.label('solo.home')}
          </a>
        </p>
      }
      sheet={<PuzzleSheet {...{ made, title, words }} />}
    />
  );
}

interface ActionsProps {
  readonly words: SoloWords;
  readonly hint: Hint | null;
  /** Then there is nothing to ask. */
  readonly isDone: boolean;
  readonly ask: () => void;
  readonly check: () => void;
  readonly act: (what: Touch) => void;
}

/** A second press does what the hint says. */
function PuzzleActions({ words, hint, isDone: done, ask, check, act }: ActionsProps) {
  return (
    <>
      {hint === null ? (
        <button type="button" class="button" disabled={done} onClick={ask}>
          <PageIcon name="bulb" />
          {words.label('solo.hint')}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => follow(hint, act)}>
          <PageIcon name="bulb" />
          {words.label(hint.why === 'mistake' ? 'solo.hint.take' : 'solo.hint.lay')}
        </button>
      )}
      <button type="button" class="button" disabled={done} onClick={check}>
        <PageIcon name="check" />
        {words.label('solo.check')}
      </button>
      <button type="button" class="button" onClick={() => print()}>
        <PageIcon name="print" />
        {words.label('solo.print')}
      </button>
    </>
  );
}

function follow(hint: Hint, act: (what: Touch) => void): void {
  if (hint.why !== 'mistake') {
    act({ tag: 'put', cell: hint.cell, token: hint.token });
    return;
  }
  act({ tag: 'move', cell: hint.cell });
  act({ tag: 'take' });
}

function sayChecked(misplaced: number, words: SoloWords): string {
  return words.label('solo.checked', { misplaced });
}
