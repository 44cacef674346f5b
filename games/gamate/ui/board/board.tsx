import './board.css';
import type { Refusal } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { atRest } from '#ui/at-rest.ts';
import { later } from '#ui/later.tsx';
import type { Gamate, DealResult as Result, Rule } from '../../rules/types.ts';
import type { Choice } from '../choice.ts';
import { Fan, type FanProps } from '../hand/fan.tsx';
import { ScoreSlip } from '../score/score-slip.tsx';
import type { UiScene } from '../words.ts';
import { placeOf } from './places.ts';

const Announce = later(async () => (await import('./announce.tsx')).Announce, { ahead: true });
// The hand is looked at first: the sheet comes when the page is at rest.
const BidSheet = later(
  async () => {
    await atRest();
    return (await import('./bid-sheet.tsx')).BidSheet;
  },
  { ahead: true },
);
const DealResult = later(async () => (await import('../score/deal-result.tsx')).DealResult, {
  ahead: true,
});
const Trick = later(async () => (await import('./trick.tsx')).Trick, { ahead: true });

interface BoardProps extends UiScene {
  readonly envelope: Envelope<Gamate>;
  readonly prompt: string;
  readonly live: boolean;
  readonly choice: Choice;
  /** Why the definition that is being considered may not be proposed. */
  readonly fault: Refusal<Rule> | null;
  /** Of the deal before, while it is shown. */
  readonly result: Result | null;
  /** The hand that lies open across the table. */
  readonly across: FanProps | null;
  readonly choose: (part: Partial<Choice>) => void;
}

/** The middle of the cloth: the deck one bids on, the pile, or how the last deal ended. */
export function Board(props: BoardProps) {
  const { envelope, prompt, words, seatName, live, result, across } = props;
  const { view } = envelope;
  const place = across === null ? null : placeOf(across.hand, view.me);
  return (
    <section
      class="board gamate-board"
      aria-label={words.label('ui.table')}
      data-prompt={prompt}
      data-asked={live}
      data-phase={view.phase.tag}
    >
      {result !== null ? (
        <DealResult {...{ view, result, words, seatName }} />
      ) : (
        <>
          {across !== null && (
            <div class={`dummy of-${place}`}>
              {place !== 'far' && <p>{across.title}</p>}
              <Fan {...across} />
            </div>
          )}
          <Middle {...props} />
        </>
      )}
      <ScoreSlip {...{ view, words, seatName }} />
    </section>
  );
}

function Middle({ envelope, words, seatName, live, choice, fault, choose }: BoardProps) {
  const { view } = envelope;
  const scene = { view, words, seatName };
  switch (view.phase.tag) {
    case 'auction':
    case 'opposition':
      return (
        <BidSheet
          {...scene}
          {...{ live, fault }}
          value={choice.trumps}
          onChange={trumps => choose({ trumps })}
        />
      );
    case 'announce':
      return live ? <Announce {...{ view, words, choice, choose }} /> : <Trick {...scene} live={false} />;
    case 'lead':
    case 'follow':
    case 'over':
      return <Trick {...scene} live={live} />;
  }
}
