import type { SeatOrder, TableOrder } from '#protocol/http.ts';
import '../table/set-up.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Meta } from '#contract/meta.ts';
import type { AnyGameUi } from '#contract/page.ts';
import type { PlayerInfo } from '#protocol/table-info.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { go } from '../app/router.ts';
import { words } from '../app/words.ts';
import { WhoAmI, type Wished } from '../me/who.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { clockWords } from './clocks.ts';
import { GameOptions } from './game-options.tsx';
import { chosenOptions, inOneLine } from './option-words.ts';
import { SeatsChoice } from './seats-choice.tsx';
import { setUpTable } from './set-up-table.ts';
import { Trouble } from './trouble.tsx';

/** What is chosen so far. `chat` is absent until somebody chooses it. */
type Draft = Omit<TableOrder, 'game' | 'config'> & {
  readonly config: Readonly<Record<string, string>>;
};

interface InviteFormProps {
  readonly id: string;
  readonly meta: Meta;
  /** How many can play. */
  readonly range: { readonly min: number; readonly max: number };
  readonly gameUi: Pick<AnyGameUi, 'settings' | 'fits'>;
  readonly gameLabel: (key: string) => string;
  readonly me: PlayerInfo;
}

/** Who plays, by which options, seen by whom, against which clock. Every question has its usual answer. */
export function InviteForm({ id, meta, range, gameUi, gameLabel, me }: InviteFormProps): JSX.Element {
  const { label } = words.value;
  const [who, setWho] = useState<Wished>(me);
  const [draft, setDraft] = useState(() => usualDraft(meta));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const chat = draft.chat ?? usualChat(meta, draft.visibility);

  const terms = [
    clockWords(draft.clock, words.value),
    ...chosenOptions(gameUi, draft.config, draft.seats.length).map(([name, value]) =>
      gameLabel(`setting.${name}.${value}`),
    ),
    label(chat ? 'online.chat.on' : 'online.chat.off'),
  ];

  async function send(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    const made = await setUpTable({ ...draft, game: id, chat }, who);
    setBusy(false);
    if (made.ok) go(`/t/${made.value}`);
    else setTrouble(made.why);
  }

  return (
    <form
      class="chooser invite-form"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset class="chair own-chair">
        <legend>{label('online.you')}</legend>
        <WhoAmI wished={who} change={setWho} />
      </fieldset>
      {meta.partners === true && <p class="soft">{label('set-up.partners')}</p>}
      <SeatsChoice range={range} seats={draft.seats} change={seats => change({ seats })} />
      {(draft.seats.length < meta.players.min || draft.seats.length > meta.players.max) && (
        <p class="soft">{label('set-up.variant', { seats: draft.seats.length })}</p>
      )}
      <ChoiceChips
        legend={label('online.visibility')}
        help={label(`online.visibility.help.${draft.visibility}`)}
        values={['link', 'public'] as const}
        isChosen={one => one === draft.visibility}
        say={one => label(`online.visibility.${one}`)}
        choose={visibility => change({ visibility })}
      />
      {/* Usually left as they are. */}
      <details class="more-options">
        <summary>
          {label('online.more')}
          <span class="soft">{inOneLine(terms)}</span>
        </summary>
        <div class="chooser">
          <ClockChoice clock={draft.clock} choose={clock => change({ clock })} />
          <GameOptions
            settings={gameUi.settings}
            fits={(setting, value) => gameUi.fits?.(setting, value, draft.seats.length) ?? true}
            config={draft.config}
            label={gameLabel}
            hasHelp
            change={config => change({ config })}
          />
          <ChoiceChips
            legend={label('online.chat')}
            help={label('online.chat.help')}
            values={[true, false]}
            isChosen={on => on === chat}
            say={on => label(on ? 'online.chat.on' : 'online.chat.off')}
            choose={on => change({ chat: on })}
          />
        </div>
      </details>
      <button type="submit" class="button primary" aria-disabled={isBusy}>
        <PageIcon name="invite" />
        {label('online.invite.send')}
      </button>
      <Trouble title={label('online.invite.failed')} why={trouble} />
    </form>
  );
}

/** Oneself and as many others as the box asks for, by link, without a clock. */
function usualDraft({ players }: Pick<Meta, 'players'>): Draft {
  const seats = Array.from({ length: Math.max(players.min, 2) }, (): SeatOrder => ({ kind: 'person' }));
  return { config: {}, seats, visibility: 'link', clock: { kind: 'none' } };
}

/** Friends write to each other; strangers do not, unless talk is part of the game. The server has the same default. */
function usualChat(meta: Pick<Meta, 'talks'>, visibility: TableOrder['visibility']): boolean {
  return visibility === 'link' || meta.talks === true;
}
