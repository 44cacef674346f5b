import type { Scene, Terminal } from '#contract/terminal.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Envelope } from '#kernel/match.ts';
import { INK, paint, wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { floorOf, openHands } from '../rules/check.ts';
import { FORFEIT } from '../rules/score.ts';
import { takerOf, topOf } from '../rules/tricks.ts';
import { DEFINITIONS, FLOORS, type Gamate, LENGTHS, type Move, type View } from '../rules/types.ts';
import { sayDefinition } from '../text/say-definition.ts';
import type { TerminalLabel } from '../text/words.ts';
import { advise } from '../ui/advise.ts';
import { tell } from '../ui/tell.ts';
import { read } from './read.ts';
import { result } from './result.ts';
import { drawAgreement, drawHand, drawPile, drawSeats } from './table.ts';
import { write, writeCard } from './write-move.ts';

const speech = { draw, ask, read, write, confirm, tell, advise, result, grammar };

export const terminal: Terminal<Gamate> = {
  settings: { definitions: DEFINITIONS, floor: FLOORS, length: LENGTHS },
  ...speech,
};

function draw({ view }: Envelope<Gamate>, scene: Scene): string {
  const words: Words<TerminalLabel> = scene.words;
  const { me, dummy } = view;
  const dim = (line: string): string => paint(line, INK.dim, scene.colour);
  const top = wrap(scoreLine(view, words), scene.width).map(dim);
  const parts = [top, drawAgreement(view, scene), drawSeats(view, scene), drawPile(view, scene)];
  const hands = [
    ...(dummy === null || dummy === me
      ? []
      : wrap(
          `${words.label('panel.dummy')}  ${drawHand(view.hands[dummy] ?? [], view, words)}`,
          scene.width,
        )),
    ...(me === 'spectator'
      ? []
      : wrap(`${words.label('panel.hand')}  ${drawHand(view.hands[me] ?? [], view, words)}`, scene.width)),
  ];
  return [...parts, hands]
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n');
}

/** Where the match stands, seats 1 and 3 first. */
function scoreLine({ past, score, config }: View, { label }: Words<TerminalLabel>): string {
  const hasGames = config.length === 'rubber' || config.length === 'game';
  return label('panel.score', {
    number: past.length + 1,
    one: score.points[0],
    other: score.points[1],
    ...(hasGames ? { games: `${score.games[0]}–${score.games[1]}` } : {}),
    totals: `${score.totals[0]}–${score.totals[1]}`,
  });
}

function ask(envelope: Envelope<Gamate>, scene: Scene): string {
  const words: Words<TerminalLabel> = scene.words;
  const { view } = envelope;
  const { me, phase, contract, dummy, trick } = view;
  if (me === 'spectator' || !isAsked(envelope, me)) return '';
  const example = (move: Move): string => write(move, words);
  const card =
    openHands(view)
      .flatMap(hand => view.hands[hand] ?? [])
      .at(-1) ?? 0;
  switch (phase.tag) {
    case 'auction':
      return words.label('ask.auction', {
        pass: example({ kind: 'pass' }),
        example: example({ kind: 'bid', trumps: { is: 'multiples', of: 6 } }),
      });
    case 'opposition':
      return words.label('ask.opposition', {
        name: scene.seatName(contract?.declarer ?? 0),
        trumps: contract === null ? '' : sayDefinition(contract.trumps, words),
        pass: example({ kind: 'pass' }),
        example: example({ kind: 'oppose', trumps: { is: 'odd' } }),
      });
    case 'announce':
      return words.label('ask.announce', {
        floor: floorOf(view),
        example: example({ kind: 'announce', way: 'up', tricks: Math.max(7, floorOf(view)) }),
      });
    case 'lead':
      return words.label('ask.lead', {
        from: openHands(view).length > 1 ? 'either' : phase.hand === dummy ? 'dummy' : 'own',
        example: writeCard(card, words),
      });
    case 'follow':
      return words.label('ask.follow', {
        from: phase.hand === dummy ? 'dummy' : 'own',
        top: writeCard(topOf(trick) ?? 0, words),
        name: scene.seatName(takerOf(trick)),
        example: writeCard(card, words),
        renounce: example({ kind: 'renounce', card }),
      });
    case 'over':
      return '';
  }
}

/** GA-12. */
function confirm({ kind }: Move, _: View, { words: all }: Scene): string | null {
  const words: Words<TerminalLabel> = all;
  if (kind !== 'forfeit') return null;
  return words.label('ask.forfeit', { points: FORFEIT, forfeit: write({ kind }, words) });
}

function grammar(words: Words<TerminalLabel>): { write: string; means: string }[] {
  const { label } = words;
  const bids = [
    { is: 'multiples', of: 6 },
    { is: 'odd' },
    { is: 'only', colour: 'green' },
    { is: 'run', from: 4, to: 12 },
  ] as const;
  const lines: readonly (readonly [string, TerminalLabel])[] = [
    [write({ kind: 'pass' }, words), 'grammar.pass'],
    [bids.map(trumps => write({ kind: 'bid', trumps }, words)).join(', '), 'grammar.bid'],
    [write({ kind: 'oppose', trumps: bids[0] }, words), 'grammar.oppose'],
    [write({ kind: 'announce', way: 'up', tricks: 7 }, words), 'grammar.announce'],
    [write({ kind: 'forfeit' }, words), 'grammar.forfeit'],
    ['24', 'grammar.card'],
    [`${label('verb.dummy')} 24`, 'grammar.dummy'],
    [write({ kind: 'renounce', card: 13 }, words), 'grammar.renounce'],
    [write({ kind: 'dodge', card: 0 }, words), 'grammar.dodge'],
  ];
  return lines.map(([written, key]) => ({ write: written, means: label(key) }));
}
