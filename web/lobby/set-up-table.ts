import type { Got, TableOrder } from '#protocol/http.ts';
import type { Wished } from '../app/me-who.tsx';
import { newEntropy, rename, server } from '../app/session.ts';
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

/** Sits down at a table, at this seat or at the first free one. */
export async function sitDown(table: string, seat?: number): Promise<Got<{ readonly seat: number }>> {
  const entropy = newEntropy();
  const seated = await server.sit(table, { entropy, ...(seat === undefined ? {} : { seat }) });
  // Noted, so that this device can check after the end that its part went into the deal.
  if (seated.ok) noteDeal(table, { entropy });
  return seated;
}
