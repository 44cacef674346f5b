import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '#server/store/test/postgres-process.ts';
import { Balancer, findBalancer } from '../balancer.ts';
import { databasePlace } from '../place.ts';
import { type Scene, withoutSkipped } from '../scene.ts';
import type { ServerProcess } from '../servers.ts';
import { Stage } from '../stage.ts';

const DRAIN_SECONDS = 2;
/** Milliseconds for which a socket may be gone. */
const GONE = 1_000;

export const deploy: Scene = {
  name: 'deploy',
  about: 'three servers behind HAProxy are stopped and started again, one after the other, while people play',
  share: 6,
  async run(how) {
    const program = await findBalancer();
    if ('why' in program) return { skipped: program.why };
    const postgres = await startProcess({ isDurable: true });
    const place = databasePlace(postgres.url);
    const fronts: Balancer[] = [];
    const stage = await Stage.open({
      ...how,
      place,
      processes: 3,
      settings: { TRUST_PROXY: '1', DRAIN_SECONDS: String(DRAIN_SECONDS) },
      async front(servers) {
        const front = await Balancer.start(program, servers);
        fronts.push(front);
        return () => front.url;
      },
    });
    const gone = timesGone(stage);
    for (let i = 0; i < how.times; i++) {
      await stage.moves(3);
      const server = stage.servers[i % stage.servers.length];
      await server?.stop();
      await server?.start();
      await ready(server);
    }
    const unsure = stage.parties.flatMap(({ played }) => played.map(({ ledger }) => ledger.history));
    const refused = unsure
      .flatMap(({ asked }) => asked)
      .filter(({ answer }) => answer?.tag === 'unknown').length;
    const { verdict, skipped } = withoutSkipped(await stage.end());
    for (const front of fronts) front.stop();
    await place.close();
    await postgres.stop();
    const worst = Math.round(Math.max(0, ...gone));
    const failures = [
      ...(worst > GONE ? [`a socket was gone for ${worst} ms`] : []),
      ...(refused > 0 ? [`${refused} moves were told that the house is busy`] : []),
      ...(gone.length === 0 ? ['nobody was sent elsewhere'] : []),
    ];
    const facts = {
      'sockets sent elsewhere': gone.length,
      'the longest for ms': worst,
      'steps not shown one by one': skipped,
    };
    return { faults: how.times, verdict, failures, facts };
  },
};

/** Milliseconds for which each socket was gone, as it comes back. */
function timesGone({ parties }: Stage): number[] {
  const times: number[] = [];
  for (const { client } of parties.flatMap(({ guests }) => guests)) {
    let since: number | null = null;
    client.onState(state => {
      if (state === 'away') since ??= performance.now();
      if (state !== 'open' || since === null) return;
      times.push(performance.now() - since);
      since = null;
    });
  }
  return times;
}

/** It is open again, and the balancer has noticed. */
async function ready(server: ServerProcess | undefined): Promise<void> {
  for (const until = performance.now() + 10_000; performance.now() < until; await sleep(50))
    if ((await fetch(`${server?.base}/readyz`).catch(() => null))?.status === 200) break;
  await sleep(600);
}
