import { LOG_LEVELS, type LogLevel } from './http/log.ts';
import type { StartTrouble } from './say.ts';

export interface Settings {
  /** The first port tried. */
  readonly port: number;
  /** `localhost`: this machine only. `0.0.0.0`: everyone on the same network. */
  readonly host: string;
  /** Where everything is kept: a folder of ours, or a PostgreSQL. */
  readonly data: { readonly folder: string } | { readonly url: string };
  /** `https://games.example`: where pages are fetched from, if only one address is right. */
  readonly origin: string | null;
  /** How many proxies of ours stand in front and say where a request came from. */
  readonly proxies: number;
  /** Seconds between being asked to stop and stopping, in which people are sent elsewhere. */
  readonly drain: number;
  readonly logLevel: LogLevel;
  /** Whoever shows it may read the metrics from elsewhere. */
  readonly metricsToken: string | null;
}

type Env = Readonly<Record<string, string | undefined>>;

const USUAL_PORT = 4173;
const PROXIES_MAX = 10;
const DRAIN_MAX = 600;
/** Shorter ones can be guessed. */
const TOKEN_MIN = 16;

export function parseSettings(
  env: Env,
): ({ readonly ok: true } & Settings) | { readonly ok: false; readonly why: StartTrouble } {
  const port = env['PORT'] || String(USUAL_PORT);
  if (!isNumber(port, 65_535)) return { ok: false, why: { id: 'not-a-port', value: port } };
  const url = env['DATABASE_URL'] || null;
  if (url !== null && !/^postgres(ql)?:\/\//.test(url)) return { ok: false, why: { id: 'not-an-address' } };
  const origin = env['ETAGERE_ORIGIN'] || null;
  if (origin !== null && !isOrigin(origin)) return { ok: false, why: { id: 'not-an-origin', value: origin } };
  const proxies = env['TRUST_PROXY'] || '0';
  if (!isNumber(proxies, PROXIES_MAX)) return { ok: false, why: { id: 'not-proxies', value: proxies } };
  const drain = env['DRAIN_SECONDS'] || '0';
  if (!isNumber(drain, DRAIN_MAX)) return { ok: false, why: { id: 'not-seconds', value: drain } };
  const level = env['LOG_LEVEL'] || 'warn';
  const logLevel = LOG_LEVELS.find(one => one === level);
  if (logLevel === undefined) return { ok: false, why: { id: 'not-a-level', value: level } };
  const metricsToken = env['METRICS_TOKEN'] || null;
  if (metricsToken !== null && metricsToken.length < TOKEN_MIN) {
    return { ok: false, why: { id: 'short-token', least: TOKEN_MIN } };
  }
  return {
    ok: true,
    port: Number(port),
    // Opening the house to the network is a choice, never a default.
    host: env['HOST'] || 'localhost',
    data: url === null ? { folder: env['ETAGERE_DATA'] || './data' } : { url },
    origin,
    proxies: Number(proxies),
    drain: Number(drain),
    logLevel,
    metricsToken,
  };
}

/** 0 as a port leaves the choice to the system. */
function isNumber(text: string, max: number): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= max;
}

/** As browsers write it: no path, no usual port, no capitals. */
function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
