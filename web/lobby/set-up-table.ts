import type { Got, TableOrder } from '#protocol/http.ts';
import { newEntropy, rename, server } from '../me/session.ts';
import type { Wished } from '../me/who.tsx';
import { noteDeal } from '../replay/witness.ts';

/** Sets up a table and sits down at it, under the name wished for. Answers with its id. */
export async function setUpTable(order: TableOrder, who: Wished): Promise<Got<string>> {
  const renamed = await rename(who);
  if (!renamed.ok) return renamed;
  const created = await server.create(order);
  if (!created.ok) return created;
  const { id } = created.value;
  // Only now that the server has committed itself to its part of the deal does this device add its own.
  noteDeal(id, { commitment: created.value.commitment });
  const seated = await sitDown(id, 0);
  return seated.ok ? { ok: true, value: id } : seated;
}

/** Plays again with the same people; the first to ask sets the table up. Answers with its id. */
export async function sitDownAgain(previous: string): Promise<Got<string>> {
  const asked = await server.rematch(previous);
  if (!asked.ok) return asked;
  const { id } = asked.value;
  // It begins with the last yes: what was promised about the deal is noted before this one.
  const info = await server.info(id);
  if (!info.ok) return info;
  noteDeal(id, { commitment: info.value.commitment });
  // Where one's chair has gone to a bot meanwhile, the table says so.
  if (info.value.status === 'open') await sitDown(id);
  return { ok: true, value: id };
}

/** Sits down at a table, at this seat or at the first free one. */
export async function sitDown(table: string, seat?: number): Promise<Got<{ readonly seat: number }>> {
  const entropy = newEntropy();
  const seated = await server.sit(table, { entropy, ...(seat === undefined ? {} : { seat }) });
  // Noted, so that this device can check after the end that its part went into the deal.
  if (seated.ok) noteDeal(table, { entropy });
  return seated;
}
