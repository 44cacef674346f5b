import './fair-panel.css';
import type { TellScene } from '#contract/page.ts';
import type { Proof } from '#kernel/fair.ts';
import { DEAL_CHECKS, type Verified } from '#table/verify.ts';
import type { Words } from '#text/words.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import type { PageLabel } from '../app/words.ts';
import type { OpenReplay } from './open-replay.ts';
import { saveFile } from './save-file.ts';

interface FairPanelProps {
  readonly replay: OpenReplay;
  readonly scene: TellScene;
  readonly close: () => void;
}

type FairState = 'fair' | 'unseen' | 'unproved' | 'imagined' | 'carried' | 'old' | 'wrong';

/**
 * What a check comes to, in a word. `unseen`: all fits, but nobody here knows what was published before the deal.
 * `imagined`: there was no deal. `carried`: there were two, of which the first is unproved. `old`: the rules have changed since, so the steps stay unchecked.
 */
export function stateOf({ play, deal, carried }: Verified): FairState {
  if (deal.tag === 'disproved') return 'wrong';
  if (play.tag !== 'whole') return play.tag === 'version' ? 'old' : 'wrong';
  if (carried !== null) return 'carried';
  if (deal.tag === 'unproved' || deal.tag === 'imagined') return deal.tag;
  return deal.checks.published === null ? 'unseen' : 'fair';
}

/** What was published before the deal, who added what, and which steps were checked: in words, then in numbers. */
export function FairPanel({ replay, scene, close }: FairPanelProps) {
  const { label }: Words<PageLabel> = scene.words;
  const { found, log, updated } = replay;
  const state = stateOf(found);
  const proof = 'proof' in found.deal ? found.deal.proof : null;
  return (
    <Dialog title={label('fair.title')} close={close} closeLabel={label('dialog.close')}>
      <p class={state === 'wrong' ? 'fair-lead bubble' : 'fair-lead'}>{label('fair.lead', { state })}</p>
      <ol class="fair-checks">
        {linesOf(replay, scene).map(({ name, fits, text }) => (
          <li key={name} class={fits === false ? 'wrong' : undefined}>
            <Mark fits={fits} label={label('fair.mark', { fits: asked(fits) })} />
            <div>
              <h3>{label('fair.part', { part: name })}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {proof !== null && <Numbers proof={proof} scene={scene} />}
      <footer>
        <button type="button" class="button" onClick={() => saveFile(log, new Date(updated))}>
          {label('table.export')}
        </button>
      </footer>
    </Dialog>
  );
}

interface Line {
  readonly name: string;
  /** Null where there was nothing to compare with. */
  readonly fits: boolean | null;
  readonly text: string;
}

function linesOf({ found, seenBy, log, chairs }: OpenReplay, { words, seatName }: TellScene): Line[] {
  const { label }: Words<PageLabel> = words;
  const { play, deal, carried } = found;
  const { tag, ...facts } = play;
  const isOver = play.tag === 'whole' && play.over ? 'yes' : 'no';
  // Other rules than ours are no fault: nothing can be said.
  const fits = tag === 'version' ? null : tag === 'whole';
  const played = { name: 'play', fits, text: label(`fair.play-${tag}`, { ...facts, over: isOver }) };
  const before =
    carried === null
      ? []
      : [
          {
            name: 'carried',
            fits: null,
            text: label('fair.elsewhere', {
              step: carried.step,
              name: seatName(carried.seat),
              anew: asked(carried.isAnew),
            }),
          },
        ];
  if (deal.tag === 'unproved')
    return [...before, { name: 'deal', fits: null, text: label('fair.unproved') }, played];
  if (deal.tag === 'imagined') {
    const text = label('fair.imagined', { of: deal.of, name: seatName(deal.seat) });
    return [{ name: 'deal', fits: deal.of === 'match' ? true : null, text }, played];
  }
  const { entropies } = deal.proof;
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [{ text: seatName(seat) }] : []));
  const bots = chairs.length - people.length;
  const checks = DEAL_CHECKS.flatMap(name => {
    const one = deal.checks[name];
    // A device that added nothing has nothing to look for, nor where nothing was dealt anew.
    if ((name === 'added' || name === 'anew') && one === null) return [];
    const about = { fits: asked(one), seenBy, people, bots, seats: log.seats, got: entropies.length };
    return [{ name, fits: one, text: label(`fair.${name}`, about) }];
  });
  return [...before, ...checks, played];
}

function asked(fits: boolean | null): 'yes' | 'no' | 'unknown' {
  if (fits === null) return 'unknown';
  return fits ? 'yes' : 'no';
}

/** Not by colour alone: a tick, a bang, or a dot; and its word for those who hear the page. */
function Mark({ fits, label }: { readonly fits: boolean | null; readonly label: string }) {
  return (
    <span class="fair-mark" role="img" aria-label={label}>
      {fits === true && <PageIcon name="check" />}
      {fits === false && '!'}
      {fits === null && '·'}
    </span>
  );
}

/** For those who check by hand: docs/fair-deals.md says how. */
function Numbers({ proof, scene }: { readonly proof: Proof; readonly scene: TellScene }) {
  const { label }: Words<PageLabel> = scene.words;
  return (
    <details class="fair-numbers">
      <summary>{label('fair.numbers')}</summary>
      <dl>
        <dt>{label('fair.commitment')}</dt>
        <dd>{proof.commitment}</dd>
        <dt>{label('fair.host-bits')}</dt>
        <dd>{proof.hostBits}</dd>
        {proof.entropies.map((entropy, seat) => (
          <div key={seat}>
            <dt>{label('fair.entropy', { name: scene.seatName(seat) })}</dt>
            <dd>{entropy === '' ? label('fair.nothing') : entropy}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">{label('fair.by-hand')}</p>
    </details>
  );
}
