import { useMemo } from 'preact/hooks';
import type { AnyEnvelope, AnyGameUi, TellScene } from '#contract/page.ts';
import type { AnyFrame } from '#table/history.ts';
import { Icon } from '#ui/icons.tsx';

interface StoryProps {
  readonly frames: readonly AnyFrame[];
  readonly at: number;
  readonly gameUi: AnyGameUi;
  readonly scene: TellScene;
  readonly hint: string | null;
  /** Shows at once what is being told; null if all is told. */
  readonly skip: (() => void) | null;
  /** What the match itself does not know, after all the rest: somebody gave up. */
  readonly lastWord?: string | null;
  /** On a cloth: its last lines lie in a corner, and all of it is a sheet. */
  readonly isCorner?: boolean;
  /** In a replay: shows a step, by the place of its frame. */
  readonly goTo?: (index: number) => void;
}

interface Line {
  readonly key: string;
  readonly sentence: string;
  /** The place of its frame. */
  readonly index: number;
  /** Whose turn it was, or which part of the match; lines with the same one after the other belong together. */
  readonly turn: string;
}

/** As many lines as a corner of the cloth has room for. */
const LAST = 3;

/** The log in plain words, the latest first. A screen reader hears each new sentence. */
export function Story(props: StoryProps) {
  const { frames, at, gameUi, scene, hint, skip, lastWord = null, isCorner = false, goTo } = props;
  const { words } = scene;
  const told = useMemo(() => frames.map((_, i) => linesOf(frames, i, gameUi, scene)), [frames, words]);
  const lines = told
    .slice(0, at + 1)
    .flat()
    .concat(lastWord === null ? [] : { key: 'last', sentence: lastWord, index: at, turn: '' });
  const latestFirst = lines.toReversed();
  return (
    <aside class="story" aria-label={words.label('table.story')}>
      {hint !== null && (
        <p class="hint">
          <b>{words.label('table.hint')}</b> {hint}
        </p>
      )}
      {skip !== null && (
        <button type="button" class="button quiet skip" onClick={skip}>
          {words.label('table.skip')}
        </button>
      )}
      {isCorner && (
        // A screen reader hears the log itself.
        <ol class="thread" aria-hidden="true">
          {lines.slice(-LAST).map(({ key, sentence }) => (
            <li key={key}>{sentence}</li>
          ))}
        </ol>
      )}
      {/* Where there is no room beside the board, the log is a sheet, and this opens it. */}
      <button type="button" class="button quiet open-log" popovertarget="log">
        {isCorner && <Icon name="log" />}
        {words.label('table.story')}
        {!isCorner && <Icon name="forward" />}
      </button>
      <div class="log-sheet" id="log" popover="auto">
        <header>
          <h2>{words.label('table.story')}</h2>
          <button
            type="button"
            class="button quiet icon"
            popovertarget="log"
            popovertargetaction="hide"
            aria-label={words.label('dialog.close')}
          >
            <Icon name="close" />
          </button>
        </header>
        <div class="log-window" role="log" aria-live="polite" tabIndex={0}>
          <ol class="log" reversed>
            {latestFirst.map(({ key, sentence, index, turn }, i) => (
              // The name of a turn stands above its lines; who hears them hears it in every sentence.
              <li key={key} data-turn={turn === latestFirst[i - 1]?.turn ? undefined : turn}>
                {goTo === undefined ? (
                  sentence
                ) : (
                  <button type="button" onClick={() => goTo(index)}>
                    {sentence}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </aside>
  );
}

function linesOf(
  frames: readonly AnyFrame[],
  index: number,
  gameUi: AnyGameUi,
  scene: TellScene,
): readonly Line[] {
  const after = frames[index]?.envelope;
  const before = frames[index - 1]?.envelope;
  if (after === undefined) return [];
  const turn = turnOf(before ?? after, gameUi, scene);
  return gameUi
    .tell(before?.view ?? null, after.view, scene)
    .map((sentence, i) => ({ key: `${index}.${i}`, sentence, index, turn }));
}

function turnOf({ view, turn }: AnyEnvelope, { moment, chapters }: AnyGameUi, scene: TellScene): string {
  if (chapters && moment !== undefined) return moment(view, scene.words);
  const [seat, ...others] = turn?.seats ?? [];
  return seat === undefined || others.length > 0 ? '' : scene.seatName(seat);
}
