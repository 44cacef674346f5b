import type { Candidate } from '#contract/bot.ts';
import type { Facts } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import { familyOfCards, standsFor, worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import type { Move, View } from '../rules/types.ts';
import { nameCard } from './names.ts';
import type { UiWords } from './words.ts';

/**
 * A hint in words: what to do, and what the judge found, if it did. Of a call: how likely it is (`percent`), how
 * many of the family one has and needs. Of posing: how likely a counter is. Of an answer it never knows anything.
 */
export function advise({ move, facts }: Candidate<Move>, view: View, scene: TellScene): string {
  const words: UiWords = scene.words;
  const { label } = words;
  const known = numbersOf(facts);
  switch (move.kind) {
    case 'call':
      return label('advise.call', {
        ...known,
        case: caseOf(facts, 'likely'),
        card: nameCard(move.card, words),
        name: scene.seatName(move.from),
      });
    case 'pose': {
      const family = familyOfCards(move.cards);
      if (family === null) return '';
      const missing = standsFor({ family, cards: move.cards });
      return label('advise.pose', {
        ...known,
        family: label(`family.${family}.plain`),
        points: worthOf(move.cards, view.config),
        ...(missing === null ? {} : { missing: nameCard(missing, words) }),
      });
    }
    case 'discoveries':
      return label('advise.discoveries', {
        count: move.cards.length,
        points: worthOfDiscoveries(move.cards),
      });
    case 'draw':
    case 'decline':
      return label(`advise.${move.kind}`);
    case 'choose':
    case 'type':
    case 'silence':
      return label('advise.question');
    case 'counter':
      return label('advise.counter', { ...known, with: move.with });
  }
}

/** The judge's facts are optional: a quick judge may have found none. */
function numbersOf(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => typeof fact === 'number'));
}

function caseOf(facts: Facts, usual: string): string {
  return typeof facts['case'] === 'string' ? facts['case'] : usual;
}
