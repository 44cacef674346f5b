import type { Outcome, Shape } from '#contract/game.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Envelope } from '#kernel/match.ts';
import { Client } from './client.ts';
import { api } from './http.ts';
import { SOCKET_PATH } from './version.ts';

/** What a program is told, and all that makes one program different from another. */
export interface Program {
  /** `https://games.example` */
  readonly house: string;
  /** The end of the link by which one is invited. */
  readonly table: string;
  readonly name: string;
  /** From what its seat sees to what it does; null if it keeps out of this. */
  readonly choose: (view: unknown) => Readonly<Record<string, unknown>> | null;
}

type Played =
  | { readonly ok: true; readonly seat: number; readonly outcome: Outcome | null }
  | { readonly ok: false; readonly why: string };

/** A program from outside: it takes a free seat, waits until the match begins, and plays until it ends. */
export async function playAt({ house, table, name, choose }: Program): Promise<Played> {
  const made = await api(house).program(name);
  if (!made.ok) return made;
  const { token } = made.value;
  const seated = await api(house, { token }).sit(table, { entropy: crypto.randomUUID() });
  if (!seated.ok) return seated;
  const { seat } = seated.value;

  const client = new Client({ url: house.replace(/^http/, 'ws') + SOCKET_PATH, token });
  const played = new Promise<Played>(resolve => {
    let step: number | undefined;
    let answered = -1;
    client.watch(
      table,
      () => step,
      why => resolve({ ok: false, why }),
    );
    client.on(message => {
      if (message.t === 'info' && message.info.endedAt !== null)
        resolve({ ok: true, seat, outcome: message.info.outcome });
      if (message.t !== 'frames') return;
      const envelope = message.frames.at(-1)?.envelope as Envelope<Shape>;
      step = envelope.step;
      // Not always one's own seat: whoever has a bot for partner may play both hands, in its place.
      const { viewer } = envelope;
      if (step === answered || viewer === 'spectator' || !isAsked(envelope, viewer)) return;
      answered = step;
      const move = choose(envelope.view);
      if (move !== null) void insist(client, { table, step, move });
    });
    client.onState(state => {
      if (state === 'closed') resolve({ ok: false, why: client.ending ?? 'closed' });
    });
  });
  return played.finally(() => client.close());
}

/** Milliseconds after which a house that had too much to do is asked again. */
const PATIENCE = 1000;

/** Plays until it is answered. If it is refused, somebody else was quicker, and the next frames ask again. */
async function insist(
  client: Client,
  { table, step, move }: { table: string; step: number; move: Readonly<Record<string, unknown>> },
): Promise<void> {
  const answer = await client.play(table, step, move);
  if (answer.ok || !('why' in answer) || (answer.why !== 'too-many' && answer.why !== 'busy')) return;
  await new Promise(resolve => setTimeout(resolve, PATIENCE));
  await insist(client, { table, step, move });
}
