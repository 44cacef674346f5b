import type { ComponentChildren } from 'preact';
import type { Verdict } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { Ring, WoodTile } from '#ui/board/wood.tsx';
import type { Rule, Tile } from '../../rules/types.ts';

interface ChoicesProps {
  readonly tiles: readonly Tile[];
  readonly chosen: Tile;
  readonly choose: (tile: Tile) => void;
  readonly label: string;
}

/** Tiles to try, one at a time; the one being tried stands higher and is ringed. */
export function Choices({ tiles, chosen, choose, label }: ChoicesProps) {
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {tiles.map(tile => (
        <button key={tile} type="button" aria-pressed={tile === chosen} onClick={() => choose(tile)}>
          <span class="diagram-said">{tile}</span>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <WoodTile number={tile} lifted={tile === chosen} />
            {tile === chosen && <Ring />}
          </svg>
        </button>
      ))}
    </fieldset>
  );
}

interface AnswerProps {
  readonly verdict: Verdict<Rule>;
  readonly words: Pick<Words, 'refusal'>;
  /** What is said if it fits. */
  readonly children: ComponentChildren;
}

/** What comes of the choice; else which rule says no. */
export function Answer({ verdict, words, children }: AnswerProps) {
  return (
    <div class={verdict.ok ? 'answer fits' : 'answer no'} role="status">
      {verdict.ok ? (
        children
      ) : (
        <p>
          {words.refusal(verdict.rule, verdict.facts)} <small>{verdict.rule}</small>
        </p>
      )}
    </div>
  );
}
