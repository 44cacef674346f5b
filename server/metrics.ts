import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { measureThreads } from './threads.ts';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });
measureThreads(registry);

/** Seconds; a move should be durable and back within 15 ms. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What is counted. `GET /metrics` shows it. */
export const metrics = {
  acknowledged: new Counter({
    name: 'etagere_moves_acknowledged_total',
    help: 'Moves that were made durable and acknowledged',
    registers: [registry],
  }),
  kept: new Counter({
    name: 'etagere_events_kept_total',
    help: 'Events of matches that were made durable: moves of people and bots, time-outs, resignations',
    registers: [registry],
  }),
  /** `reason`: the id of a rule, or of a trouble. */
  refused: new Counter({
    name: 'etagere_refused_total',
    help: 'Commands that were not followed, by rule or reason',
    labelNames: ['reason'],
    registers: [registry],
  }),
  durable: new Histogram({
    name: 'etagere_durable_write_seconds',
    help: 'From asking the store to keep events to knowing that they are kept',
    buckets: BUCKETS,
    registers: [registry],
  }),
  answered: new Histogram({
    name: 'etagere_move_seconds',
    help: 'From the arrival of a move to its acknowledgement',
    buckets: BUCKETS,
    registers: [registry],
  }),
  botsWaiting: new Gauge({
    name: 'etagere_bots_waiting',
    help: 'Bots that wait for a thread to think for them',
    registers: [registry],
  }),
  botWait: new Histogram({
    name: 'etagere_bot_wait_seconds',
    help: 'From asking for a move of a bot to a thread that thinks about it',
    buckets: [...BUCKETS, 5, 10],
    registers: [registry],
  }),
  botShare: new Histogram({
    name: 'etagere_bot_share',
    help: 'Of its usual work, what a move of a bot got: less than 1 where many wait',
    buckets: [0, 0.2, 0.4, 0.6, 0.8, 0.99],
    registers: [registry],
  }),
  outOfOrder: new Gauge({
    name: 'etagere_game_out_of_order',
    help: '1 for a game whose rules did not come back, and which is not played for ten minutes',
    labelNames: ['game'],
    registers: [registry],
  }),
  openTables: new Gauge({ name: 'etagere_open_tables', help: 'Tables in memory', registers: [registry] }),
  sockets: new Gauge({ name: 'etagere_sockets', help: 'Sockets that are open', registers: [registry] }),
};
