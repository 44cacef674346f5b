import type { Facts, Seat } from '#contract/game.ts';
import { campOf } from '../../rules/seats.ts';
import type { Camp, View } from '../../rules/types.ts';
import { campFacts } from '../names.ts';
import type { UiWords } from '../words.ts';

export interface ScoreProps {
  readonly view: View;
  readonly words: UiWords;
  /** Where names are known, an onlooker reads them; else the numbers of the seats. */
  readonly seatName?: (seat: Seat) => string;
}

/** One's own camp first. */
export function campsOf({ me }: View): readonly [Camp, Camp] {
  return me !== 'spectator' && campOf(me) === 1 ? [1, 0] : [0, 1];
}

/** `We`, `They`; for onlookers the players. */
export function nameCamp(camp: Camp, props: ScoreProps): string {
  const { label } = props.words;
  const { me } = props.view;
  if (me !== 'spectator') return label(campOf(me) === camp ? 'ui.we' : 'ui.they');
  const nameOf = namesIn(props);
  return label('ui.pair', { one: nameOf(camp), other: nameOf(camp + 2) });
}

/** For sentences about a camp. */
export function factsOf(camp: Camp, props: ScoreProps): Facts {
  return campFacts(camp, props.view.me, namesIn(props));
}

function namesIn({ words, seatName }: Pick<ScoreProps, 'words' | 'seatName'>): (seat: Seat) => string {
  return seatName ?? (seat => words.label('ui.seat', { seat: seat + 1 }));
}
