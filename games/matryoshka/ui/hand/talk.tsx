import { useId } from 'preact/hooks';
import type { Verdict } from '#contract/game.ts';
import { Icon } from '#ui/icons.tsx';
import { TOPICS } from '../../rules/parse.ts';
import type { Move, Remark, Rule, View } from '../../rules/types.ts';
import { sayRemark } from '../remarks.ts';
import type { UiWords } from '../words.ts';

interface TalkProps {
  readonly view: View;
  readonly words: UiWords;
  readonly check: (move: Move) => Verdict<Rule>;
  readonly say: (remark: Remark) => void;
}

/** MY-5: quick remarks, true or not, in a sheet that opens above the hand. */
export function Talk({ view, words, check, say }: TalkProps) {
  const { label } = words;
  const sheet = useId();
  const topics = TOPICS.filter(topic => !view.removed.some(set => set === topic));
  const speak = (remark: Remark): void => {
    document.getElementById(sheet)?.hidePopover();
    say(remark);
  };
  if (!check({ kind: 'remark', remark: { say: 'thanks' } }).ok) return null;
  return (
    <>
      <button type="button" class="button" popoverTarget={sheet}>
        <Icon name="speak" />
        <span class="wide">{label('ui.speak')}</span>
      </button>
      <div class="talk" id={sheet} popover="auto">
        <p class="soft">{label('ui.talk-about')}</p>
        {(['want', 'have'] as const).map(about => (
          <fieldset class="topics" key={about}>
            <legend>{label(`ui.${about}`)}</legend>
            {topics.map(topic => (
              <button
                type="button"
                class="chip"
                key={topic}
                aria-label={sayRemark({ say: about, topic }, words)}
                onClick={() => speak({ say: about, topic })}
              >
                {topic}
              </button>
            ))}
          </fieldset>
        ))}
        <div class="topics">
          {(['for-you', 'thanks', 'alas'] as const).map(one => (
            <button type="button" class="chip" key={one} onClick={() => speak({ say: one })}>
              {sayRemark({ say: one }, words)}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
