import type { AnyGame, Seat } from '#contract/game.ts';
import type { Acted, Command } from '#table/hosted/command.ts';
import type { BotAsk } from '#table/hosted/hosted-match.ts';
import { thinkAbout } from '#table/prompt.ts';
import type { Asker } from './bot-queue.ts';
import type { AnyHostedMatch } from './deal.ts';
import type { Services } from './services.ts';

/** What a bot would like to play in this step. */
interface BotMove {
  readonly seat: Seat;
  readonly step: number;
  /** It had to choose, rather than being free to interrupt. */
  readonly must: boolean;
  readonly move: unknown;
}

interface Asking extends Pick<Services, 'bots' | 'report'> {
  /** Aborted when the house closes: nobody waits for an answer any more. */
  readonly closing: AbortSignal;
}

/** The table as they play at it. */
interface AtTable {
  readonly match: () => AnyHostedMatch | null;
  readonly inTurn: (task: () => Promise<void>) => Promise<void>;
  readonly take: (command: Command) => Promise<Acted>;
}

/** The bots of one table, those that play for a person included. */
export class TableBots {
  readonly #game: AnyGame;
  readonly #asker: Asker;
  readonly #asking: Asking;
  /** In which `#asked` holds: after a match is rebuilt, bots are asked again. */
  #match: AnyHostedMatch | null = null;
  /** By seat: the step in which its bot was last asked. */
  readonly #asked: (number | undefined)[] = [];

  constructor(game: AnyGame, asker: Asker, asking: Asking) {
    this.#game = game;
    this.#asker = asker;
    this.#asking = asking;
  }

  /** Asks the bots of this step, each once; what they answer is played some time later. */
  wake(match: AnyHostedMatch, at: AtTable): void {
    const { closing, report } = this.#asking;
    const { step } = match;
    if (match !== this.#match) this.#asked.length = 0;
    this.#match = match;
    for (const ask of match.asks) {
      const { seat, must } = ask;
      if (this.#asked[seat] === step) continue;
      this.#asked[seat] = step;
      this.#think(match, ask)
        .then(move => {
          if (move === null || closing.aborted) return undefined;
          return at.inTurn(() => this.#play({ seat, step, must, move }, at));
        })
        .catch((error: unknown) => {
          if (!closing.aborted) report('bot', error);
        });
    }
  }

  async #play({ seat, step, must, move }: BotMove, { match, take }: AtTable): Promise<void> {
    const envelope = (): ReturnType<AnyHostedMatch['envelope']> | null => {
      const now = match();
      return now?.step === step && now.asks.some(ask => ask.seat === seat) ? now.envelope(seat) : null;
    };
    // Somebody may have been quicker, or another process: then this was an answer to another prompt.
    const acted = envelope() === null ? null : await take({ t: 'play', seat, move, step, by: 'bot' });
    if (acted?.tag === 'done') return;
    // The owner is back, or it broke a rule. Should the seat be the bot's again in this step, it is asked again.
    this.#asked[seat] = undefined;
    const still = envelope();
    if (acted?.tag !== 'refused' || !must || still === null) return;
    this.#asking.report('bot', new Error(`a bot broke ${acted.refusal.rule}`));
    await take({ t: 'play', seat, move: this.#game.fallback(still.view), step, by: 'bot' });
  }

  /** A bot that fails plays as an absent player would. */
  async #think(match: AnyHostedMatch, ask: BotAsk): Promise<unknown> {
    const { bots, report, closing } = this.#asking;
    const { seat, level, must } = ask;
    const { view } = match.envelope(seat);
    try {
      return await thinkAbout(ask, kinds =>
        bots.think(this.#game.id, view, { level, kinds, asker: this.#asker }),
      );
    } catch (error) {
      if (closing.aborted) return null;
      report('bot', error);
      return must ? this.#game.fallback(view) : null;
    }
  }
}
