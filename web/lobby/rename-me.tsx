import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { words } from '../app/words.ts';
import { FaceChoice } from '../me/face-choice.tsx';
import { NameField } from '../me/name-field.tsx';
import { me, rename } from '../me/session.ts';
import type { Wished } from '../me/who.tsx';
import type { Ask } from './trouble.tsx';

/** Changes one's name and face after one has sat down. */
export function RenameMe({ ask }: { readonly ask: Ask }): JSX.Element {
  const { label } = words.value;
  const [wished, change] = useState<Wished | null>(null);
  const close = (): void => change(null);
  return (
    <>
      <button type="button" class="button quiet" onClick={() => change(me.value ?? { name: '', face: 0 })}>
        {label('me.change')}
      </button>
      {wished !== null && (
        <Dialog title={label('me.change')} closeLabel={label('dialog.close')} close={close}>
          <form
            class="rename-me"
            onSubmit={event => {
              event.preventDefault();
              close();
              void ask(rename(wished));
            }}
          >
            <NameField name={wished.name} change={name => change({ ...wished, name })} />
            <FaceChoice face={wished.face} choose={face => change({ ...wished, face })} />
            <button type="submit" class="button primary">
              {label('me.save')}
            </button>
          </form>
        </Dialog>
      )}
    </>
  );
}
