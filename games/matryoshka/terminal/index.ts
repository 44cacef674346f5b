import type { Scene, Terminal } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import { INK, paint, wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { offerSize } from '../rules/check.ts';
import { DISPLAY } from '../rules/setup.ts';
import { type Matryoshka, STARTERS, TALK, type View } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';
import { advise } from '../ui/advise.ts';
import { listCards, tell } from '../ui/tell.ts';
import { drawCard, drawDisplays } from './display.ts';
import { read } from './read.ts';
import { result } from './result.ts';
import { write } from './write-move.ts';

const speech = { draw, ask, read, write, tell, advise, result, grammar };

export const terminal: Terminal<Matryoshka> = {
  settings: { talk: TALK, starter: STARTERS },
  ...speech,
};

function draw(envelope: Envelope<Matryoshka>, scene: Scene): string {
  const { view } = envelope;
  const words: Words<TerminalLabel> = scene.words;
  const { me, removed } = view;
  const out = removed.length === 0 ? [] : [words.label('panel.removed', { sets: removed.join(' ') })];
  const head = [
    words.label('panel.round', { round: view.round }),
    words.label('panel.deck', { cards: view.deckSize }),
    ...out,
  ].join(' · ');
  const top = wrap(head, scene.width).map(line => paint(line, INK.dim, scene.colour));
  const table = [...top, '', ...drawDisplays(envelope, scene)];
  const open = openCards(view, scene);
  const lines = open.length === 0 ? table : [...table, '', ...open];
  if (me === 'spectator') return lines.join('\n');
  const hand = (view.hands[me] ?? []).map(card => drawCard(card, scene.colour)).join(' ');
  return [...lines, '', `   ${words.label('panel.hand')}  ${hand}`].join('\n');
}

/** The card in the middle; the offers for whoever sees them. */
function openCards({ phase, me }: View, scene: Scene): string[] {
  const words: Words<TerminalLabel> = scene.words;
  const { seatName } = scene;
  if (phase.tag !== 'offer' && phase.tag !== 'take') return [];
  const { active, middle } = phase;
  const indented = (text: string): string[] => wrap(text, scene.width - 3).map(line => `   ${line}`);
  const lines = indented(words.label('panel.middle', { card: middle, name: seatName(active) }));
  if (phase.tag === 'offer' || active !== me) return lines;
  const offers = phase.offers.flatMap((cards, seat) =>
    cards === null || cards.length === 0 ? [] : [{ cards: listCards(cards), name: seatName(seat) }],
  );
  return [...lines, ...indented(words.label('panel.offers', { offers }))];
}

function ask({ view, turn, mine }: Envelope<Matryoshka>, scene: Scene): string {
  const words: Words<TerminalLabel> = scene.words;
  const { me, phase, round } = view;
  if (me === 'spectator' || turn === null) return '';
  if (!turn.seats.includes(me) || mine !== null) {
    const example = write({ kind: 'remark', remark: { say: 'want', topic: '5' } }, words);
    return words.label('ask.talk', { example });
  }
  const hand = view.hands[me] ?? [];
  switch (phase.tag) {
    case 'display': {
      const need = DISPLAY[round];
      if (round < 4) return words.label('ask.display', { need, round, example: listCards(hand.slice(0, 2)) });
      const example = `${words.label('verb.without')} ${hand[0] ?? ''}`;
      return words.label('ask.display-last', { need, example });
    }
    case 'present':
      return words.label('ask.present', { example: hand[0] ?? '' });
    case 'offer': {
      const count = offerSize(view);
      const example = listCards(hand.slice(0, count));
      return words.label('ask.offer', {
        name: scene.seatName(phase.active),
        middle: phase.middle,
        count,
        example,
      });
    }
    case 'take': {
      const example = phase.offers.flatMap(cards => cards ?? [])[0] ?? '';
      return words.label('ask.take', { middle: phase.middle, example });
    }
    case 'over':
      return '';
  }
}

function grammar(words: Words<TerminalLabel>): { write: string; means: string }[] {
  const plain = (['for-you', 'thanks', 'alas'] as const).map(say =>
    write({ kind: 'remark', remark: { say } }, words),
  );
  const want = (['5', 'A'] as const).map(topic =>
    write({ kind: 'remark', remark: { say: 'want', topic } }, words),
  );
  return [
    { write: 'B4', means: words.label('grammar.card') },
    { write: 'B4 C2', means: words.label('grammar.cards') },
    { write: `${words.label('verb.without')} B4`, means: words.label('grammar.without') },
    { write: want.join(', '), means: words.label('grammar.want') },
    {
      write: write({ kind: 'remark', remark: { say: 'have', topic: '5' } }, words),
      means: words.label('grammar.have'),
    },
    { write: plain.join(', '), means: words.label('grammar.plain') },
  ];
}
