import './stage.css';
import type { Envelope } from '#kernel/match.ts';
import { later } from '#ui/later.tsx';
import type { Card } from '../rules/cards.ts';
import type { Mathisto, View } from '../rules/types.ts';
import { CallEvent } from './call-event.tsx';
import type { Considered } from './choice.ts';
import { whoIs } from './names.ts';
import { Reveal } from './reveal.tsx';
import { type Answered, answerToRead, type Scene, sceneOf } from './scene.ts';
import { tellAnswer, tellDiscoveries, tellPosed } from './tell.ts';
import type { UiScene } from './words.ts';

const QuestionCard = later(async () => (await import('./question-card.tsx')).QuestionCard);
const AnswerCard = later(async () => (await import('./question-card.tsx')).AnswerCard);
const CounterPanel = later(async () => (await import('./counter-panel.tsx')).CounterPanel);
const PosePanel = later(async () => (await import('./pose-panel.tsx')).PosePanel);
const DiscoveriesPanel = later(async () => (await import('./pose-panel.tsx')).DiscoveriesPanel);

interface StageProps extends UiScene {
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

/** The middle of the table: what is being asked, considered or decided there, or what happened last. */
export function Stage(props: StageProps) {
  const { envelope, live, considered, hand, words, consider } = props;
  const { view } = envelope;
  return (
    <div class="stage" data-phase={view.phase.tag} data-asked={live}>
      {live && considered.tag === 'pose' ? (
        <PosePanel cards={considered.cards} config={view.config} {...{ hand, words, consider }} />
      ) : live && considered.tag === 'discoveries' ? (
        <DiscoveriesPanel cards={considered.cards} {...{ hand, words, consider }} />
      ) : (
        <Happening {...props} scene={sceneOf(view)} />
      )}
    </div>
  );
}

function Happening(props: StageProps & { readonly scene: Scene }) {
  const { envelope, live, considered, consider, confirm, scene, aside, announce, words, seatName } = props;
  const { view } = envelope;
  const { phase } = view;
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
}: StageProps & { readonly answered: Answered }) {
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
