import type { Chair } from '#table/local-table.ts';
import { BotFace, PersonFace } from '#ui/faces.tsx';
import type { AnyEnvelope, AnyGameUi, TellScene } from '#ui/game-ui.ts';

interface SeatsProps {
  readonly chairs: readonly Chair[];
  readonly viewer: number;
  readonly envelope: AnyEnvelope;
  readonly gameUi: AnyGameUi;
  readonly scene: TellScene;
}

/** A plaque for each seat: face, name, score; a thicker edge and a word say whose turn it is. */
export function Seats({ chairs, viewer, envelope, gameUi, scene }: SeatsProps) {
  const { words, seatName } = scene;
  return (
    <ul class="plaques">
      {chairs.map((chair, seat) => {
        const onTurn = envelope.turn?.seats.includes(seat) === true;
        const note = gameUi.seatNote(envelope.view, seat, words);
        const state = onTurn
          ? words.label(seat === viewer ? 'table.your-turn' : 'table.thinks', { note })
          : note;
        return (
          <li key={seat} class={onTurn ? 'seat on-turn' : 'seat'} aria-current={onTurn}>
            <span class="face">
              {chair.kind === 'bot' ? <BotFace level={chair.level} /> : <PersonFace name={seatName(seat)} />}
            </span>
            <span class="name">{seatName(seat)}</span>
            <span class="state">{state}</span>
            <span class="score">{gameUi.scoreOf(envelope.view, seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}
