import '#ui/table-parts.css';
import './table.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat, Viewer } from '#contract/game.ts';
import type { Aim, AnyEnvelope } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Words } from '#text/words.ts';
import { Icon } from '#ui/icons.tsx';
import { useAhead } from '#ui/later.tsx';
import { afterPaint } from '#ui/use-after-paint.ts';
import { useTitle } from '#ui/use-title.ts';
import { storyPace } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import { type PageLabel, words as pageWords } from '../app/words.ts';
import type { Advised } from '../offline/bots.ts';
import { Curtain } from './curtain.tsx';
import { failure } from './failure.ts';
import type { FramedTable } from './framed-table.ts';
import { headline } from './headline.ts';
import type { Hint } from './hints.ts';
import type { PanelName, PanelProps } from './panels.tsx';
import { Own, Places } from './places.tsx';
import { seatNames } from './seat-names.ts';
import { facesOf, type SeatExtra, Seats, type SeatsProps } from './seats.tsx';
import { Story } from './story.tsx';
import { TheEnd } from './the-end.tsx';
import { Tool } from './tool.tsx';
import { useFirstDeal } from './use-first-deal.ts';
import { useSounds } from './use-sounds.ts';

interface Advice extends Hint {
  readonly found: Advised;
  readonly viewer: Viewer;
  readonly step: number;
}

interface TableFrameProps {
  readonly framed: FramedTable;
  readonly words: Words;
  /** What opens above the table: fetched when it does. */
  readonly renderPanel: (props: PanelProps) => JSX.Element;
  /** What can be done when the match is over, the first button first. */
  readonly next: ComponentChildren;
  /** More than a table of one device has to say, see web/online. */
  readonly more?: FrameExtras | null;
}

/** What stands in the frame besides: in the bar, beside the seats, at each seat; and what the tab says first. */
export interface FrameExtras {
  readonly tools: ComponentChildren;
  readonly notes: ComponentChildren;
  readonly atSeat: (seat: Seat) => SeatExtra | null;
  readonly title: readonly string[];
  /** How it ended, where the match itself does not know: somebody gave up. */
  readonly ending: string | null;
  /** The same for the story. */
  readonly lastWord: string | null;
  /** Shows on the big screen what is laid and not confirmed. */
  readonly tryOut?: (move: Readonly<Record<string, unknown>> | null, step: number) => void;
  /** In place of the bar, where this page is one's hand and the table itself stands on a big screen. */
  readonly Head?: ComponentType<HeadProps>;
}

/** What stands above a hand is told. */
export interface HeadProps extends Pick<FrameExtras, 'tools' | 'notes'> {
  readonly seated: SeatsProps;
  readonly hasEnded: boolean;
  readonly open: (panel: 'aid' | 'more' | 'rules') => void;
}

/** Seats, story, hints, rules, settings around a board: written once for all games. */
export function TableFrame({ framed, renderPanel, next, more, ...props }: TableFrameProps) {
  const { game, gameUi, handing } = framed;
  const words: Words<PageLabel> & Words = props.words;
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [advice, setAdvice] = useState<Advice | null>(null);
  // Its own signal, read by one line alone: a sentence for a screen reader must not draw the table again.
  const said = useSignal('');
  const aim = useSignal<Aim | null>(null);
  const announce = (sentence: string): void =>
    afterPaint(() => {
      said.value = sentence;
    });
  useEffect(() => {
    framed.start?.();
    framed.stage.value.tellOn();
    return () => framed.stage.value.stop();
  }, [framed]);

  const stage = framed.stage.value;
  useEffect(() => {
    if (gameUi.beats !== undefined) stage.beats = gameUi.beats;
  }, [stage]);
  const frames = stage.frames.value;
  const at = stage.at.value;
  const frame = frames[at];
  const before = frames[at - 1]?.envelope ?? null;
  const viewer = framed.viewer.value;
  const chairs = framed.chairs.value;
  const curtain = handing?.curtain.value ?? null;
  const isHidden = curtain !== null;
  const hands = stage.caughtUp && !isHidden ? framed.hands.value : null;
  const isCalledOff = framed.isCalledOff?.value === true && stage.caughtUp;
  const hasEnded = Boolean(frame?.envelope.outcome || isCalledOff) && stage.caughtUp;
  const isTelling = !stage.caughtUp && !isHidden;
  const { Table, Aside, cloth } = gameUi;

  useEffect(() => handing?.checkCurtain(), [at, handing]);
  const isShownEnd = gameUi.showsEnd && !isCalledOff;
  useEffect(() => {
    if (hasEnded && !isShownEnd) setPanel({ tag: 'result' });
  }, [hasEnded]);

  const scene = useMemo(
    () => ({ words, seatName: seatNames(chairs, words, viewer) }),
    [chairs, words, viewer],
  );
  useTitle(...(more?.title ?? []), registry[game.id]?.meta.name ?? '');
  useSounds({ gameUi, stage, isSeen: !isHidden });
  const isUndealt = useFirstDeal({ gameUi, stage, isSeen: !isHidden });
  useAhead();
  if (frame === undefined) return null;
  // Behind a curtain the device is in nobody's hands: it shows what everybody may see.
  const shown = handing !== undefined && isHidden ? handing.openView() : frame.envelope;
  const envelope: AnyEnvelope = isCalledOff ? { ...shown, turn: null, chosen: [] } : shown;

  // Several who look at one screen are told of the end by their names: none of them is "you".
  const ended = hasEnded && handing !== undefined ? handing.openView() : envelope;

  // Advice is about one hand at one moment: the next person must not read it.
  const isStill = advice?.viewer === viewer && advice.step === envelope.step && !isHidden;
  const asked = isStill ? advice.depth : null;
  // Where to look gives nothing away.
  const hint = isStill && asked !== 'where' ? advice.found.best : null;

  async function askHint(): Promise<void> {
    const found = isStill ? advice.found : await framed.hint?.(envelope);
    if (!found) return;
    const { hintAfter } = await import('./hints.ts');
    const told = await hintAfter(asked, found, { game: game.id, gameUi, envelope, scene });
    if (framed.viewer.value !== viewer || (handing?.curtain.value ?? null) !== null) return;
    setAdvice({ ...told, found, viewer, step: envelope.step });
    announce(told.text);
  }

  function tellOpenly(): readonly string[] {
    const steps = handing?.openSteps() ?? [];
    return steps.slice(1).flatMap(({ view }, i) => gameUi.tell(steps[i]?.view ?? null, view, scene));
  }

  const pace = storyPace();
  const seated = { chairs, viewer, envelope, gameUi, scene, ...(more && { extra: more.atSeat }) };
  const own = cloth && <Own {...seated} />;
  const Head = more?.Head;
  return (
    <div class={Head ? 'table-page as-hand' : 'table-page'} data-game={game.id}>
      {Head ? (
        <Head
          {...{ seated, hasEnded }}
          tools={more.tools}
          notes={more.notes}
          open={tag => setPanel({ tag })}
        />
      ) : (
        <header class="bar table-bar">
          <a class="button quiet icon" href={`/${game.id}`} aria-label={words.label('nav.shelf')}>
            <Icon name="back" />
          </a>
          <h1>{registry[game.id]?.meta.name}</h1>
          {gameUi.moment && <p class="moment">{gameUi.moment(envelope.view, words)}</p>}
          <nav aria-label={words.label('table.tools')}>
            {framed.hint && (
              <Tool
                icon="bulb"
                text={hintLabel(asked, 'table.hint')}
                short={hintLabel(asked, 'table.hint-short')}
                disabled={hands === null || !isAsked(envelope, hands)}
                onClick={() => {
                  askHint().catch((error: unknown) => {
                    failure.value = error;
                  });
                }}
              />
            )}
            {gameUi.Aid && (
              <Tool
                icon={gameUi.aidKind ?? 'memo'}
                text={words.label('ui.aid')}
                short={words.label(`table.aid.${gameUi.aidKind ?? 'memo'}`)}
                onClick={() => setPanel({ tag: 'aid' })}
              />
            )}
            <Tool
              icon="book"
              text={words.label('table.rules')}
              short={words.label('table.rules')}
              onClick={() => setPanel({ tag: 'rules' })}
            />
            {more?.tools}
            <Tool
              icon="menu"
              text={words.label('table.menu')}
              short={words.label('table.menu')}
              onClick={() => setPanel({ tag: 'more' })}
            />
          </nav>
        </header>
      )}
      <main
        class={`${cloth ? 'stage' : 'table'}${hasEnded ? ' ended' : ''}${isUndealt ? ' undealt' : ''}${isTelling ? ' telling' : ''}`}
        data-step={envelope.step}
      >
        <aside class="seats" aria-label={words.label('table.seats')} data-seats={chairs.length}>
          {cloth ? <Places {...seated} {...{ before, pace, aim }} /> : <Seats {...seated} />}
          {!Head && more?.notes}
          {!cloth && Aside && <Aside view={envelope.view} words={words} />}
        </aside>
        {curtain === null ? (
          <Table
            key={viewer}
            envelope={envelope}
            before={before}
            seat={hands}
            check={move => framed.check(move)}
            submit={move => framed.submit(move, envelope.step)}
            {...(more?.tryOut && { tryOut: move => more.tryOut?.(move, envelope.step) })}
            hint={hint}
            openRule={rule => setPanel({ tag: 'rules', rule })}
            announce={announce}
            sound={play}
            pace={pace}
            {...(cloth && { own, aim, faces: facesOf(seated) })}
            {...scene}
          />
        ) : (
          <>
            <Curtain
              step={envelope.step}
              name={scene.seatName(curtain)}
              words={words}
              tell={tellOpenly}
              reveal={() => {
                announce('');
                handing?.reveal();
              }}
            />
            {cloth && <div class="rail">{own}</div>}
          </>
        )}
        {hasEnded && (
          <TheEnd title={more?.ending ?? headline(ended, scene)} open={() => setPanel({ tag: 'result' })}>
            {next}
          </TheEnd>
        )}
        {!isHidden && (
          <Story
            // Drawn anew when earlier steps arrive, so that a screen reader does not read these out as news.
            key={frames[0]?.envelope.step}
            frames={frames}
            at={at}
            gameUi={gameUi}
            scene={scene}
            hint={isStill ? advice.text : null}
            skip={isTelling ? () => stage.skip() : null}
            lastWord={hasEnded ? (more?.lastWord ?? null) : null}
            isCorner={cloth === true}
          />
        )}
      </main>
      <p class="unseen" role="status" aria-live="polite">
        {isHidden ? '' : said}
      </p>
      {panel &&
        renderPanel({
          game,
          gameUi,
          panel,
          frames,
          scene,
          envelope: panel.tag === 'result' ? ended : envelope,
          close: () => setPanel(null),
        })}
    </div>
  );
}

/** What the next touch tells; its words come with the first hint. */
function hintLabel(asked: Hint['depth'] | null, usual: 'table.hint' | 'table.hint-short'): string {
  const { label } = pageWords.value;
  return asked === 'where' || asked === 'what' ? label(`hints.after-${asked}`) : label(usual);
}
