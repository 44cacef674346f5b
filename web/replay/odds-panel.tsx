import './odds-panel.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyCounsel } from '#contract/counsel.ts';
import type { Seat, Viewer } from '#contract/game.ts';
import type { PieceOdds } from '#contract/odds.ts';
import type { TellScene } from '#contract/page.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import type { Seed } from '#kernel/rng.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useLoaded } from '../app/loaded.ts';
import type { PageLabel } from '../app/words.ts';
import { Bots, type OddsFound } from '../offline/bots.ts';

export interface OddsPanelProps {
  readonly game: string;
  readonly seats: number;
  readonly match: Seed;
  /** What is on stage, and through whose eyes. */
  readonly step: number;
  readonly view: unknown;
  readonly viewer: Viewer;
  /** What the seats saw at that step, once it may be told; null before the end. */
  readonly truth: (() => readonly unknown[]) | null;
  readonly scene: TellScene;
}

/** What these eyes could know of what was hidden; with the truth beside it only if it is asked for. */
export function OddsPanel(props: OddsPanelProps) {
  const { label }: Words<PageLabel> = props.scene.words;
  const [isOpen, open] = useState(false);
  return (
    <section class="odds" aria-label={label('odds.title')}>
      <button type="button" class="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <PageIcon name="look" />
        {label(isOpen ? 'odds.close' : 'odds.open')}
      </button>
      {isOpen && <Table {...props} />}
    </section>
  );
}

interface Found {
  readonly step: number;
  readonly viewer: Viewer;
  readonly answer: OddsFound | null;
}

function Table({ game, seats, match, step, view, viewer, truth, scene }: OddsPanelProps) {
  const words: Words<PageLabel> = scene.words;
  const { label } = words;
  const bots = useMemo(() => new Bots(), []);
  useEffect(() => () => bots.close(), [bots]);
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  const [isTold, tell] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const show = (what: Found | 'failed'): void => {
      if (isWanted) setFound(what);
    };
    bots.odds(game, { view, step, match, truth: isTold && truth !== null ? truth() : null }).then(
      answer => show({ step, viewer, answer }),
      () => show('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [game, step, viewer, isTold]);
  const said = useLoaded(
    `odds ${game}`,
    async () => (await reviewRegistry[game]?.counsel?.())?.counsel ?? null,
  ).value;
  if (found === 'failed' || said.tag === 'failed') return <p>{label('odds.failed')}</p>;
  const isHere = found !== null && found.step === step && found.viewer === viewer;
  if (!isHere || said.tag === 'waiting') return <p class="soft">{label('odds.going')}</p>;
  const { answer } = found;
  if (answer === null || answer.odds.pieces.length === 0) return <p>{label('odds.none')}</p>;
  const { odds } = answer;
  const counsel = said.value;
  const places = placesOf(odds.pieces, seats);
  const hands = isTold ? answer.held : null;
  return (
    <>
      <p class="soft">
        {label('odds.about', { exact: odds.worlds === 0 ? 'yes' : 'no', worlds: odds.worlds })}
      </p>
      {truth !== null && (
        <label class="odds-truth">
          <input type="checkbox" checked={isTold} onChange={() => tell(!isTold)} /> {label('odds.truth')}
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it too */}
      <div class="odds-table" role="group" aria-label={label('odds.piece')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{label('odds.piece')}</th>
              {places.map(place => (
                <th key={place} scope="col">
                  {place < seats ? scene.seatName(place) : label('odds.rest')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {odds.pieces.map(one => (
              <tr key={one.piece}>
                <th scope="row">{nameOf(counsel, one.piece, scene)}</th>
                {places.map(place => (
                  <Share
                    key={place}
                    chance={one.chances[place] ?? 0}
                    isThere={hands !== null && isAt(hands, place, one.piece, viewer)}
                    words={words}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Clues clues={odds.clues.map(clue => counsel?.clue?.(clue, view, scene) ?? '')} words={words} />
    </>
  );
}

function Share({
  chance,
  isThere,
  words: { label },
}: {
  readonly chance: number;
  readonly isThere: boolean;
  readonly words: Words<PageLabel>;
}) {
  const percent = Math.round(100 * chance);
  return (
    <td class={isThere ? 'there' : undefined} style={{ '--share': `${percent}%` }}>
      <span>{chance === 0 ? '–' : label('odds.percent', { percent })}</span>
      {isThere && <small>{label('odds.there')}</small>}
    </td>
  );
}

interface CluesProps {
  readonly clues: readonly string[];
  readonly words: Words<PageLabel>;
}

/** Which calls, bids or exchanges told it. */
function Clues({ clues, words: { label } }: CluesProps) {
  const said = [...new Set(clues)].filter(clue => clue !== '');
  if (said.length === 0) return null;
  return (
    <>
      <h2>{label('odds.told')}</h2>
      <ul class="odds-clues">
        {said.map(clue => (
          <li key={clue}>{clue}</li>
        ))}
      </ul>
    </>
  );
}

/** Places where anything may be. */
function placesOf(pieces: readonly PieceOdds[], seats: number): number[] {
  const all = Array.from({ length: seats + 1 }, (_, place) => place);
  return all.filter(place => pieces.some(({ chances }) => (chances[place] ?? 0) > 0));
}

function nameOf(counsel: AnyCounsel | null, piece: string, scene: TellScene): string {
  return counsel?.piece?.(piece, scene) ?? piece;
}

function isAt(hands: readonly (readonly string[])[], place: Seat, piece: string, viewer: Viewer): boolean {
  if (place < hands.length) return place !== viewer && (hands[place] ?? []).includes(piece);
  return hands.every((hand, seat) => seat === viewer || !hand.includes(piece));
}
