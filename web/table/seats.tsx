import './seats.css';
import type { ComponentChildren } from 'preact';
import type { Seat, Viewer } from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi, Doing, TellScene } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Chair } from '#table/local-table.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import { BotFace, PersonFace } from '#ui/faces/faces.tsx';
import type { PageLabel } from '../app/words.ts';

/** What is known of a seat beside the game: who it is, whether they are here, how long they may think. */
export interface SeatExtra {
  readonly face: ComponentChildren;
  /** Before what the game has to say, in place of what the seat is doing; null if there is nothing to say. */
  readonly note: string | null;
  readonly clock: ComponentChildren;
  /** What they just said, while it hangs in the air. */
  readonly says: string | null;
}

export interface SeatsProps {
  readonly chairs: readonly Chair[];
  readonly viewer: Viewer;
  readonly envelope: AnyEnvelope;
  readonly gameUi: AnyGameUi;
  readonly scene: TellScene;
  /** In a replay: no seat is shown as thinking. */
  readonly isPast?: boolean;
  readonly extra?: (seat: Seat) => SeatExtra | null;
}

/** A plaque for each seat: face, name, score; a thicker edge and a word say whose turn it is. */
export function Seats(props: SeatsProps) {
  const words: Words<PageLabel> = props.scene.words;
  return (
    <ul class="plaques seat-list">
      {props.chairs.map((_, seat) => {
        const onTurn = isAsked(props.envelope, seat);
        const isMine = seat === props.viewer;
        return (
          <li
            key={seat}
            class={`seat${onTurn ? ' on-turn' : ''}${isMine ? ' mine' : ''}`}
            aria-current={onTurn}
          >
            <Plaque {...props} seat={seat} />
            {isMine && !props.isPast && isNamed(props.chairs[seat]) && (
              <span class="you-mark">{words.label('table.you-mark')}</span>
            )}
            <Says {...props} seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}

/** Whoever plays alone is called "you" anyway. */
function isNamed(chair: Chair | undefined): boolean {
  return chair?.kind === 'person' && chair.name !== '';
}

type OfSeat = SeatsProps & { readonly seat: Seat };

/** Who sits there, what they are doing, what they have. `before` tells a score that is new from a plaque that is. */
export function Plaque(props: OfSeat & { readonly before?: AnyEnvelope | null }) {
  const { envelope, before, gameUi, scene, extra, seat } = props;
  const { words, seatName } = scene;
  const more = extra?.(seat) ?? null;
  const scoreIn = ({ outcome, view }: AnyEnvelope): number =>
    outcome?.scores[seat] ?? gameUi.scoreOf(view, seat);
  const score = scoreIn(envelope);
  const isFresh = before === undefined || (before !== null && scoreIn(before) !== score);
  return (
    <>
      <Face {...props} />
      <span class="name">{seatName(seat)}</span>
      <span class={more?.note ? 'state noted' : 'state'}>{stateText(props, more?.note ?? null)}</span>
      {/* Another score is another element: it comes in anew. */}
      <span class={isFresh ? 'score fresh' : 'score'} key={score}>
        {formatNumber(score, words.language)}
      </span>
      {more?.clock}
    </>
  );
}

/** The portraits, by seat. */
export function facesOf(props: SeatsProps): readonly ComponentChildren[] {
  return props.chairs.map((_, seat) => <Face key={seat} {...props} seat={seat} />);
}

/** The portrait of whoever sits there. */
function Face({ chairs, scene, extra, seat }: OfSeat) {
  const face = extra?.(seat)?.face ?? null;
  const chair = chairs[seat];
  return (
    <span class="face">
      {face ?? (chair !== undefined && <ChairFace chair={chair} name={scene.seatName(seat)} />)}
    </span>
  );
}

/** What they said last, hanging from their plaque. */
export function Says({ envelope, gameUi, scene, extra, seat }: OfSeat) {
  const says = extra?.(seat)?.says ?? gameUi.says?.(envelope.view, seat, scene.words) ?? null;
  if (says === null) return null;
  return (
    <span class="says" key={says}>
      {says}
    </span>
  );
}

function stateText(props: OfSeat, noted: string | null): string {
  const { gameUi, envelope, seat, scene } = props;
  const words: Words<PageLabel> & Words = scene.words;
  const note = gameUi.seatNote(envelope.view, seat, words, doingOf(envelope, seat));
  if (noted !== null) return `${noted} · ${note}`;
  const state = stateOf(props);
  return state === null ? note : words.label(state, { note });
}

function doingOf(envelope: AnyEnvelope, seat: Seat): Doing {
  if (isAsked(envelope, seat)) return 'asked';
  return envelope.chosen.includes(seat) ? 'done' : 'nothing';
}

function stateOf({ envelope, seat, viewer, gameUi, isPast = false }: OfSeat): PageLabel | null {
  const onTurn = isAsked(envelope, seat);
  if (onTurn && seat === viewer && !isPast) return 'table.your-turn';
  // On a cloth the game says itself what the others are doing.
  if (gameUi.cloth) return null;
  if (onTurn) return isPast ? 'table.on-turn' : 'table.thinks';
  return envelope.chosen.includes(seat) ? 'table.has-chosen' : null;
}

function ChairFace({ chair, name }: { readonly chair: Chair; readonly name: string }) {
  return chair.kind === 'bot' ? <BotFace level={chair.level} /> : <PersonFace name={name} />;
}
