import './seats.css';
import { isAsked } from '#kernel/asked.ts';
import type { Chair } from '#table/local-table.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import { BotFace, PersonFace } from '#ui/faces.tsx';
import type { AnyEnvelope, AnyGameUi, TellScene } from '#ui/game-ui.ts';
import type { PageLabel } from '../app/words.ts';

interface SeatsProps {
  readonly chairs: readonly Chair[];
  readonly viewer: number;
  readonly envelope: AnyEnvelope;
  readonly gameUi: AnyGameUi;
  readonly scene: TellScene;
  /** In a replay nobody thinks any more. */
  readonly isPast?: boolean;
}

function stateOf(envelope: AnyEnvelope, seat: number, viewer: number): PageLabel | null {
  if (isAsked(envelope, seat)) return seat === viewer ? 'table.your-turn' : 'table.thinks';
  return envelope.chosen.includes(seat) ? 'table.has-chosen' : null;
}

/** A plaque for each seat: face, name, score; a thicker edge and a word say whose turn it is. */
export function Seats({ chairs, viewer, envelope, gameUi, scene, isPast = false }: SeatsProps) {
  const { seatName } = scene;
  const words: Words<PageLabel> & Words = scene.words;
  return (
    <ul class="plaques">
      {chairs.map((chair, seat) => {
        const onTurn = isAsked(envelope, seat);
        const note = gameUi.seatNote(envelope.view, seat, words);
        const score = gameUi.scoreOf(envelope.view, seat);
        const says = gameUi.says?.(envelope.view, seat, words) ?? null;
        const state = isPast && onTurn ? 'table.on-turn' : stateOf(envelope, seat, viewer);
        return (
          <li key={seat} class={onTurn ? 'seat on-turn' : 'seat'} aria-current={onTurn}>
            <span class="face">
              {chair.kind === 'bot' ? <BotFace level={chair.level} /> : <PersonFace name={seatName(seat)} />}
            </span>
            <span class="name">{seatName(seat)}</span>
            <span class="state">{state === null ? note : words.label(state, { note })}</span>
            {/* Another score is another element: it comes in anew. */}
            <span class="score" key={score}>
              {formatNumber(score, words.language)}
            </span>
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
