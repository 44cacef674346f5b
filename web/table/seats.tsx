import './seats.css';
import type { ComponentChildren } from 'preact';
import type { Viewer } from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi, TellScene } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Chair } from '#table/local-table.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import { BotFace, PersonFace } from '#ui/faces.tsx';
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

interface SeatsProps {
  readonly chairs: readonly Chair[];
  readonly viewer: Viewer;
  readonly envelope: AnyEnvelope;
  readonly gameUi: AnyGameUi;
  readonly scene: TellScene;
  /** In a replay: no seat is shown as thinking. */
  readonly isPast?: boolean;
  readonly extra?: (seat: number) => SeatExtra | null;
}

function stateOf(envelope: AnyEnvelope, seat: number, viewer: Viewer): PageLabel | null {
  if (isAsked(envelope, seat)) return seat === viewer ? 'table.your-turn' : 'table.thinks';
  return envelope.chosen.includes(seat) ? 'table.has-chosen' : null;
}

/** A plaque for each seat: face, name, score; a thicker edge and a word say whose turn it is. */
export function Seats({ chairs, viewer, envelope, gameUi, scene, isPast = false, extra }: SeatsProps) {
  const { seatName } = scene;
  const words: Words<PageLabel> & Words = scene.words;
  return (
    <ul class="plaques">
      {chairs.map((chair, seat) => {
        const onTurn = isAsked(envelope, seat);
        const more = extra?.(seat) ?? null;
        const note = gameUi.seatNote(envelope.view, seat, words);
        const score = envelope.outcome?.scores[seat] ?? gameUi.scoreOf(envelope.view, seat);
        const says = more?.says ?? gameUi.says?.(envelope.view, seat, words) ?? null;
        const state = isPast && onTurn ? 'table.on-turn' : stateOf(envelope, seat, viewer);
        return (
          <li key={seat} class={onTurn ? 'seat on-turn' : 'seat'} aria-current={onTurn}>
            <span class="face">{more?.face ?? <ChairFace chair={chair} name={seatName(seat)} />}</span>
            <span class="name">{seatName(seat)}</span>
            <span class={more?.note ? 'state noted' : 'state'}>
              {more?.note ? `${more.note} · ${note}` : state === null ? note : words.label(state, { note })}
            </span>
            {/* Another score is another element: it comes in anew. */}
            <span class="score" key={score}>
              {formatNumber(score, words.language)}
            </span>
            {more?.clock}
            {says !== null && (
              <span class="says" key={says}>
                {says}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ChairFace({ chair, name }: { readonly chair: Chair; readonly name: string }) {
  return chair.kind === 'bot' ? <BotFace level={chair.level} /> : <PersonFace name={name} />;
}
