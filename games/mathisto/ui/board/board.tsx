import './board.css';
import type { Envelope } from '#kernel/match.ts';
import { later } from '#ui/later.tsx';
import { useMiddle } from '#ui/stage/middle.ts';
import { useSeen } from '#ui/use-after-paint.ts';
import { type Card, cardsOf, FAMILIES, type Family } from '../../rules/cards.ts';
import type { Mathisto } from '../../rules/types.ts';
import { Emblem } from '../card/emblem.tsx';
import { type Considered, familiesNotHeld, isSameMiddle } from '../choice.ts';
import type { HappeningProps } from '../middle/happening.tsx';
import { latestIn } from '../middle/latest.ts';
import { nameFamily, whoIs } from '../names.ts';
import { Token } from '../seat/at-seat.tsx';
import type { UiWords } from '../words.ts';
import { Packs } from './packs.tsx';

const Happening = later(async () => (await import('../middle/happening.tsx')).Happening, { ahead: true });
const PosedFans = later(async () => (await import('../seat/posed-fans.tsx')).PosedFans, { ahead: true });

interface BoardProps extends HappeningProps {
  readonly prompt: string;
  /** By a key: whatever comes to the middle is there for the next one. */
  readonly isTyped: boolean;
  readonly askFamily: (family: Family) => void;
  readonly reread?: () => void;
}

/** The middle of the cloth: what happens, the packs, and what one has posed oneself. */
export function Board(props: BoardProps) {
  const { envelope, prompt, live, toRead, words, seatName, reread } = props;
  const considered = useSettled(props);
  const { label } = words;
  const { view } = envelope;
  const { phase, me } = view;
  const isHushed = phase.tag === 'question' || phase.tag === 'counter' || toRead !== null;
  useMiddle(isHushed ? 'hush' : null);
  return (
    <section
      class={isHushed ? 'board mathisto-board hush' : 'board mathisto-board'}
      aria-label={label('ui.table')}
      data-prompt={prompt}
      data-asked={live}
      data-phase={phase.tag}
      data-reading={toRead !== null}
    >
      <Packs {...{ view, words }} {...(reread && { reread })} />
      <div class="middle">
        <Middle {...props} considered={considered} />
      </div>
      {me !== 'spectator' && (
        <div class="corner own-posed">
          <Token envelope={envelope} seat={me} words={words} />
          {hasPosed(envelope, me) && <PosedFans {...{ view, words, seatName }} seat={me} />}
        </div>
      )}
    </section>
  );
}

/**
 * What is considered, for the middle. A touch is answered at once by what was touched; the cards that come into the
 * middle have hundreds of lines to draw, and follow one paint later, like what the rail says.
 */
function useSettled({ prompt, considered, isTyped }: BoardProps): Considered {
  const seen = useSeen(considered, prompt);
  return isTyped || isSameMiddle(seen, considered) ? considered : seen;
}

function hasPosed({ view }: Envelope<Mathisto>, seat: number): boolean {
  return view.posed.some(({ owner }) => owner === seat) || view.discoveries?.seat === seat;
}

/**
 * Where no card lies in the middle, the seven families do: before anything happens, where it says who begins, and once
 * a family has gone to its place.
 */
function Middle(props: BoardProps) {
  const { envelope, live, hand, considered, toRead, words, seatName, askFamily } = props;
  const { view } = envelope;
  const isFree = considered.tag === 'nothing' && toRead === null;
  const isTurn = live && view.phase.tag === 'turn' && isFree;
  const { tag } = latestIn(view);
  const askable = { hand, words, askFamily };
  if (!isFree || tag === 'call' || view.phase.tag === 'question' || view.phase.tag === 'counter')
    return (
      <>
        <Happening {...props} />
        {isTurn && <NotHeld families={familiesNotHeld(view, hand)} {...askable} />}
      </>
    );
  return (
    <>
      {tag === 'start' ? (
        <h2 class="begins">{words.label('tell.start', whoIs(view.starter, view.me, seatName))}</h2>
      ) : (
        <Happening {...props} />
      )}
      <ul class="seven">
        {FAMILIES.map(family => {
          const isPosed = view.posed.some(one => one.family === family);
          return (
            <li key={family} data-family-is={isPosed ? 'posed' : heldOf(family, hand) > 0 ? 'held' : 'none'}>
              {isTurn && !isPosed ? (
                <FamilyButton family={family} {...askable} />
              ) : (
                <Emblem family={family} />
              )}
              <span class="name" aria-hidden={isTurn && !isPosed}>
                {nameFamily(family, words)}
              </span>
              <span class="code" aria-hidden="true">
                {words.label(`family.${family}.code`)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function heldOf(family: Family, hand: readonly Card[]): number {
  return cardsOf(family).filter(card => hand.includes(card)).length;
}

interface FamilyButtonProps {
  readonly family: Family;
  readonly hand: readonly Card[];
  readonly words: UiWords;
  readonly askFamily: (family: Family) => void;
}

/** Touched, it is taken up; if one holds nothing of it, the rules say why nobody of it may be called. */
function FamilyButton({ family, hand, words, askFamily }: FamilyButtonProps) {
  return (
    <button
      type="button"
      aria-label={nameFamily(family, words)}
      data-not-held={heldOf(family, hand) > 0 ? undefined : family}
      onClick={() => askFamily(family)}
    >
      <Emblem family={family} />
    </button>
  );
}

interface NotHeldProps extends Omit<FamilyButtonProps, 'family'> {
  readonly families: readonly Family[];
}

/** Families of which one holds nothing. */
function NotHeld({ families, ...props }: NotHeldProps) {
  const { label } = props.words;
  if (families.length === 0) return null;
  return (
    <div class="not-held" role="group" aria-label={label('ui.not-held')}>
      <span aria-hidden="true">{label('ui.not-held-short')}</span>
      {families.map(family => (
        <FamilyButton key={family} family={family} {...props} />
      ))}
    </div>
  );
}
