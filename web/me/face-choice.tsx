import './me.css';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { ANIMALS, FaceByNumber } from '#ui/faces/animals.tsx';
import { words } from '../app/words.ts';

interface FaceChoiceProps {
  readonly face: number;
  readonly choose: (face: number) => void;
}

/** The drawn faces: radio buttons, so that arrows, names and states come from the browser. */
export function FaceChoice({ face, choose }: FaceChoiceProps): JSX.Element {
  const { label } = words.value;
  const name = useId();
  return (
    <fieldset class="face-choice">
      <legend>{label('me.face')}</legend>
      <div class="face-list">
        {ANIMALS.map((animal, number) => (
          <label key={animal} class="face-option">
            <input
              type="radio"
              name={name}
              aria-label={label(`me.face.${animal}`)}
              checked={number === face}
              onChange={() => choose(number)}
            />
            <FaceByNumber face={number} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
