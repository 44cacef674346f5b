import '#ui/cloth.css';
import './board.css';
import type { Refusal } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { later } from '#ui/later.tsx';
import { SheetButton } from '#ui/sheet-button.tsx';
import type { Gamate, DealResult as Result, Rule, View } from '../../rules/types.ts';
import type { Choice } from '../choice.ts';
import { Fan, type FanProps } from '../hand/fan.tsx';
import { Ring } from '../ring/ring.tsx';
import { ScoreSheet } from '../score/score-sheet.tsx';
import type { UiScene } from '../words.ts';
import { Auction } from './auction.tsx';

const Announce = later(async () => (await import('./announce.tsx')).Announce);
const Chooser = later(async () => (await import('./chooser.tsx')).Chooser);
const ContractPlaque = later(async () => (await import('./contract-plaque.tsx')).ContractPlaque);
const DealResult = later(async () => (await import('../score/deal-result.tsx')).DealResult);
const Pile = later(async () => (await import('../ring/pile.tsx')).Pile);

interface BoardProps extends UiScene {
  readonly envelope: Envelope<Gamate>;
  readonly prompt: string;
  readonly live: boolean;
  readonly choice: Choice;
  /** Why the definition that is being considered may not be proposed. */
  readonly fault: Refusal<Rule> | null;
  /** Of the deal before, while it is shown. */
  readonly result: Result | null;
  readonly dummy: FanProps | null;
  readonly choose: (part: Partial<Choice>) => void;
}

/** The cloth: what was said, the four hands round the pile, or how the last deal ended. */
export function Board(props: BoardProps) {
  const { envelope, prompt, words, seatName, live, result } = props;
  const { view } = envelope;
  return (
    // It may be longer than its place: keys must be able to scroll it.
    <section
      class="board cloth gamate-board"
      aria-label={words.label('ui.table')}
      tabIndex={0}
      data-prompt={prompt}
      data-asked={live}
      data-phase={view.phase.tag}
    >
      {result === null ? <Cloth {...props} /> : <DealResult {...{ view, result, words, seatName }} />}
    </section>
  );
}

function Cloth({ envelope, words, seatName, live, choice, fault, dummy, choose }: BoardProps) {
  const { view } = envelope;
  const { phase } = view;
  const scene = { view, words, seatName };
  const open = dummy === null ? null : <Fan {...dummy} />;
  const isSpeaking = live && (phase.tag === 'auction' || phase.tag === 'opposition');
  if (isSpeaking)
    return (
      <>
        <Head {...scene} />
        <Auction {...scene} />
        <Chooser {...{ view, words, fault }} value={choice.trumps} onChange={trumps => choose({ trumps })} />
      </>
    );
  return (
    <>
      <Head {...scene} />
      <Ring {...scene} dummy={open}>
        {phase.tag === 'auction' || phase.tag === 'opposition' ? (
          <Auction {...scene} />
        ) : phase.tag === 'announce' ? (
          live && <Announce {...{ view, words, choice, choose }} />
        ) : (
          <Pile {...scene} />
        )}
      </Ring>
    </>
  );
}

/**
 * What is played, or which deal is spoken about. Where it has no place of its own, the score opens from here; and
 * while cards are played, what was said before.
 */
function Head({ view, words, seatName }: UiScene & { readonly view: View }) {
  const { label } = words;
  const scene = { view, words, seatName };
  const { contract, phase } = view;
  const isAgreed = contract !== null && phase.tag !== 'opposition';
  return (
    <header class="board-head">
      {contract === null ? (
        <p class="deal-number">{label('ui.auction-of', { number: view.past.length + 1 })}</p>
      ) : (
        <ContractPlaque {...scene} />
      )}
      {isAgreed && (
        <SheetButton name="auction-button" title={label('ui.auction-short')}>
          <Auction {...scene} />
        </SheetButton>
      )}
      <SheetButton name="score-button" title={label('ui.score')}>
        <ScoreSheet {...scene} />
        {isAgreed && <Auction {...scene} />}
      </SheetButton>
    </header>
  );
}
