import './table.css';
import { useState } from 'preact/hooks';
import type { Refusal, Seat } from '#contract/game.ts';
import type { TableProps } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import { RefusalNote } from '#ui/refusal.tsx';
import { laterWays, useFlights } from '#ui/stage/flight.ts';
import { useMiddle } from '#ui/stage/middle.ts';
import { Rail } from '#ui/stage/rail.tsx';
import { submitIfAllowed } from '#ui/submit-move.ts';
import { useSeen } from '#ui/use-after-paint.ts';
import { openHands } from '../rules/check.ts';
import { faultOf, termsText } from '../rules/trumps.ts';
import type { Gamate, Move, Phase, Rule } from '../rules/types.ts';
import { sayTrumps } from '../text/say-definition.ts';
import { Board } from './board/board.tsx';
import {
  type Choice,
  choiceOf,
  dealToShow,
  fitsOnPile,
  type Held,
  isSame,
  NO_CHOICE,
  nameOf,
  naturalWay,
  openAcross,
  promptOf,
  waysOf,
} from './choice.ts';
import { Actions } from './hand/actions.tsx';
import { askedOf } from './hand/asked.ts';
import { betweenDeals } from './hand/between.ts';
import { Fan, type FanProps } from './hand/fan.tsx';
import { takenUp } from './take-up.ts';
import type { UiWords } from './words.ts';

const flightsOf = laterWays(async () => (await import('./flights.ts')).flightsOf);

interface Considered extends Choice {
  readonly prompt: string;
  readonly isForfeiting: boolean;
  readonly refusal: Refusal<Rule> | null;
}

export function Table(props: TableProps<Gamate>) {
  const { envelope, before, seat, check, hint, openRule, announce, sound, seatName, own, pace } = props;
  const { view } = envelope;
  const words: UiWords = props.words;
  const [kept, keep] = useState<Considered | null>(null);
  const [aside, putAside] = useState(0);
  const prompt = promptOf(view);
  const advised = hint === null ? NO_CHOICE : choiceOf(hint.move);
  const again = takenUp.value?.prompt === prompt ? takenUp.value.trumps : null;
  const fresh: Considered = { ...advised, prompt, isForfeiting: false, refusal: null };
  const mine = kept?.prompt === prompt ? kept : fresh;
  // What was touched at another's mouth is taken up until something else is chosen here.
  const considered = again === null ? mine : { ...mine, trumps: again };
  const result = dealToShow(view, aside);
  // While one reads how the last deal ended, nothing else is asked.
  const live = seat !== null && isAsked(envelope, seat) && result === null;
  const { held } = considered;
  const ways = live && held !== null ? waysOf(view, held, check) : [];
  const fault = considered.trumps === null ? null : faultOf(considered.trumps, view.config.definitions);
  // A trial sorts the hand once the touch that made it was seen; what is played sorts it at once.
  const trumps = useSeen(considered.trumps ?? view.contract?.trumps ?? null, prompt);
  const isBetween = result !== null;
  useMiddle(isBetween ? 'result' : null);
  // Other trumps sort the hand anew.
  const step = `${prompt} ${isBetween} ${trumps === null ? '' : termsText(trumps)}`;
  useFlights({ step, pace, ...flightsOf({ view, before: before?.view ?? null }) });

  function consider(part: Partial<Considered>): void {
    takenUp.value = null;
    keep({ ...considered, refusal: null, ...part });
  }

  function refuse(refusal: Refusal<Rule>): void {
    consider({ refusal });
    announce(words.refusal(refusal.rule, refusal.facts));
    sound({ kind: 'refusal' });
  }

  function play(move: Move): void {
    submitIfAllowed(props, move, refuse);
  }

  /** The first touch names what it would do, the second does it. */
  function touch(card: Held): void {
    if (!isSame(held, card)) {
      consider({ held: card });
      sound({ kind: 'card' });
      return;
    }
    playNaturally(card);
  }

  function playNaturally(card: Held): void {
    const natural = naturalWay(waysOf(view, card, check));
    if (natural !== null) play(natural.move);
    else announce(words.label('ui.only-renounce'));
  }

  function drop(card: Held, x: number, y: number): void {
    const there = document.elementFromPoint(x, y)?.closest('[data-drop]');
    if (there === null || there === undefined) return;
    consider({ held: card });
    playNaturally(card);
  }

  function letter(key: string): void {
    const way = ways.find(({ deed }) => words.label(`ui.key.${deed}`) === key);
    if (way !== undefined) play(way.move);
  }

  const open = live ? openHands(view) : [];
  const hinted = hint === null || !('card' in hint.move) ? null : hint.move;
  function fanOf(hand: Seat, title: string): FanProps {
    const isHinted =
      hinted !== null && (hinted.kind !== 'lead' || hinted.hand === hand) && open.includes(hand);
    const cards = view.hands[hand] ?? [];
    return {
      hand,
      cards,
      title,
      trumps,
      held,
      hinted: isHinted ? hinted.card : null,
      fitting: open.includes(hand) ? fitsOnPile(view, cards) : [],
      words,
      ...(open.includes(hand) ? { play: { touch, drop, letter } } : {}),
    };
  }

  const { me } = view;
  const across = openAcross(view);
  const asked =
    result === null
      ? askedOf({ view, live, choice: considered, ways, words, seatName })
      : betweenDeals(view, { words, seatName });
  return (
    <>
      <Board
        {...{ envelope, words, seatName, live, result, fault, prompt }}
        choice={considered}
        across={
          across === null
            ? null
            : fanOf(
                across,
                words.label(across === view.dummy ? 'ui.dummy-hand' : 'ui.hand-of', {
                  name: seatName(across),
                }),
              )
        }
        choose={part => {
          consider(part);
          if ('trumps' in part && part.trumps) announce(sayTrumps(part.trumps, words));
        }}
      />
      <section class="hand gamate-hand" aria-label={words.label('ui.hand')}>
        {me !== 'spectator' && result === null && <Fan {...fanOf(me, words.label('ui.hand'))} />}
      </section>
      <Rail
        {...{ own, prompt }}
        chosen={considered.refusal === null ? nameOf(considered) : null}
        headline={asked.headline}
        line={
          considered.refusal === null ? (
            asked.line
          ) : (
            <RefusalNote refusal={considered.refusal} {...{ words, openRule }} />
          )
        }
        isWaiting={!live}
      >
        <Actions
          {...{ view, ways, words, live, play }}
          choice={considered}
          isForfeiting={considered.isForfeiting}
          miss={() => announce(words.label(missing(view.phase.tag)))}
          forfeit={sure => consider({ isForfeiting: sure })}
          {...(result !== null && view.phase.tag !== 'over'
            ? { goOn: () => putAside(view.past.length) }
            : {})}
        />
      </Rail>
    </>
  );
}

/** What the primary button waits for. */
function missing(phase: Phase['tag']): 'ui.miss-announce' | 'ui.miss-trumps' | 'ui.touch-card' {
  switch (phase) {
    case 'announce':
      return 'ui.miss-announce';
    case 'lead':
    case 'follow':
      return 'ui.touch-card';
    case 'auction':
    case 'opposition':
    case 'over':
      return 'ui.miss-trumps';
  }
}
