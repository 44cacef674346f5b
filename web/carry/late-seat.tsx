import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';
import { awaitedSeats } from '../lobby/seat-words.ts';
import { sitDown } from '../lobby/set-up-table.ts';
import { troubleWords } from '../lobby/trouble.tsx';
import { me, rename } from '../me/session.ts';
import { WhoAmI, type Wished } from '../me/who.tsx';

export interface LateSeatProps {
  readonly info: TableInfo;
  readonly nameOf: (seat: number) => string;
}

/** A friend comes to a game that goes on: under which name, and in the place of which bot. */
export function LateSeat({ info, nameOf }: LateSeatProps): JSX.Element {
  const { label } = words.value;
  const [wished, change] = useState<Wished | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const who = wished ?? me.value ?? { name: '', face: 0 };

  async function sit(seat: number): Promise<void> {
    const renamed = await rename(who);
    const seated = renamed.ok ? await sitDown(info.id, seat) : renamed;
    setTrouble(seated.ok ? null : seated.why);
  }

  return (
    <section class="note late-seat">
      <p>{label('online-table.late')}</p>
      <WhoAmI wished={who} change={change} />
      <p role="alert">{trouble !== null && troubleWords(trouble)}</p>
      <div class="note-actions">
        {awaitedSeats(info, me.value?.id).map(seat => (
          <button type="button" class="button primary" key={seat} onClick={() => void sit(seat)}>
            {label('online-table.late.sit', { name: nameOf(seat) })}
          </button>
        ))}
      </div>
    </section>
  );
}
