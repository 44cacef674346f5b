import type { JSX } from 'preact';
import { registry } from '#games/registry.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import { useLoaded } from '../app/loaded.ts';
import { optionWordsFor, words } from '../app/words.ts';
import { server } from '../me/session.ts';
import { clockWords } from './clocks.ts';
import { inOneLine, optionWords } from './option-words.ts';
import type { Ask } from './trouble.tsx';

interface WaitingTermsProps {
  readonly info: TableInfo;
  readonly ask: Ask;
}

/** How this table was set up, before anybody sits down at it. The host may still change whether one writes. */
export function WaitingTerms({ info, ask }: WaitingTermsProps): JSX.Element {
  const { label, language } = words.value;
  const entry = registry[info.game];
  const own = useLoaded(`terms ${info.game} ${language}`, async () =>
    entry === undefined ? null : optionWordsFor(entry, language),
  ).value;
  const options = own.tag === 'here' && own.value !== null ? optionWords(info.config, own.value) : [];
  const terms = [
    label(`online.visibility.${info.visibility}`),
    clockWords(info.clock, words.value),
    ...options,
    label(info.chat ? 'online.chat.on' : 'online.chat.off'),
  ];
  return (
    <p class="soft waiting-terms">
      {inOneLine(terms)}
      {info.you.isHost && (
        <button
          type="button"
          class="button quiet"
          onClick={() => void ask(server.setChat(info.id, !info.chat))}
        >
          {label(info.chat ? 'online.chat.turn-off' : 'online.chat.turn-on')}
        </button>
      )}
    </p>
  );
}
