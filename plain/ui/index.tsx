import { type Game, type Shape, seatsByRank } from '#contract/game.ts';
import type { GameUi, ResultProps } from '#contract/page.ts';
import { formatNumber } from '#text/format.ts';
import { Totals } from '#ui/totals.tsx';
import { sayMove } from '../moves.ts';
import { sayPlain } from '../names.ts';
import { scoreOf, seatNote } from '../seats.ts';
import { tell } from '../tell.ts';
import { makeTable } from './table.tsx';
import './plain.css';
import { isRecord, type Json } from '#contract/json.ts';

/** Any game in a page: its view as fields on the cloth, its moves as buttons below. */
export function makeUi<S extends Shape>(game: Game<S>): GameUi<S> {
  return {
    Table: makeTable(game),
    Result,
    Thumbnail,
    scoreOf,
    seatNote,
    tell,
    advise: async ({ move }, _view, scene) => sayPlain(scene)('plain.advice', { what: sayMove(move, scene) }),
    settings: {},
  };
}

/** Ranks and points, the winner first. */
function Result({ envelope: { outcome }, words, seatName }: ResultProps<Shape>) {
  if (outcome === null) return null;
  const say = sayPlain({ words });
  return (
    <Totals
      seats={seatsByRank(outcome)}
      seatName={seatName}
      heads={[say('plain.name'), say('plain.rank'), say('plain.score')]}
      cells={seat => [outcome.ranks[seat]]}
      total={seat => formatNumber(outcome.scores[seat] ?? 0, words.language)}
    />
  );
}

/** A few bars on the cloth, as long as what the view holds: games of one list can be told apart. */
function Thumbnail({ view }: { readonly view: Json }) {
  const sizes = isRecord(view) ? Object.values(view).map(value => JSON.stringify(value).length) : [];
  const largest = Math.max(1, ...sizes);
  return (
    <span class="thumbnail plain-thumbnail" aria-hidden="true">
      {sizes.slice(0, 6).map((size, i) => (
        <span key={i} style={`--share: ${Math.max(0.12, size / largest)}`} />
      ))}
    </span>
  );
}
