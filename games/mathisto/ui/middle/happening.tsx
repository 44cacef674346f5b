import './middle.css';
import type { Envelope } from '#kernel/match.ts';
import type { Card } from '../../rules/cards.ts';
import { worthOf } from '../../rules/posing.ts';
import type { Mathisto, View } from '../../rules/types.ts';
import { type Considered, familyTaken } from '../choice.ts';
import { nameFamily, whoIs } from '../names.ts';
import { AnswerCard, QuestionCard } from '../question/question-card.tsx';
import { tellAnswer, tellCounters, tellDiscoveries, tellPosed } from '../tell.ts';
import { inPlaces } from '../ways.ts';
import type { UiScene } from '../words.ts';
import { CallEvent } from './call-event.tsx';
import { CounterPanel } from './counter.tsx';
import { FamilyLaid } from './family-laid.tsx';
import { Lack } from './lack.tsx';
import { type Answered, familyInMiddle, type Latest, latestIn } from './latest.ts';
import { DiscoveriesPanel, PosePanel } from './pose.tsx';

export interface HappeningProps extends UiScene {
  readonly envelope: Envelope<Mathisto>;
  readonly hand: readonly Card[];
  readonly live: boolean;
  readonly considered: Considered;
  readonly consider: (considered: Considered) => void;
  readonly confirm: () => void;
  readonly touch: (card: Card) => void;
  /** An answer that was not put aside yet. */
  readonly toRead: Answered | null;
  readonly announce: (sentence: string) => void;
}

/** What is being asked, considered or decided, or what happened last. */
export function Happening(props: HappeningProps) {
  const { envelope, live, considered, hand, words, consider, touch, toRead, seatName } = props;
  const { view } = envelope;
  const family = familyTaken(considered);
  if (live && family !== null) return <Lack {...{ view, hand, family, considered, words, touch }} />;
  if (live && considered.tag === 'pose')
    return <PosePanel cards={considered.cards} config={view.config} {...{ hand, words, consider }} />;
  if (live && considered.tag === 'discoveries')
    return <DiscoveriesPanel cards={considered.cards} {...{ hand, words, consider }} />;
  if (toRead !== null) return <ToRead {...props} answered={toRead} />;
  switch (view.phase.tag) {
    case 'question':
      return <Asked {...props} phase={view.phase} />;
    case 'counter':
      return <Window {...props} />;
    case 'turn':
    case 'draw':
    case 'over':
      return <Last latest={latestIn(view)} {...{ view, words, seatName }} />;
  }
}

interface AskedProps extends HappeningProps {
  readonly phase: Extract<View['phase'], { readonly tag: 'question' }>;
}

/** The question, before the family that it is about. */
function Asked({
  envelope,
  phase,
  live,
  considered,
  consider,
  confirm,
  announce,
  words,
  seatName,
}: AskedProps) {
  const { view } = envelope;
  const { label } = words;
  return (
    <div class="event">
      <Behind view={view} words={words} family={phase.asked.family} />
      <QuestionCard
        asked={phase.asked}
        answers={view.config.answers}
        title={label('ui.question-for', { ...whoIs(phase.seat, view.me, seatName), why: phase.why })}
        note={label('ui.question-worth', { why: phase.why, form: view.config.form })}
        {...{ words, considered, confirm, announce }}
        {...(live && { consider })}
      />
    </div>
  );
}

function ToRead({
  envelope,
  announce,
  words,
  seatName,
  answered,
}: HappeningProps & { readonly answered: Answered }) {
  const { view } = envelope;
  return (
    <div class="event">
      <Behind view={view} words={words} family={answered.asked.family} />
      <AnswerCard
        answered={answered}
        title={tellAnswer(answered, view, { words, seatName })}
        note={words.label('ui.answer-worth', {
          right: answered.isRight ? 'yes' : answered.said === null ? 'silent' : 'no',
          why: answered.why,
        })}
        {...{ words, announce }}
      />
    </div>
  );
}

interface BehindProps extends Pick<UiScene, 'words'> {
  readonly view: View;
  readonly family: Answered['asked']['family'];
}

function Behind({ view, words, family }: BehindProps) {
  const posed = view.posed.find(one => one.family === family);
  if (posed === undefined) return null;
  return (
    <FamilyLaid
      cards={inPlaces(posed.cards, family)}
      words={words}
      isBehind
      isPicture={familyInMiddle(view) !== family}
    />
  );
}

function Window({ envelope, live, considered, consider, words, seatName }: HappeningProps) {
  const posed = envelope.view.posed.at(-1);
  if (posed === undefined) return null;
  return <CounterPanel {...{ envelope, posed, considered, words, seatName }} {...(live && { consider })} />;
}

/** What happened last, where nobody has to say anything about it any more. */
function Last({ view, latest, words, seatName }: UiScene & { readonly view: View; readonly latest: Latest }) {
  switch (latest.tag) {
    case 'start':
      return null;
    case 'call':
      return <CallEvent {...{ view, latest, words, seatName }} />;
    case 'discoveries':
      return <h2>{tellDiscoveries(latest.posed, view, { words, seatName })}</h2>;
    case 'posing': {
      const posed = view.posed.at(-1);
      return (
        <div class="settled-event">
          <h2>
            {posed === undefined
              ? tellPosed(latest.posed, view, { words, seatName })
              : words.label('ui.settled', {
                  ...whoIs(posed.owner, view.me, seatName),
                  family: nameFamily(posed.family, words),
                  points: worthOf(posed.cards, view.config),
                })}
          </h2>
          {latest.countered && <p>{tellCounters(latest.countered, view, { words, seatName }).join(' ')}</p>}
        </div>
      );
    }
  }
}
