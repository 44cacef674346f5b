import type { Trouble } from './say.ts';

export interface Settings {
  /** The first port tried. */
  readonly port: number;
  /** `localhost`: this machine only. `0.0.0.0`: everyone on the same network. */
  readonly host: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const USUAL_PORT = 4173;

export function parseSettings(
  env: Env,
): ({ readonly ok: true } & Settings) | { readonly ok: false; readonly why: Trouble } {
  const port = env['PORT'] ?? '';
  if (port !== '' && !isPort(port)) return { ok: false, why: { id: 'not-a-port', value: port } };
  return {
    ok: true,
    port: port === '' ? USUAL_PORT : Number(port),
    // Opening the house to the network is a choice, never a default.
    host: env['HOST'] || 'localhost',
  };
}

/** 0 leaves the choice to the system. */
function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
