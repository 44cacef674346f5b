import './lobby.css';
import './waiting-room.css';
import '../carry/carry.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { registry } from '#games/registry.ts';
import type { Got } from '#protocol/http.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { words } from '../app/words.ts';
import { useTurnSound } from '../online/turns.tsx';
import { noteDeal } from '../replay/witness.ts';
import { findShelved } from '../shelf/shelved.ts';
import { QrCode } from './qr-code.tsx';
import { carriedWords } from './seat-words.ts';
import { linkTo, ShareLink } from './share-link.tsx';
import { Trouble } from './trouble.tsx';
import { WaitingActions } from './waiting-actions.tsx';
import { missing } from './waiting-for.ts';
import { WaitingSeat } from './waiting-seat.tsx';
import { WaitingTerms } from './waiting-terms.tsx';

interface WaitingRoomProps {
  /** As the socket tells it: whatever is done here comes back through it. */
  readonly info: TableInfo;
}

/** An open table before its match: who sits where, the invitation, and the promise about the deal. */
export function WaitingRoom({ info }: WaitingRoomProps): JSX.Element {
  const { label } = words.value;
  const game = registry[info.game]?.meta.name ?? info.game;
  const title = label('online.waiting.title', { game });
  const isComplete = missing(info) === 0;
  // Whoever does something else meanwhile sees it in the tab, and hears it.
  useTitle(...(isComplete ? [label('online.waiting.title.complete')] : []), title);
  useTurnSound(isComplete);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Noted before the deal: the commitment that is published after the end must be the same.
  useEffect(() => noteDeal(info.id, { commitment: info.commitment }), [info.id, info.commitment]);

  async function ask(asked: Promise<Got<unknown>>): Promise<void> {
    setTrouble(null);
    const got = await asked;
    if (!got.ok) setTrouble(got.why);
  }

  return (
    <>
      <Bar />
      <main class="page waiting-room">
        <header>
          <h1>{title}</h1>
          <WaitingTerms info={info} ask={ask} />
          {info.carried !== undefined && <p class="carried-mark">{carriedWords(info)}</p>}
        </header>
        <div class="waiting-parts">
          {/* What the others need comes first. */}
          <section class="waiting-invite">
            <h2>{label('online.waiting.invite')}</h2>
            <p class="soft">{label(`online.waiting.invite.${info.visibility}`)}</p>
            <ShareLink id={info.id} title={`${game} · Étagère`} />
          </section>
          <section class="waiting-seats">
            <h2>{label('online.waiting.seats')}</h2>
            <ol>
              {info.seats.map((_, seat) => (
                // oxlint-disable-next-line react/no-array-index-key -- seats have no other name, and never move
                <WaitingSeat key={seat} info={info} seat={seat} ask={ask} />
              ))}
            </ol>
            <WaitingActions info={info} ask={ask} />
            <Trouble title={label('online.waiting.failed')} why={trouble} />
          </section>
          <section class="waiting-more">
            <QrCode text={linkTo(info.id)} />
            <Meanwhile game={info.game} />
          </section>
        </div>
        <DealPromise commitment={info.commitment} />
      </main>
    </>
  );
}

/** Something to do until the others are here. */
function Meanwhile({ game: id }: { readonly game: string }): JSX.Element | null {
  const { label } = words.value;
  const game = findShelved(id);
  if (game === undefined) return null;
  const doors = [
    ...(game.parts.learn === undefined ? [] : [['learn', 'bulb', 'online.waiting.meanwhile.learn'] as const]),
    ...(game.parts.solo === undefined ? [] : [['solo', 'grid', 'online.waiting.meanwhile.solo'] as const]),
    ['rules', 'book', 'online.waiting.meanwhile.rules'] as const,
  ];
  return (
    <section class="meanwhile">
      <h2>{label('online.waiting.meanwhile')}</h2>
      <p class="soft">{label('online.waiting.meanwhile.about')}</p>
      <p class="waiting-buttons">
        {doors.map(([page, icon, text]) => (
          <a key={page} class="button quiet" href={`/${id}/${page}`} target="_blank" rel="noopener">
            <PageIcon name={icon} />
            {label(text)}
          </a>
        ))}
      </p>
    </section>
  );
}

/** How everybody can check later that nobody steered the deal; the number itself for those who want it. */
function DealPromise({ commitment }: { readonly commitment: string }): JSX.Element {
  const { label } = words.value;
  return (
    <details class="deal-promise">
      <summary>{label('online.deal')}</summary>
      <p>{label('online.deal.promise')}</p>
      <p>{label('online.deal.added')}</p>
      <p>{label('online.deal.check')}</p>
      <p class="soft">
        {label('online.deal.commitment')} <code>{commitment}</code>
      </p>
    </details>
  );
}
