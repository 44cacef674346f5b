import { isRecord } from '#contract/json.ts';
import type { FromClient } from '#protocol/from-client.ts';
import { TRIES_A_SECOND } from '#protocol/limits.ts';
import { Bucket } from '../bucket.ts';
import type { Audience } from './audience.ts';
import type { AnyHostedMatch, Played } from './deal.ts';

/** What is laid at one table and not confirmed: shown to those who look on, nowhere kept, and answered by nobody. */
export class Tries {
  readonly #played: Played;
  readonly #audience: Pick<Audience, 'tellOnlookers'>;
  /** By seat. */
  readonly #buckets: Bucket[] = [];

  constructor(played: Played, audience: Pick<Audience, 'tellOnlookers'>) {
    this.#played = played;
    this.#audience = audience;
  }

  /** Only of somebody who is asked in this step, and so often. */
  hear(
    match: AnyHostedMatch | null,
    player: string,
    { table, step, move }: Extract<FromClient, { t: 'try' }>,
  ): void {
    const seat = match?.viewerOf(player) ?? 'spectator';
    if (match === null || seat === 'spectator' || match.step !== step || !match.isAsked(seat)) return;
    this.#buckets[seat] ??= new Bucket({ burst: TRIES_A_SECOND, perSecond: TRIES_A_SECOND });
    if (this.#buckets[seat].take(performance.now()) > 0) return;
    const open = move === null ? null : this.#openIn(match.envelope(seat).view, move);
    if (open === undefined) return;
    this.#audience.tellOnlookers(match, { t: 'trying', table, seat, step, move: open });
  }

  /** Nothing but what everybody would see if it were confirmed now: the rules take it, and it is of an open kind. */
  #openIn(view: unknown, raw: unknown): unknown {
    const { game, tries } = this.#played;
    const move: unknown = game.parseMove(raw);
    if (!isRecord(move) || !tries.some(kind => kind === move['kind'])) return undefined;
    return game.check(view, move).ok ? move : undefined;
  }
}
