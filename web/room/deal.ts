import type { Api } from '#protocol/http.ts';
import { newEntropy } from '../me/session.ts';
import { noteDeal } from '../replay/witness.ts';

/** Milliseconds until a house that was busy is asked again. */
const PAUSE = 500;
const TRIES = 4;

/**
 * What this device adds to the deal of a table that was just set up, for whoever `api` speaks for. If it does not come
 * through, the match begins without it in a moment.
 */
export async function addToDeal(api: Api, room: string, table: string): Promise<void> {
  // The promise about the deal is noted before anything is added to it.
  const info = await api.info(table);
  if (!info.ok || info.value.status !== 'open') return;
  noteDeal(table, { commitment: info.value.commitment });
  const entropy = newEntropy();
  for (let tries = 0; tries < TRIES; tries++) {
    const sat = await api.sitInRoom(room, entropy);
    if (sat.ok) noteDeal(table, { entropy });
    if (sat.ok || (sat.why !== 'busy' && sat.why !== 'offline')) return;
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
}
