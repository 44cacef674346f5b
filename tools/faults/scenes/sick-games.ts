import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderPlace } from '../place.ts';
import { type Scene, unexpected } from '../scene.ts';
import type { ServerProcess } from '../servers.ts';
import { Stage } from '../stage.ts';

const PRELOAD = join(import.meta.dirname, '..', 'preload');
/** Milliseconds after which others go on, whatever a game does; and how long a bot may think before it is given up. */
const OTHERS_WAIT = 8000;
const BOT_PATIENCE = 10_000;

export const sickBot: Scene = {
  name: 'sick-bot',
  about: 'a bot of one game loops or throws, two times of three',
  async run(how) {
    const place = folderPlace();
    const stage = await Stage.open({
      ...how,
      place,
      processes: 1,
      trials: how.trials.filter(({ game }) => game.id === 'mathable' || game.id === 'matryoshka'),
      breaks: [join(PRELOAD, 'sick-bot.ts')],
      party: () => ({ bots: 1, pace: 300 }),
    });
    const longest = await longestPause(stage, 'matryoshka', BOT_PATIENCE * 4);
    const verdict = await stage.end();
    await place.close();
    const isLate = longest > OTHERS_WAIT;
    return {
      faults: Math.max(0, verdict.complaints.length),
      verdict: unexpected(verdict, /a bot thought for too long|a bot that broke/),
      failures: isLate ? [`bots of another game were waited for ${longest} ms`] : [],
      facts: { 'longest pause of another game': `${longest} ms` },
    };
  },
};

export const sickRules: Scene = {
  name: 'sick-rules',
  about: 'the rules of one game throw, and then loop',
  async run(how) {
    const place = folderPlace();
    const stage = await Stage.open({
      ...how,
      place,
      processes: 1,
      breaks: [join(PRELOAD, 'sick-rules.ts')],
    });
    const [server] = stage.servers;
    server?.tell({ illness: 'throws' });
    await stage.moves(60);
    server?.tell({ illness: 'loops' });
    const looking = lookAfter(server);
    const longest = await longestPause(stage, 'mathable', 20_000);
    const starts = await looking.stop();
    // The game is mended: what was noted of it is forgotten.
    await server?.kill();
    rmSync(join(place.folder, 'hung.json'));
    await server?.start();
    const verdict = await stage.end();
    await place.close();
    return {
      faults: starts,
      verdict: unexpected(verdict, /rules that broke|the house does not answer/),
      failures: [
        ...(longest > OTHERS_WAIT ? [`other games stood still for ${longest} ms`] : []),
        ...(starts === 1 ? [] : [`it was started ${starts} times`]),
      ],
      facts: { 'longest pause of another game': `${longest} ms` },
    };
  },
};

/** Starts a server again that ended, as whoever runs one does; its game is still ill. */
function lookAfter(server: ServerProcess | undefined): { readonly stop: () => Promise<number> } {
  let starts = 0;
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      await sleep(50);
      if (server?.base !== null) continue;
      starts += 1;
      await server.start();
      server.tell({ illness: 'loops' });
    }
    return starts;
  })();
  return {
    stop() {
      over.abort();
      return looking;
    },
  };
}

/** The longest time without a move in this game, in milliseconds. */
async function longestPause({ parties }: Stage, game: string, during: number): Promise<number> {
  const party = parties.find(({ id }) => id === game);
  const until = performance.now() + during;
  let [last, moves, longest] = [performance.now(), -1, 0];
  while (performance.now() < until) {
    if (party?.acknowledged !== moves) {
      moves = party?.acknowledged ?? 0;
      last = performance.now();
    }
    longest = Math.max(longest, performance.now() - last);
    await sleep(10);
  }
  return Math.round(longest);
}
