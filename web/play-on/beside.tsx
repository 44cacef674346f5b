import './play-on.css';
import '#ui/totals.css';
import type { AnyMatchRules, Outcome, Seat } from '#contract/game.ts';
import type { Origin } from '#kernel/log.ts';
import { endBefore } from '#table/play-on.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import { useLoaded } from '../app/loaded.ts';
import { go } from '../app/router.ts';
import { type PageLabel, speakNow, words } from '../app/words.ts';
import type { PlayedFrom } from '../offline/store.ts';
import { makeEyes } from '../replay/eyes.ts';
import { replayUrl } from '../replay/use-address.ts';
import { withinSentences } from '../review/within-sentences.ts';
import { seatNames } from '../table/seat-names.ts';
import { pathOf } from './path-of.ts';

export interface BesideProps {
  readonly game: AnyMatchRules;
  readonly origin: Origin;
  readonly from: PlayedFrom | undefined;
  /** Of the match that was played on; null where it is not over. */
  readonly outcome: Outcome | null;
  readonly seatName: (seat: Seat) => string;
}

/** A match that was played on, beside the one that it comes from: who won, by how much, and the way back. */
export function Beside(props: BesideProps) {
  const loaded = useLoaded('beside', () => speakNow('play-on', 'replays')).value;
  if (loaded.tag === 'failed') throw loaded.error;
  return loaded.tag === 'here' ? <Loaded {...props} /> : null;
}

function Loaded({ game, origin, from, outcome, seatName }: BesideProps) {
  const { label } = words.value;
  const { seat, of } = origin;
  const real = endBefore(game, { origin });
  const playOn = playOnUrl(game.id, origin, from);
  return (
    <section class="beside-real" aria-label={label('play-on.beside')}>
      {of.tag === 'puzzle' ? (
        <p class="soft">{label('play-on.no-real')}</p>
      ) : real === null ? (
        <p class="soft">{label('play-on.unfinished')}</p>
      ) : (
        <>
          <p>
            {label('play-on.won-then', winnersOf(real, nameThen(from)))}
            {outcome !== null && label('play-on.yours', yoursIn(outcome, real, seat))}
          </p>
          {outcome !== null && <Both {...{ outcome, real, seatName }} words={words.value} />}
        </>
      )}
      <p class="ways">
        {of.tag === 'puzzle' ? (
          <a class="button" href={`/${game.id}/learn/puzzle/${of.number}`}>
            {label('play-on.back', { to: 'puzzle' })}
          </a>
        ) : (
          <button
            type="button"
            class="button"
            onClick={() => {
              void pathOf(game, of.log, from).then(path => go(replayUrl(path, of.step, makeEyes(seat))));
            }}
          >
            {label('play-on.back', { to: 'match' })}
          </button>
        )}
        {playOn !== null && (
          <a class="button" href={playOn}>
            {label('play-on.again')}
          </a>
        )}
      </p>
    </section>
  );
}

interface BothProps {
  readonly outcome: Outcome;
  readonly real: Outcome;
  readonly seatName: (seat: Seat) => string;
  readonly words: Words<PageLabel>;
}

function Both({ outcome, real, seatName, words: { label, language } }: BothProps) {
  const placed = ({ ranks, scores }: Outcome, seat: Seat): string =>
    label('play-on.places', { rank: ranks[seat] ?? 0, points: scores[seat] ?? 0 });
  return (
    <div class="totals-box">
      <table class="totals">
        <caption>{label('play-on.beside')}</caption>
        <thead>
          <tr>
            <th scope="col">{label('table.seats')}</th>
            <th scope="col">{label('play-on.then')}</th>
            <th scope="col">{label('play-on.now')}</th>
            <th scope="col">{label('play-on.gain')}</th>
          </tr>
        </thead>
        <tbody>
          {real.scores.map((then, seat) => {
            const gain = (outcome.scores[seat] ?? 0) - then;
            const points = formatNumber(Math.abs(gain), language);
            return (
              <tr key={seat}>
                <th scope="row">{seatName(seat)}</th>
                <td>{placed(real, seat)}</td>
                <td>{placed(outcome, seat)}</td>
                <td>{label('play-on.signed', { way: wayOf(gain), points })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Null where the other match is not on this device. */
function playOnUrl(game: string, { seat, of }: Origin, from: PlayedFrom | undefined): string | null {
  if (of.tag === 'puzzle') return `/play-on/puzzle/${game}/${of.number}`;
  return from === undefined ? null : `/play-on/${from.path}?step=${of.step}&seat=${makeEyes(seat)}`;
}

/** As they were called there, within a sentence; by their seats where nobody noted it. */
function nameThen(from: PlayedFrom | undefined): (seat: Seat) => string {
  const { label } = words.value;
  if (from === undefined) return seat => label('seat', { seat: seat + 1 });
  const eyes = from.chairs.findIndex(({ kind }) => kind === 'person');
  return withinSentences(seatNames(from.chairs, words.value as Words, eyes), words.value);
}

function winnersOf({ ranks }: Outcome, nameOf: (seat: Seat) => string) {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [{ text: nameOf(seat) }] : []));
  return { winners };
}

function yoursIn(now: Outcome, then: Outcome, seat: Seat) {
  const gain = (now.scores[seat] ?? 0) - (then.scores[seat] ?? 0);
  const risen = (then.ranks[seat] ?? 0) - (now.ranks[seat] ?? 0);
  return {
    way: wayOf(gain),
    points: Math.abs(gain),
    rank: risen > 0 ? 'better' : risen < 0 ? 'worse' : 'same',
  };
}

function wayOf(gain: number): 'more' | 'less' | 'same' {
  if (gain === 0) return 'same';
  return gain > 0 ? 'more' : 'less';
}
