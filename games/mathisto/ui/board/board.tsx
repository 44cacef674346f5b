import '#ui/cloth.css';
import './board.css';
import type { Seat } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { later } from '#ui/later.tsx';
import { SheetButton } from '#ui/sheet-button.tsx';
import { type Card, FAMILIES } from '../../rules/cards.ts';
import type { Mathisto } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import type { Considered } from '../choice.ts';
import { whoIs } from '../names.ts';
import type { HappeningProps } from '../stage/happening.tsx';
import type { UiScene } from '../words.ts';
import { Places } from './places.tsx';

const CallRecord = later(async () => (await import('./call-record.tsx')).CallRecord, { ahead: true });
const PosedFamilies = later(async () => (await import('./posed-families.tsx')).PosedFamilies, {
  ahead: true,
});

interface BoardProps extends UiScene {
  readonly envelope: Envelope<Mathisto>;
  readonly prompt: string;
  readonly hand: readonly Card[];
  readonly live: boolean;
  readonly considered: Considered;
  readonly consider: (considered: Considered) => void;
  readonly confirm: () => void;
  readonly ask?: (seat: Seat) => void;
  readonly hinted: Seat | null;
  readonly aside: number;
  readonly putAside: () => void;
  readonly look: (cards: readonly Card[]) => void;
  readonly announce: (sentence: string) => void;
}

/** The cloth: the others round it, what happens in the middle, and what lies face up. */
export function Board(props: BoardProps) {
  const { envelope, prompt, live, words, seatName, ask, hinted, look } = props;
  const { label } = words;
  const { view } = envelope;
  return (
    // It may be longer than its place: keys must be able to scroll it.
    <section
      class="board cloth mathisto-board"
      aria-label={label('ui.table')}
      tabIndex={0}
      data-prompt={prompt}
      data-asked={live}
      data-phase={view.phase.tag}
    >
      <header class="cloth-head">
        <Places {...{ envelope, words, seatName, hinted }} {...(ask && { ask })} />
        <p class="stock" data-stock={view.stockSize}>
          <span class="stock-pile" aria-hidden="true">
            {view.stockSize > 0 && <CardBack />}
          </span>
          <span>{label('ui.stock', { cards: view.stockSize })}</span>
          <span class="soft">
            {label('ui.families-posed', { posed: view.posed.length, all: FAMILIES.length })}
          </span>
        </p>
        {view.config.record === 'shown' && (
          <SheetButton name="record-button" title={label('ui.record')}>
            <CallRecord {...{ view, words, seatName }} />
          </SheetButton>
        )}
      </header>
      <Stage {...props} />
      {(view.posed.length > 0 || view.discoveries !== null) && (
        <PosedFamilies {...{ view, words, seatName, look }} />
      )}
    </section>
  );
}

const Happening = later(async () => (await import('../stage/happening.tsx')).Happening, { ahead: true });

/** The middle of the table. Before anything happens, it says who begins. */
function Stage(props: HappeningProps) {
  const { envelope, live, considered, words, seatName } = props;
  const { view } = envelope;
  const hasBegun = view.past.length > 0;
  const isPosing = considered.tag === 'pose' || considered.tag === 'discoveries';
  return (
    <div class="stage" data-phase={view.phase.tag} data-asked={live}>
      {hasBegun || isPosing ? (
        <Happening {...props} />
      ) : (
        <p class="begins">{words.label('tell.start', whoIs(view.starter, view.me, seatName))}</p>
      )}
    </div>
  );
}
