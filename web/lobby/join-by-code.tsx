import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { parseCode } from '#protocol/table-code.ts';
import { go } from '../app/router.ts';
import { words } from '../app/words.ts';
import { server } from '../me/session.ts';
import { Trouble } from './trouble.tsx';

/** Somebody said the code of their table: it is typed here. */
export function JoinByCode(): JSX.Element {
  const { label } = words.value;
  const id = useId();
  const [typed, type] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);

  async function join(): Promise<void> {
    setTrouble(null);
    const code = parseCode(typed);
    if (code === null) return setTrouble('no-such-code');
    const found = await server.called(code);
    if (found.ok) go(`/t/${found.value.id}`);
    else setTrouble(found.why === 'no-such-table' ? 'no-such-code' : found.why);
    return undefined;
  }

  return (
    <form
      class="by-code"
      onSubmit={event => {
        event.preventDefault();
        if (typed.trim() !== '') void join();
      }}
    >
      <div class="field">
        <label for={id}>{label('lobby.code')}</label>
        <input
          id={id}
          value={typed}
          placeholder="moki-rati"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={24}
          onInput={event => type(event.currentTarget.value)}
        />
      </div>
      <button type="submit" class="button">
        {label('lobby.join')}
      </button>
      <Trouble title={label('lobby.join-failed')} why={trouble} />
    </form>
  );
}
