import type { Words } from '#text/words.ts';
import { PageIcon, type PageIconName } from '#ui/page-icons.tsx';
import type { PageLabel } from '../app/words.ts';
import type { Player } from './player.ts';

interface ControlsProps {
  readonly player: Player;
  readonly words: Words<PageLabel>;
  /** What happened at the step on stage, for those who do not see it. */
  readonly told: string;
}

/** Slider and buttons. The keys (arrows, Home, End, Space) do the same from anywhere on the page. */
export function Controls({ player, words, told }: ControlsProps) {
  const { label } = words;
  const { stage } = player;
  const at = stage.at.value;
  const playing = player.playing.value;
  const where = label('replay.step', { step: at, last: stage.last });
  return (
    <>
      <div class="slider">
        <input
          type="range"
          min={0}
          max={stage.last}
          value={at}
          aria-label={label('replay.slider')}
          aria-valuetext={`${where}. ${told}`}
          onInput={event => player.goTo(event.currentTarget.valueAsNumber)}
        />
        <output>{where}</output>
      </div>
      <div class="transport">
        <Press icon="first" text={label('replay.first')} off={at === 0} act={() => player.goTo(0)} />
        <Press icon="step-back" text={label('replay.back')} off={at === 0} act={() => player.goTo(at - 1)} />
        <button
          type="button"
          class="button primary icon play"
          aria-label={label(playing ? 'replay.pause' : 'replay.play')}
          title={label(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => player.toggle()}
        >
          <PageIcon name={playing ? 'pause' : 'play'} />
        </button>
        <Press icon="step" text={label('replay.on')} off={stage.caughtUp} act={() => player.goTo(at + 1)} />
        <Press
          icon="last"
          text={label('replay.last')}
          off={stage.caughtUp}
          act={() => player.goTo(stage.last)}
        />
      </div>
    </>
  );
}

interface PressProps {
  readonly icon: PageIconName;
  readonly text: string;
  readonly off: boolean;
  readonly act: () => void;
}

/** Stays focusable at the ends: who steps with the keyboard must not lose the button. */
function Press({ icon, text, off, act }: PressProps) {
  return (
    <button
      type="button"
      class="button icon"
      aria-label={text}
      title={text}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <PageIcon name={icon} />
    </button>
  );
}
