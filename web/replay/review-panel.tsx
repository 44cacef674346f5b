import './review-panel.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyGameUi, TellScene } from '#contract/page.ts';
import type { AnyPassage } from '#table/passages.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { review } from '../app/settings.ts';
import type { PageLabel } from '../app/words.ts';
import { Bots } from '../offline/bots.ts';
import type { Player } from './player.ts';
import { Reviewer } from './reviewer.ts';

interface ReviewPanelProps {
  readonly game: string;
  readonly Review: NonNullable<AnyGameUi['Review']>;
  readonly passages: () => readonly AnyPassage[];
  readonly player: Player;
  readonly scene: TellScene;
}

/** Once a match is over: what the step on stage was worth, for those who want to know. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { label }: Words<PageLabel> = props.scene.words;
  const isOn = review.value === 'on';
  return (
    <section class="review" aria-label={label('replay.review')}>
      <button
        type="button"
        class={isOn ? 'button' : 'button primary'}
        aria-expanded={isOn}
        onClick={() => {
          review.value = isOn ? 'off' : 'on';
        }}
      >
        <PageIcon name="look" />
        {label(isOn ? 'replay.review-close' : 'replay.review-open')}
      </button>
      {isOn ? <Findings {...props} /> : <p class="soft">{label('replay.review-about')}</p>}
    </section>
  );
}

function Findings({ game, Review, passages, player, scene }: ReviewPanelProps) {
  const { label }: Words<PageLabel> = scene.words;
  const { bots, reviewer } = useMemo(() => {
    const bots = new Bots();
    return { bots, reviewer: new Reviewer(passages(), passage => bots.review(game, passage)) };
  }, [game, passages]);
  // The latest: somebody may look through other eyes while the steps are judged.
  const shown = useRef(player);
  shown.current = player;
  useEffect(() => {
    void reviewer.run(() => shown.current.stage.at.peek());
    return () => {
      reviewer.close();
      bots.close();
    };
  }, [reviewer]);
  const at = player.stage.at.value;
  const { faults } = reviewer;
  const before = faults.findLast(frame => frame < at);
  const after = faults.find(frame => frame > at);
  const facts = { count: faults.length, going: reviewer.isDone ? 'no' : 'yes' };
  return (
    <>
      <div class="faults">
        <Jump to={before} text={label('replay.review-before')} icon="back" player={player} />
        <span>{label('replay.review-count', facts)}</span>
        <Jump to={after} text={label('replay.review-after')} icon="forward" player={player} />
      </div>
      <div class="finding" aria-live="polite">
        <Found at={at} reviewer={reviewer} Review={Review} scene={scene} />
      </div>
    </>
  );
}

interface FoundProps extends Pick<ReviewPanelProps, 'Review' | 'scene'> {
  readonly at: number;
  readonly reviewer: Reviewer;
}

function Found({ at, reviewer, Review, scene }: FoundProps) {
  const { label }: Words<PageLabel> = scene.words;
  const finding = reviewer.findings.value.get(at);
  const passage = reviewer.passageTo(at);
  if (finding === undefined)
    return (
      <p class="soft">{label(reviewer.failed.value ? 'replay.review-failed' : 'replay.review-thinking')}</p>
    );
  if (finding === null || passage === undefined) return <p class="soft">{label('replay.review-none')}</p>;
  return <Review passage={passage} finding={finding} {...scene} />;
}

interface JumpProps {
  readonly to: number | undefined;
  readonly text: string;
  readonly icon: 'back' | 'forward';
  readonly player: Player;
}

/** Stays focusable where there is none: who jumps with the keyboard must not lose the button. */
function Jump({ to, text, icon, player }: JumpProps) {
  return (
    <button
      type="button"
      class="button quiet icon"
      aria-label={text}
      title={text}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && player.goTo(to)}
    >
      <PageIcon name={icon} />
    </button>
  );
}
