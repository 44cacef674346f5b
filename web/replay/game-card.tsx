import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyEnvelope, AnyGameUi } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { type Origin, parseLog } from '#kernel/log.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { type PageLabel, words } from '../app/words.ts';
import type { Kept } from '../offline/store.ts';
import { rebuild } from '../table/device-table.ts';
import { seatNames } from '../table/seat-names.ts';
import { eyesOf } from './eyes.ts';
import { saveFile } from './save-file.ts';

interface GameCardProps {
  readonly match: Kept;
  readonly remove: (match: Kept) => void;
}

/** One match in the list: what it looks like, who played, when, and what can be done with it. */
export function GameCard({ match, remove }: GameCardProps) {
  const { label, language } = words.value;
  const card = useRef<HTMLLIElement>(null);
  const shown = usePicture(card, match);
  const title = titleOf(match, words.value);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const read = parseLog(match.file);
  return (
    <li class="game-card" ref={card}>
      <div class="game-picture">
        {shown !== null && <shown.gameUi.Thumbnail view={shown.envelope.view} />}
      </div>
      <div class="game-facts">
        <h3>{title}</h3>
        <p class="soft">
          <time dateTime={new Date(match.updated).toISOString()}>{date.format(match.updated)}</time>
          {read.ok && read.log.origin !== undefined && <> · {originOf(read.log.origin, words.value)}</>}
        </p>
        <ul class="game-scores">{shown !== null && <Scores match={match} shown={shown} />}</ul>
      </div>
      <div class="game-actions">
        {match.over ? (
          <a class="button" href={`/replay/${match.id}`} aria-label={label('games.replay-one', { title })}>
            <PageIcon name="play" />
            {label('games.replay')}
          </a>
        ) : (
          <a
            class="button primary"
            href={`/table/${match.id}`}
            aria-label={label('games.continue-one', { title })}
          >
            {label('games.continue')}
          </a>
        )}
        {!match.over && (
          <a
            class="button quiet icon"
            href={`/replay/${match.id}`}
            title={label('games.replay')}
            aria-label={label('games.replay-one', { title })}
          >
            <PageIcon name="play" />
          </a>
        )}
        <button
          type="button"
          class="button quiet icon"
          title={label('games.export')}
          aria-label={label('games.export-one', { title })}
          disabled={!read.ok}
          onClick={() => read.ok && saveFile(read.log, new Date(match.updated))}
        >
          <PageIcon name="save" />
        </button>
        <button
          type="button"
          class="button quiet icon"
          title={label('games.delete')}
          aria-label={label('games.delete-one', { title })}
          onClick={() => remove(match)}
        >
          <PageIcon name="bin" />
        </button>
      </div>
    </li>
  );
}

function originOf({ of }: Origin, { label }: Words<PageLabel>): string {
  if (of.tag === 'puzzle') return label('games.from-puzzle', { number: of.number });
  return label('games.from', { number: of.step });
}

/** `Mathable against Nougat`, or all names where several people share the device. */
export function titleOf({ game, chairs }: Kept, words: Words<PageLabel>): string {
  const { label } = words;
  const name = registry[game]?.meta.name ?? game;
  const persons = chairs.filter(({ kind }) => kind === 'person').length;
  const nameless = chairs.every(chair => chair.kind === 'person' && chair.name === '');
  if (nameless) return label('games.nameless', { game: name, players: chairs.length });
  const seatName = seatNames(chairs, words as Words, 'spectator');
  const alone = persons === 1 && chairs.length > 1;
  const names = chairs.flatMap(({ kind }, seat) =>
    alone && kind === 'person' ? [] : [{ text: seatName(seat) }],
  );
  return label(alone ? 'games.against' : 'games.among', { game: name, names });
}

interface Picture {
  readonly gameUi: AnyGameUi;
  readonly envelope: AnyEnvelope;
}

/** Totals of a finished match, else the points so far. */
function Scores({ match, shown }: { readonly match: Kept; readonly shown: Picture }) {
  const { gameUi, envelope } = shown;
  const seatName = seatNames(match.chairs, words.value as Words, eyesOf(match.chairs, false)[0]);
  return match.chairs.map((_, seat) => (
    <li key={seat}>
      {seatName(seat)}{' '}
      <b>
        {formatNumber(
          envelope.outcome?.scores[seat] ?? gameUi.scoreOf(envelope.view, seat),
          words.value.language,
        )}
      </b>
    </li>
  ));
}

/** Rebuilt once the card comes into sight: a long list must not replay every match at once. */
function usePicture(card: { readonly current: HTMLElement | null }, match: Kept): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    let wanted = true;
    const sight = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        sight.disconnect();
        rebuild(match).then(
          ({ gameUi, match: rebuilt }) => {
            // Only what lies open on the table: a list is seen by anybody.
            if (wanted) setPicture({ gameUi, envelope: rebuilt.envelope('spectator') });
          },
          // A match that no longer replays stays in the list, without a picture: it can still be saved or deleted.
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    sight.observe(element);
    return () => {
      wanted = false;
      sight.disconnect();
    };
  }, [match, card]);
  return picture;
}
