import type { Scene, Terminal } from '#contract/terminal.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Envelope } from '#kernel/match.ts';
import { INK, paint, wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { QUESTIONS } from '../data/questions.ts';
import { callableCards, callableSeats } from '../rules/calling.ts';
import { FAMILIES } from '../rules/cards.ts';
import {
  ANSWERS,
  type Asked,
  FORMS,
  type Mathisto,
  type Move,
  RECORDS,
  STARTERS,
  type View,
} from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';
import { advise } from '../ui/advise.ts';
import { saidAs } from '../ui/question/said-as.ts';
import { tellCall, tellForPage } from '../ui/tell.ts';
import { read } from './read.ts';
import { result } from './result.ts';
import { drawHand, drawPosed, drawQuestion, drawSeats, explain } from './table.ts';
import { write } from './write-move.ts';

const speech = { draw, ask, read, write, tell, fleeting, advise, result, grammar };

export const terminal: Terminal<Mathisto> = {
  settings: { form: FORMS, answers: ANSWERS, record: RECORDS, starter: STARTERS },
  ...speech,
};

function draw({ view }: Envelope<Mathisto>, scene: Scene): string {
  const words: Words<TerminalLabel> = scene.words;
  const { me, phase } = view;
  const head = [
    words.label('ui.stock', { cards: view.stockSize }),
    words.label('ui.families-posed', { posed: view.posed.length, all: FAMILIES.length }),
  ].join(' · ');
  const parts = [
    wrap(head, scene.width).map(line => paint(line, INK.dim, scene.colour)),
    drawSeats(view, scene),
    drawPosed(view, scene),
    me === 'spectator' ? [] : drawHand(view, view.hands[me] ?? [], scene),
    phase.tag === 'question' ? drawQuestion(phase.asked, view, scene) : [],
  ];
  return parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n');
}

function ask(envelope: Envelope<Mathisto>, scene: Scene): string {
  const { label }: Words<TerminalLabel> = scene.words;
  const { view } = envelope;
  const { me, phase } = view;
  if (me === 'spectator' || !isAsked(envelope, me)) return '';
  const example = (move: Move): string => write(move, scene.words);
  switch (phase.tag) {
    case 'turn': {
      const hand = view.hands[me] ?? [];
      const card = callableCards(view, hand).find(one => !hand.includes(one));
      const [from] = callableSeats(view, me);
      const facts =
        card === undefined || from === undefined ? {} : { example: example({ kind: 'call', card, from }) };
      return label('ask.turn', { ...facts, pose: `${label('verb.pose')} ${label('family.analysts.plain')}` });
    }
    case 'draw':
      return label('ask.draw', { draw: example({ kind: 'draw' }), decline: example({ kind: 'decline' }) });
    case 'question':
      return label(view.config.answers === 'open' ? 'ask.open' : 'ask.question', {
        example: example(
          view.config.answers === 'open' ? { kind: 'type', text: '42' } : { kind: 'choose', choice: 2 },
        ),
        silence: example({ kind: 'silence' }),
      });
    case 'counter':
      return label('ask.counter', {
        name: scene.seatName(phase.poser),
        nothing: example({ kind: 'counter', with: 'nothing' }),
        joker: example({ kind: 'counter', with: 'joker' }),
        discovery: example({ kind: 'counter', with: 'discovery' }),
        super: example({ kind: 'counter', with: 'super' }),
      });
    case 'over':
      return '';
  }
}

/** As a page tells it: without the calls, where the table remembers them by itself; and answers are explained. */
function tell(before: View | null, after: View, scene: Scene): string[] {
  const quote = (said: string, { family }: Asked): string =>
    saidAs(said, QUESTIONS[family], scene.words.language);
  const told = tellForPage(before, after, { ...scene, quote });
  if (before === null) return told;
  const answered = after.past.slice(before.past.length).filter(one => one.kind === 'answered');
  return [...told, ...answered.map(({ asked }) => explain(asked, scene.words))];
}

/** Calls that are heard and not written down. */
function fleeting(before: View, after: View, { words, seatName }: Scene): string[] {
  if (after.config.record === 'shown') return [];
  return after.past
    .slice(before.past.length)
    .flatMap(past => (past.kind === 'called' ? [tellCall(past, after, { words, seatName })] : []));
}

function grammar(words: Words<TerminalLabel>): { write: string; means: string }[] {
  const { label } = words;
  const lines: readonly (readonly [string, TerminalLabel])[] = [
    [write({ kind: 'call', card: 'euler', from: 1 }, words), 'grammar.call'],
    [`${label('verb.pose')} ${label('family.analysts.plain')}`, 'grammar.pose'],
    [write({ kind: 'pose', cards: ['euler', 'cauchy', 'bourbaki'] }, words), 'grammar.pose-cards'],
    [label('verb.discoveries'), 'grammar.discoveries'],
    [`${label('verb.draw')}, ${label('verb.decline')}`, 'grammar.draw'],
    ['1, 2, 3, 4', 'grammar.choose'],
    [write({ kind: 'type', text: '42' }, words), 'grammar.type'],
    [label('verb.silence'), 'grammar.silence'],
    [
      [label('verb.nothing'), label('verb.joker'), label('verb.discovery'), label('verb.super')].join(', '),
      'grammar.counter',
    ],
  ];
  return lines.map(([written, key]) => ({ write: written, means: label(key) }));
}
