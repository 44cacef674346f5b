import { useState } from 'preact/hooks';
import { Chips } from '#ui/chips.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { FAMILIES } from '../rules/cards.ts';
import { QUESTION_CARDS } from '../rules/setup.ts';
import { Emblem } from '../ui/card/emblem.tsx';
import { Known } from './known.tsx';
import { countKnown, keep, LEVELS, readKept, WAYS } from './progress.ts';
import type { SoloWords } from './words.ts';

/** Where one chooses what to be asked, and how. */
export function Quiz({ words }: { readonly words: SoloWords }) {
  const { label } = words;
  const [kept, setKept] = useState(readKept);
  useTitle(label('solo.quiz'), label('solo.title'));
  return (
    <div class="solo-page">
      <header class="bar solo-bar">
        <a class="button quiet icon" href="/mathisto/solo" aria-label={label('solo.home')}>
          <PageIcon name="back" />
        </a>
        <h1>{label('solo.quiz')}</h1>
      </header>
      <main class="solo-quiz">
        <p class="lead">{label('solo.quiz.how')}</p>
        <div class="solo-wishes">
          <Chips
            legend={label('solo.choose.level')}
            values={LEVELS}
            isOn={one => one === kept.level}
            name={level => label('solo.level', { level })}
            press={level => setKept(keep({ level }))}
          />
          <Chips
            legend={label('solo.choose.way')}
            values={WAYS}
            isOn={one => one === kept.way}
            name={way => label('solo.way', { way })}
            press={way => setKept(keep({ way }))}
          />
        </div>
        <section aria-labelledby="solo-topics">
          <h2 id="solo-topics">{label('solo.topics')}</h2>
          <ul class="solo-topics">
            <li class="solo-all">
              <a class="solo-card" href="/mathisto/solo/quiz/all">
                <b>{label('solo.topic.all')}</b>
                <Known known={countKnown(kept)} words={words} />
              </a>
            </li>
            {FAMILIES.map(family => (
              <li key={family}>
                <a class="solo-card" href={`/mathisto/solo/quiz/${family}`}>
                  <Emblem family={family} />
                  <b>{label(`family.${family}`)}</b>
                  <Known known={countKnown(kept, family)} of={QUESTION_CARDS} words={words} />
                </a>
              </li>
            ))}
          </ul>
        </section>
        <Forget {...{ words }} isAny={kept.known.length + kept.missed.length > 0} forget={setKept} />
      </main>
    </div>
  );
}

interface ForgetProps {
  readonly words: SoloWords;
  readonly isAny: boolean;
  readonly forget: (kept: ReturnType<typeof readKept>) => void;
}

/** What this device remembers can be forgotten; it asks once more. */
function Forget({ words, isAny, forget }: ForgetProps) {
  const [isAsking, ask] = useState(false);
  if (!isAny) return <p class="soft">{words.label('solo.kept.here')}</p>;
  return (
    <div class="solo-forget">
      <p class="soft">{words.label('solo.kept.here')}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          ask(!isAsking);
          if (isAsking) forget(keep({ known: [], missed: [] }));
        }}
        onBlur={() => ask(false)}
      >
        <PageIcon name="bin" />
        {words.label(isAsking ? 'solo.forget.sure' : 'solo.forget')}
      </button>
    </div>
  );
}
