import type { Database } from './database.ts';

/** Challenges of passkeys that were answered: none is good twice, at whichever process. */
export interface ChallengeStore {
  /** Durable. False if it was spent already. `until`: it need not be known any more after that. */
  spend(id: string, times: { readonly now: number; readonly until: number }): Promise<boolean>;
}

export function makeChallenges(db: Database): ChallengeStore {
  return {
    async spend(id, { now, until }) {
      const touched = await db.write(
        ['INSERT INTO challenge (id, until) VALUES (?, ?) ON CONFLICT DO NOTHING', id, until],
        ['DELETE FROM challenge WHERE until < ?', now],
      );
      return touched > 0;
    },
  };
}
