import './end.css';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi, TellScene } from '#contract/page.ts';
import type { AnyFrame } from '#table/history.ts';
import { type Decisive, decisiveOf, type Stretch, scoringTurns, stretchesOf } from '#table/stretches.ts';
import type { Words } from '#text/words.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { useLoaded } from '../app/loaded.ts';
import { AwaitedPanel } from '../app/missing.tsx';
import { endWordsFor, type PageLabel } from '../app/words.ts';
import { ToolWords } from '../table/tool.tsx';
import { marginOf, swingOf } from './facts.ts';
import { ScoreChart } from './score-chart.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SharePicture } from './share-picture.tsx';

export interface EndPanelProps {
  /** The name of the game. */
  readonly name: string;
  readonly gameUi: AnyGameUi;
  /** At the end; its outcome is null where the match was stopped before. */
  readonly envelope: AnyEnvelope;
  readonly frames: readonly AnyFrame[];
  readonly scene: TellScene;
  /** Who won, in one sentence. */
  readonly title: string;
  /** What else brought the end about: somebody gave up, all agreed to stop. */
  readonly why?: ComponentChildren;
  /** Beside which other match it stands. */
  readonly beside?: ComponentChildren;
  /** The address of the replay. */
  readonly replay: string;
  /** The first button: playing again. */
  readonly again: ComponentChildren;
  /** The last buttons. */
  readonly more?: ComponentChildren;
  readonly close: () => void;
}

/** The end of a match: who won and by how much, what decided it, how each total came about; and what comes next. */
export function EndPanel(props: EndPanelProps) {
  const { language } = props.scene.words;
  const loaded = useLoaded(`end ${language}`, () => endWordsFor(language)).value;
  if (loaded.tag === 'failed') throw loaded.error;
  return loaded.tag === 'waiting' ? <AwaitedPanel /> : <Loaded {...props} words={loaded.value} />;
}

function Loaded({ words, ...props }: EndPanelProps & { readonly words: Words<PageLabel> }) {
  const { name, gameUi, envelope, frames, scene, title, why, beside, replay, again, more, close } = props;
  const { label } = words;
  const { outcome } = envelope;
  const seats = outcome?.ranks.length ?? 0;
  const stretches = useMemo(() => {
    // Online the past may still be on its way: without its beginning nothing is said of it.
    const isWhole = frames[0]?.envelope.step === 0 && outcome !== null;
    const { totalOf, scoreOf, gamesOf } = gameUi;
    return isWhole ? scoringTurns(stretchesOf(frames, seats, { scoreOf: totalOf ?? scoreOf, gamesOf })) : [];
  }, [frames, outcome]);
  const decisive = outcome === null ? null : decisiveOf(stretches, outcome);
  const margin =
    outcome === null
      ? null
      : marginOf(outcome, { viewer: envelope.viewer, you: 'you', nameOf: scene.seatName });
  const { Result } = gameUi;

  /** Paper cannot be unfolded. */
  function print(event: MouseEvent): void {
    const here = event.target instanceof Element ? event.target.closest('dialog') : null;
    for (const folded of here?.querySelectorAll('details') ?? []) folded.open = true;
    globalThis.print();
  }

  return (
    <Dialog title={title} close={close} closeLabel={label('dialog.close')} kind="end">
      {why}
      {margin !== null && <p class="end-margin">{label('end.margin', margin)}</p>}
      {beside}
      {outcome !== null && (
        <div class="end-parts">
          <section class="end-totals" aria-label={label('end.totals')}>
            <Result envelope={envelope} {...scene} />
          </section>
          {stretches.length > 2 && (
            <section class="end-chart">
              {decisive !== null && <Moment {...props} decisive={decisive} words={words} />}
              <h3>{label('end.scores')}</h3>
              <ScoreChart
                {...{ stretches, decisive, words }}
                viewer={envelope.viewer}
                seatName={scene.seatName}
              />
              <ScoreSheet {...{ stretches, decisive, words }} seatName={scene.seatName} />
            </section>
          )}
        </div>
      )}
      <footer class="end-footer">
        {again}
        {/* Where the steps can be judged, they are, and this says so. */}
        <a class="button" href={gameUi.Review === undefined ? replay : `${replay}#review`}>
          {label(gameUi.Review === undefined ? 'table.replay' : 'table.review')}
        </a>
        {outcome !== null && (
          <>
            <a
              class="button tool"
              href={replay.replace('/replay/', '/review/')}
              aria-label={label('end.look-back')}
            >
              <PageIcon name="look" />
              <ToolWords text={label('end.look-back')} short={label('end.look-back-short')} />
            </a>
            <SharePicture {...{ envelope, outcome, scene, words, stretches, decisive }} game={name} />
            <button type="button" class="button tool" onClick={print}>
              <PageIcon name="print" />
              <ToolWords text={label('end.print')} short={label('end.print')} />
            </button>
          </>
        )}
        {more}
      </footer>
    </Dialog>
  );
}

type MomentProps = Pick<EndPanelProps, 'frames' | 'gameUi' | 'scene' | 'replay' | 'envelope'> & {
  readonly decisive: Decisive;
  readonly words: Words<PageLabel>;
};

/** The turn that decided it: what happened, what it changed, and a way back to it. */
function Moment({ decisive, words, frames, gameUi, scene, replay, envelope }: MomentProps) {
  const { label } = words;
  const { stretch } = decisive;
  const told = stretch.isLastCount ? [label('end.last-count-told')] : tellTurn(stretch);
  const step = frames[stretch.first]?.envelope.step ?? 0;
  const winners = (envelope.outcome?.ranks ?? []).flatMap((rank: number, seat: Seat) =>
    rank === 1 ? [seat] : [],
  );
  return (
    <div class="end-moment">
      <h3>{label('end.decisive')}</h3>
      <p class="end-swing">
        {label(
          decisive.by === 'games' ? 'end.swing-games' : 'end.swing',
          swingOf(decisive, winners, envelope.viewer, scene.seatName),
        )}
      </p>
      <ul>
        {told.map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ul>
      <a href={`${replay}?step=${step}`}>{label('end.see-moment')}</a>
    </div>
  );

  function tellTurn({ first, last }: Stretch): readonly string[] {
    const views = frames.slice(first - 1, last + 1).map(frame => frame.envelope.view);
    return (
      gameUi.tellTurn?.(views[0], views.at(-1), scene) ??
      views.slice(1).flatMap((view, i) => gameUi.tell(views[i], view, scene))
    );
  }
}
