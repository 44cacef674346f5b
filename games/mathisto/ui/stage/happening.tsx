import './stage.css';
import type { Envelope } from '#kernel/match.ts';
import type { Card } from '../../rules/cards.ts';
import type { Mathisto, View } from '../../rules/types.ts';
import type { Considered } from '../choice.ts';
import { whoIs } from '../names.ts';
import { tellAnswer, tellDiscoveries, tellPosed } from '../tell.ts';
import type { UiScene } from '../words.ts';
import { CallEvent } from './call-event.tsx';
import { CounterPanel } from './counter.tsx';
import { DiscoveriesPanel, PosePanel } from './pose.tsx';
import { AnswerCard, QuestionCard } from './question-card.tsx';
import { type Answered, answerToRead, type Countered, type Scene, sceneOf } from './scene.ts';

export interface HappeningProps extends UiScene {
  readonly envelope: Envelope<Mathisto>;
  readonly hand: readonly Card[];
  readonly live: boolean;
  readonly considered: Considered;
  readonly consider: (considered: Considered) => void;
  readonly confirm: () => void;
  /** Answers up to this place in the past were read and put aside. */
  readonly aside: number;
  readonly putAside: () => void;
  readonly announce: (sentence: string) => void;
}

/** What is being asked, considered or decided, or what happened last. */
export function Happening(props: HappeningProps) {
  const { envelope, live, considered, hand, words, consider } = props;
  if (live && considered.tag === 'pose') {
    const { config } = envelope.view;
    return <PosePanel cards={considered.cards} {...{ config, hand, words, consider }} />;
  }
  if (live && considered.tag === 'discoveries')
    return <DiscoveriesPanel cards={considered.cards} {...{ hand, words, consider }} />;
  return <Phase {...props} />;
}

function Phase(props: HappeningProps) {
  const { envelope, live, considered, consider, confirm, aside, announce, words, seatName } = props;
  const { view } = envelope;
  const { phase } = view;
  const scene = sceneOf(view);
  const toRead = answerToRead(view, aside);
  const posed = view.posed.at(-1);
  switch (phase.tag) {
    case 'question':
      return (
        <>
          {phase.why === 'super' && scene.tag === 'posing' && scene.countered && (
            <Reveal {...{ view, words, seatName }} countered={scene.countered} />
          )}
          <QuestionCard
            asked={phase.asked}
            answers={view.config.answers}
            title={words.label('ui.question-for', {
              ...whoIs(phase.seat, view.me, seatName),
              why: phase.why,
            })}
            {...{ words, considered, confirm, announce }}
            {...(live && { consider })}
          />
        </>
      );
    case 'counter':
      return (
        <>
          {posed && (
            <CounterPanel {...{ envelope, posed, considered, words, seatName }} {...(live && { consider })} />
          )}
          {toRead && <ToRead {...props} answered={toRead} />}
        </>
      );
    case 'turn':
    case 'draw':
    case 'over':
      return (
        <>
          <Last {...{ view, scene, words, seatName }} />
          {toRead && <ToRead {...props} answered={toRead} />}
        </>
      );
  }
}

/** What happened last, where nobody has to say anything about it any more. */
function Last({ view, scene, words, seatName }: UiScene & { readonly view: View; readonly scene: Scene }) {
  switch (scene.tag) {
    case 'start':
      return <p class="begins">{words.label('tell.start', whoIs(view.starter, view.me, seatName))}</p>;
    case 'call':
      return <CallEvent {...{ view, scene, words, seatName }} />;
    case 'discoveries':
      return <p class="begins">{tellDiscoveries(scene.posed, view, { words, seatName })}</p>;
    case 'posing':
      return (
        <div class="posing">
          <p class="begins">{tellPosed(scene.posed, view, { words, seatName })}</p>
          {scene.countered && <Reveal {...{ view, words, seatName }} countered={scene.countered} />}
        </div>
      );
  }
}

function ToRead({
  envelope,
  answered,
  putAside,
  announce,
  words,
  seatName,
}: HappeningProps & { readonly answered: Answered }) {
  return (
    <AnswerCard
      answered={answered}
      title={tellAnswer(answered, envelope.view, { words, seatName })}
      words={words}
      close={putAside}
      announce={announce}
    />
  );
}

interface RevealProps extends UiScene {
  readonly view: View;
  readonly countered: Countered;
}

/** MH-14: all choices are turned over together. */
function Reveal({ view, countered, words, seatName }: RevealProps) {
  const { label } = words;
  return (
    <section class="reveal" aria-label={label('ui.revealed')}>
      <p class="mathisto-title">{label('ui.revealed')}</p>
      <ul>
        {countered.choices.map((choice, seat) =>
          choice === null ? null : (
            <li key={seat} data-choice={choice}>
              <span>
                {label('ui.person', { who: seat === view.me ? 'you' : 'other', name: seatName(seat) })}
              </span>{' '}
              <b>{label(`ui.counter.${choice}`)}</b>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
