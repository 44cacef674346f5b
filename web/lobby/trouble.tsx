import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Got } from '#protocol/http.ts';
import { words } from '../app/words.ts';

/** Something asked of the server from the waiting room; a refusal is shown in one place of the page. */
export type Ask = (asked: Promise<Got<unknown>>) => Promise<void>;

/** What the server may refuse with, and has a sentence of its own; any other gets a general one. */
const KNOWN = [
  'offline',
  'stopping',
  'protocol',
  'busy',
  'too-many',
  'bad-name',
  'no-session',
  'no-such-table',
  'no-such-code',
  'not-open',
  'seat-taken',
  'not-ready',
  'too-many-tables',
  'other-rules',
  'match-broken',
  'match-over',
  'match-too-long',
  'too-long',
  'passkey-refused',
  'passkey-known',
  'passkey-cancelled',
  'too-many-passkeys',
] as const;

export function troubleWords(why: string): string {
  const known = KNOWN.find(one => one === why) ?? 'unknown';
  return words.value.label(`online.trouble.${known}`);
}

interface TroubleProps {
  /** What did not happen. */
  readonly title: string;
  /** The code of the server's answer; null while all is well. */
  readonly why: string | null;
}

/** What went wrong and what to do about it; brought into sight, for a page may be longer than the screen. */
export function Trouble({ title, why }: TroubleProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (why !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [why]);
  return (
    <div class="trouble-place" role="alert" ref={place}>
      {why !== null && (
        <p class="bubble trouble">
          <b>{title}</b>
          {troubleWords(why)}
        </p>
      )}
    </div>
  );
}
