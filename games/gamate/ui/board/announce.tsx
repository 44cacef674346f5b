import { isMute } from '../../rules/cards.ts';
import { isTrump, trumpsOf } from '../../rules/trumps.ts';
import { type View, WAYS, type Way } from '../../rules/types.ts';
import { type Choice, tricksToAnnounce } from '../choice.ts';
import type { UiWords } from '../words.ts';
import { WayArrow } from './contract-plaque.tsx';

interface AnnounceProps {
  readonly view: View;
  readonly words: UiWords;
  readonly choice: Choice;
  readonly choose: (part: { readonly way: Way } | { readonly tricks: number }) => void;
}

/** GA-11: up or down, and how many tricks; with what the two hands hold together. */
export function Announce({ view, words, choice, choose }: AnnounceProps) {
  const { label } = words;
  const { contract, dummy, me } = view;
  if (contract === null || dummy === null || me === 'spectator') return null;
  const both = [...(view.hands[me] ?? []), ...(view.hands[dummy] ?? [])];
  return (
    <div class="announce">
      <p class="soft">
        {label('ui.both-hands', {
          trumps: both.filter(card => isTrump(contract.trumps, card)).length,
          all: trumpsOf(contract.trumps).length,
          mutes: both.filter(isMute).length,
        })}
      </p>
      <fieldset class="chips">
        <legend>{label('ui.which-way')}</legend>
        {WAYS.map(way => (
          <button
            type="button"
            class="chip way-chip"
            key={way}
            aria-pressed={choice.way === way}
            onClick={() => choose({ way })}
          >
            <WayArrow way={way} />
            <span>
              <b>{label(`ui.way.${way}`)}</b> <small>{label(`ui.way-means.${way}`)}</small>
            </span>
          </button>
        ))}
      </fieldset>
      <fieldset class="chips">
        <legend>{label('ui.how-many')}</legend>
        {tricksToAnnounce(view).map(tricks => (
          <button
            type="button"
            class="chip number"
            key={tricks}
            aria-pressed={choice.tricks === tricks}
            onClick={() => choose({ tricks })}
          >
            {tricks}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
