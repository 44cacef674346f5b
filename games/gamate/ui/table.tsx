import './table.css';
import { useState } from 'preact/hooks';
import type { Refusal, Seat } from '#contract/game.ts';
import type { TableProps } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import { submitIfAllowed } from '#ui/submit-move.ts';
import { openHands } from '../rules/check.ts';
import { faultOf } from '../rules/trumps.ts';
import type { Gamate, Move, Rule } from '../rules/types.ts';
import { sayTrumps } from '../text/say-definition.ts';
import { Board } from './board/board.tsx';
import {
  type Choice,
  choiceOf,
  dealToShow,
  type Held,
  isSame,
  NO_CHOICE,
  naturalWay,
  promptOf,
  waysOf,
} from './choice.ts';
import { Actions } from './hand/actions.tsx';
import { Fan, type FanProps } from './hand/fan.tsx';
import { Now } from './panels/now.tsx';
import type { UiWords } from './words.ts';

interface Considered extends Choice {
  readonly prompt: string;
  readonly isForfeiting: boolean;
  readonly refusal: Refusal<Rule> | null;
}

export function Table(props: TableProps<Gamate>) {
  const { envelope, seat, check, hint, openRule, announce, sound, seatName } = props;
  const { view } = envelope;
  const words: UiWords = props.words;
  const [kept, keep] = useState<Considered | null>(null);
  const [aside, putAside] = useState(0);
  const prompt = promptOf(view);
  const advised = hint === null ? NO_CHOICE : choiceOf(hint.move);
  const fresh: Considered = { ...advised, prompt, isForfeiting: false, refusal: null };
  const considered = kept?.prompt === prompt ? kept : fresh;
  const result = dealToShow(view, aside);
  // While one reads how the last deal ended, nothing else is asked.
  const live = seat !== null && isAsked(envelope, seat) && result === null;
  const { held } = considered;
  const ways = live && held !== null ? waysOf(view, held, check) : [];
  const fault = considered.trumps === null ? null : faultOf(considered.trumps, view.config.definitions);

  function consider(part: Partial<Considered>): void {
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

  /** The first touch names the ways, the second goes the natural one. */
  function touch(card: Held): void {
    if (!isSame(held, card)) {
      consider({ held: card });
      sound({ kind: 'card' });
      return;
    }
    playNaturally(card);
  }

  function playNaturally(card: Held): void {
    const all = waysOf(view, card, check);
    const natural = naturalWay(all);
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
  const trumps = considered.trumps ?? view.contract?.trumps ?? null;
  function fanOf(hand: Seat, title: string): FanProps {
    const isHinted =
      hinted !== null && (hinted.kind !== 'lead' || hinted.hand === hand) && open.includes(hand);
    return {
      hand,
      cards: view.hands[hand] ?? [],
      title,
      contract: view.contract,
      trumps,
      held,
      hinted: isHinted ? hinted.card : null,
      words,
      ...(open.includes(hand) ? { play: { touch, drop, letter } } : {}),
    };
  }

  const { me, dummy } = view;
  return (
    <>
      <Board
        {...{ envelope, words, seatName, live, result, fault }}
        prompt={prompt}
        choice={considered}
        dummy={
          dummy === null || dummy === me
            ? null
            : fanOf(dummy, words.label('ui.dummy-hand', { name: seatName(dummy) }))
        }
        choose={part => {
          consider(part);
          if ('trumps' in part && part.trumps) announce(sayTrumps(part.trumps, words));
        }}
      />
      <section class="hand gamate-hand" aria-label={words.label('ui.hand')}>
        {me !== 'spectator' && <Fan {...fanOf(me, words.label('ui.hand'))} />}
        <Actions
          {...{ view, ways, words, live, play }}
          choice={considered}
          isForfeiting={considered.isForfeiting}
          miss={() =>
            announce(words.label(view.phase.tag === 'announce' ? 'ui.miss-announce' : 'ui.miss-trumps'))
          }
          forfeit={sure => consider({ isForfeiting: sure })}
          {...(result !== null && view.phase.tag !== 'over'
            ? { goOn: () => putAside(view.past.length) }
            : {})}
        />
      </section>
      <Now
        {...{ view, live, held, ways, words, seatName, openRule }}
        isBetween={result !== null}
        refusal={considered.refusal}
      />
    </>
  );
}
