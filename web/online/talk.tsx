import './count.css';
import './talk.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { EMOTES, type Emote, SAY_MAX } from '#protocol/limits.ts';
import type { PlayerInfo, Said, Say } from '#protocol/table-info.ts';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';
import { me, server } from '../me/session.ts';
import { Tool } from '../table/tool.tsx';
import { type Notice, noticeOf } from './feed.ts';
import { muted, setMuted } from './muted.ts';
import { sayWords, type TalkState } from './talk-state.ts';

/** In the bar: opens the panel, and counts what was not read. */
export function TalkButton({ talk }: { readonly talk: TalkState }) {
  const { label } = words.value;
  const unread = talk.unread.value;
  return (
    <Tool
      icon="speak"
      text={label('talk.open')}
      short={label('talk.open')}
      panel={{ id: 'table-talk', isOpen: talk.isOpen.value }}
      onClick={() => {
        talk.isOpen.value = !talk.isOpen.value;
      }}
    >
      {unread > 0 && (
        <>
          <span class="waiting-count" aria-hidden="true">
            {unread}
          </span>
          <span class="unseen">{label('talk.unread', { messages: unread })}</span>
        </>
      )}
    </Tool>
  );
}

/** Words of one touch, and short messages. It lies beside the game: one can play on while it is open. */
export function TalkPanel({ talk }: { readonly talk: TalkState }) {
  const { label, refusal } = words.value;
  const { feed } = talk;
  const [trouble, setTrouble] = useState<Notice | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { isOpen } = talk;
  useEffect(() => {
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    (find('input') ?? find('.chip') ?? find('button'))?.focus();
  }, []);
  const info = feed.info.value;
  if (info === null) return null;

  /** Whether it was said. */
  async function say(said: Say): Promise<boolean> {
    const answer = await feed.client.send({ t: 'say', table: feed.id, say: said });
    setTrouble(noticeOf(answer));
    return answer.ok;
  }

  async function switchWriting(on: boolean): Promise<void> {
    const got = await server.setChat(feed.id, on);
    setTrouble(got.ok ? null : { rule: 'online-table.busy', facts: {} });
  }

  return (
    <section
      class="table-talk"
      id="table-talk"
      ref={panel}
      aria-label={label('talk.title')}
      onKeyDown={event => {
        if (event.key === 'Escape') isOpen.value = false;
      }}
    >
      <header>
        <h2>{label('talk.title')}</h2>
        <button
          type="button"
          class="button quiet icon"
          aria-label={label('dialog.close')}
          onClick={() => {
            isOpen.value = false;
          }}
        >
          <PageIcon name="close" />
        </button>
      </header>
      <Heard said={talk.heard.value} />
      <Muted said={feed.said.value} />
      <p role="status" class="soft talk-trouble">
        {trouble !== null && refusal(trouble.rule, trouble.facts)}
      </p>
      {info.you.seat !== null && (
        <>
          <Emotes say={emote => void say({ tag: 'emote', emote })} />
          {info.chat ? (
            <Write say={text => say({ tag: 'text', text })} />
          ) : (
            <p class="soft">{label('talk.off')}</p>
          )}
        </>
      )}
      {info.you.isHost && (
        <button type="button" class="button quiet" onClick={() => void switchWriting(!info.chat)}>
          {label(info.chat ? 'talk.turn-off' : 'talk.turn-on')}
        </button>
      )}
    </section>
  );
}

function Heard({ said }: { readonly said: readonly Said[] }) {
  const { label } = words.value;
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [said.length]);
  return (
    <div class="heard" role="log" aria-live="polite" aria-label={label('talk.title')} tabIndex={0}>
      {said.length === 0 && <p class="soft">{label('talk.empty')}</p>}
      <ol>
        {said.map(({ seq, player, seat, say }) => (
          <li key={seq}>
            <FaceByNumber face={player.face} />
            <div>
              <b>{seat === null ? label('talk.onlooker', { name: player.name }) : player.name}</b>
              <p>{sayWords(say)}</p>
            </div>
            {player.id !== me.value?.id && (
              <button
                type="button"
                class="button quiet mute"
                aria-label={label('talk.mute', { name: player.name })}
                title={label('talk.mute', { name: player.name })}
                onClick={() => setMuted(player.id, true)}
              >
                <PageIcon name="mute" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <span ref={end} />
    </div>
  );
}

/** Those who said something here and are not read: one may want to hear them again. */
function Muted({ said }: { readonly said: readonly Said[] }) {
  const { label } = words.value;
  const players = new Map<string, PlayerInfo>();
  for (const { player } of said) if (muted.value.has(player.id)) players.set(player.id, player);
  if (players.size === 0) return null;
  return (
    <p class="muted">
      {[...players.values()].map(({ id, name }) => (
        <button type="button" key={id} class="button quiet" onClick={() => setMuted(id, false)}>
          {label('talk.unmute', { name })}
        </button>
      ))}
    </p>
  );
}

function Emotes({ say }: { readonly say: (emote: Emote) => void }) {
  const { label } = words.value;
  return (
    <fieldset class="chips emotes">
      <legend class="unseen">{label('talk.emotes')}</legend>
      {EMOTES.map(emote => (
        <button type="button" key={emote} class="chip" onClick={() => say(emote)}>
          {label(`talk.emote.${emote}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Write({ say }: { readonly say: (text: string) => Promise<boolean> }) {
  const { label } = words.value;
  const [text, setText] = useState('');
  return (
    <form
      class="write"
      onSubmit={event => {
        event.preventDefault();
        const said = text.trim();
        if (said === '') return;
        // What was not taken stays in the field.
        void say(said).then(isSaid => isSaid && setText(''));
      }}
    >
      <div class="field">
        <label for="talk-text">{label('talk.write')}</label>
        <input
          id="talk-text"
          value={text}
          maxLength={SAY_MAX}
          autocomplete="off"
          aria-describedby="talk-who-reads"
          onInput={event => setText(event.currentTarget.value)}
        />
      </div>
      <button type="submit" class="button">
        {label('talk.send')}
      </button>
      <small id="talk-who-reads">{label('talk.all-read')}</small>
    </form>
  );
}
