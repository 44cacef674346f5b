import './board.css';
import type { Envelope } from '#kernel/match.ts';
import { later } from '#ui/later.tsx';
import type { Family } from '../../rules/cards.ts';
import type { Mathisto } from '../../rules/types.ts';
import { Emblem } from '../card/emblem.tsx';
import { familiesNotHeld } from '../choice.ts';
import { nameFamily, whoIs } from '../names.ts';
import { Token } from '../seat/at-seat.tsx';
import type { HappeningProps } from '../stage/happening.tsx';
import type { UiWords } from '../words.ts';
import { Packs } from './packs.tsx';

const Happening = later(async () => (await import('../stage/happening.tsx')).Happening, { ahead: true });
const PosedFans = later(async () => (await import('../seat/posed-fans.tsx')).PosedFans, { ahead: true });

interface BoardProps extends HappeningProps {
  readonly prompt: string;
  readonly askFamily: (family: Family) => void;
  readonly reread?: () => void;
}

/** The middle of the cloth: what happens, the packs, and what one has posed oneself. */
export function Board(props: BoardProps) {
  const { envelope, prompt, live, toRead, words, seatName, reread } = props;
  const { label } = words;
  const { view } = envelope;
  const { phase, me } = view;
  const isHushed = phase.tag === 'question' || phase.tag === 'counter' || toRead !== null;
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
        <Middle {...props} />
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

function hasPosed({ view }: Envelope<Mathisto>, seat: number): boolean {
  return view.posed.some(({ owner }) => owner === seat) || view.discoveries?.seat === seat;
}

/** Before anything happens, it says who begins. */
function Middle(props: BoardProps) {
  const { envelope, live, hand, considered, toRead, words, seatName, askFamily } = props;
  const { view } = envelope;
  const isStart = view.past.length === 0 && considered.tag === 'nothing';
  return (
    <>
      {isStart ? (
        <h2 class="begins">{words.label('tell.start', whoIs(view.starter, view.me, seatName))}</h2>
      ) : (
        <Happening {...props} />
      )}
      {live && view.phase.tag === 'turn' && considered.tag === 'nothing' && toRead === null && (
        <NotHeld families={familiesNotHeld(view, hand)} words={words} askFamily={askFamily} />
      )}
    </>
  );
}

interface NotHeldProps {
  readonly families: readonly Family[];
  readonly words: UiWords;
  readonly askFamily: (family: Family) => void;
}

/** Families of which one holds nothing: touched, the rules say why nobody of them may be called. */
function NotHeld({ families, words, askFamily }: NotHeldProps) {
  const { label } = words;
  if (families.length === 0) return null;
  return (
    <div class="not-held" role="group" aria-label={label('ui.not-held')}>
      <span aria-hidden="true">{label('ui.not-held-short')}</span>
      {families.map(family => (
        <button
          type="button"
          key={family}
          aria-label={nameFamily(family, words)}
          data-not-held={family}
          onClick={() => askFamily(family)}
        >
          <Emblem family={family} />
        </button>
      ))}
    </div>
  );
}
