import './me.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { words } from '../app/words.ts';
import { FaceChoice } from './face-choice.tsx';
import { NameField } from './name-field.tsx';

/** How one would like to be called and seen. */
export interface Wished {
  readonly name: string;
  readonly face: number;
}

interface WhoAmIProps {
  readonly wished: Wished;
  readonly change: (wished: Wished) => void;
}

/** A face, which opens all the others, and a name. */
export function WhoAmI({ wished, change }: WhoAmIProps): JSX.Element {
  const { label } = words.value;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div class="who-am-i">
      <button
        type="button"
        class="button quiet icon face-button"
        aria-label={label('me.face-change')}
        title={label('me.face-change')}
        onClick={() => setChoosing(true)}
      >
        <FaceByNumber face={wished.face} />
      </button>
      <NameField name={wished.name} change={name => change({ ...wished, name })} />
      {isChoosing && (
        <Dialog title={label('me.face')} closeLabel={label('dialog.close')} close={() => setChoosing(false)}>
          <FaceChoice face={wished.face} choose={face => change({ ...wished, face })} />
        </Dialog>
      )}
    </div>
  );
}
