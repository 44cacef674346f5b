import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SoloProps } from '#contract/page.ts';
import type { Rng } from '#contract/rng.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { isRight } from './is-right.ts';
import type { Topic } from './path.ts';
import { keep, nameOf, readKept, withAnswer } from './progress.ts';
import { QuestionCard } from './question-card.tsx';
import { goOn, isAgain, openRound, reply, type Said, scoreOf } from './round.ts';
import { Summary } from './summary.tsx';
import type { SoloWords } from './words.ts';

interface RoundPageProps {
  readonly topic: Topic;
  readonly words: SoloWords;
  readonly play: SoloProps['play'];
}

/** Ten questions, and those that were missed until they are known. */
export function RoundPage({ topic, words, play }: RoundPageProps) {
  const { label } = words;
  const rng = useMemo(newRng, []);
  const [{ level, way }] = useState(readKept);
  const [round, setRound] = useState(() => openRound(topic, level, readKept(), rng));
  const [item] = round.queue;
  const title = label(topic === 'all' ? 'solo.topic.all' : `family.${topic}`);
  const top = useRef<HTMLElement>(null);
  useTitle(title, label('solo.quiz'));
  // The next question is read from its beginning.
  useEffect(() => top.current?.scrollIntoView({ block: 'start' }), [round.queue]);

  function say(said: Said): void {
    if (item === undefined || round.reply !== null) return;
    const right = isRight(item, said);
    if (!isAgain(round)) keep(withAnswer(readKept(), nameOf(item), right));
    setRound(reply(round, said, right));
    play(right ? { kind: 'bonus' } : { kind: 'refusal' });
  }

  const score = scoreOf(round);
  return (
    <div class="solo-page">
      <header class="bar solo-bar" ref={top}>
        <a class="button quiet icon" href="/mathisto/solo/quiz" aria-label={label('solo.quiz.back')}>
          <PageIcon name="back" />
        </a>
        <h1>{title}</h1>
        <span class="soft">{label('solo.score', score)}</span>
      </header>
      <main class="solo-round">
        {item === undefined ? (
          <Summary {...{ round, words }} another={() => setRound(openRound(topic, level, readKept(), rng))} />
        ) : (
          <>
            <progress
              max={round.size}
              value={round.size - round.queue.length + (round.reply?.isRight === true ? 1 : 0)}
              aria-label={label('solo.left', { left: round.queue.length })}
            />
            <QuestionCard
              key={`${nameOf(item)} ${item.order.join()} ${round.queue.length}`}
              {...{ item, way, words, say }}
              reply={round.reply}
              isAgain={round.reply === null && isAgain(round)}
              next={() => setRound(goOn(round, rng))}
              isLast={round.queue.length === 1 && round.reply?.isRight === true}
            />
          </>
        )}
      </main>
    </div>
  );
}

/** Which questions come, and in which order, is nobody's secret: any chance will do. */
function newRng(): Rng {
  return rngFor(seedFrom(crypto.getRandomValues(new Uint32Array(8))), 0);
}
