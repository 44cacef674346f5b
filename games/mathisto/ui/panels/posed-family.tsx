import './panels.css';
import { isJoker } from '../../rules/cards.ts';
import { RIGHT_ANSWER, standsFor, worthOf } from '../../rules/posing.ts';
import type { Config, Posed } from '../../rules/types.ts';
import { MathistoCard } from '../card/card.tsx';
import { Emblem } from '../card/emblem.tsx';
import { describeCard, nameCard, nameFamily } from '../names.ts';
import { inPlaces } from '../ways.ts';
import type { UiScene } from '../words.ts';

interface PosedFamilyProps extends UiScene {
  readonly posed: Posed;
  readonly config: Config;
}

/** A family on the table: its cards in their order, the joker in the place of whom it stands for. */
export function PosedFamily({ posed, config, words, seatName }: PosedFamilyProps) {
  const { label } = words;
  const { family, owner, poser, isKnown } = posed;
  const missing = standsFor(posed);
  const cards = inPlaces(posed.cards, family);
  const drawn = (
    <span class="posed-family-cards">
      {cards.map(card => (
        <span key={card} class={isJoker(card) ? 'stands-in' : undefined}>
          <MathistoCard card={card} words={words} size="tiny" />
          <span class="unseen">{describeCard(card, words)}</span>
        </span>
      ))}
    </span>
  );
  return (
    <article class="posed-family" data-family={family}>
      <header>
        <Emblem family={family} />
        <p class="mathisto-title">{nameFamily(family, words)}</p>
        <b class="worth">{worthOf(posed.cards, config)}</b>
      </header>
      <p class="posed-by">
        {label('ui.posed-by', {
          owner: seatName(owner),
          ...(owner === poser ? {} : { poser: seatName(poser) }),
        })}
        {isKnown === true && <span class="known"> {label('ui.known', { bonus: RIGHT_ANSWER })}</span>}
      </p>
      {drawn}
      {missing !== null && (
        <p class="stands-for">{label('ui.stands-for', { card: nameCard(missing, words) })}</p>
      )}
    </article>
  );
}
