import type { Candidate } from '#contract/bot.ts';
import type { Facts } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import type { Move, View } from '../rules/types.ts';
import { sayDefinition } from '../text/say-definition.ts';
import { nameCard } from './names.ts';
import type { UiWords } from './words.ts';

/**
 * A hint in words: what to do, and what the judge found, if it did. `made`: percent of imagined deals in which the
 * contract stands; `mine` of `count` trumps in one's hand, `tricks` that the camp may hope for.
 */
export function advise({ move, facts }: Candidate<Move>, view: View, { words: all }: TellScene): string {
  const words: UiWords = all;
  const { label } = words;
  switch (move.kind) {
    case 'pass':
      return label(view.phase.tag === 'opposition' ? 'advise.let-play' : 'advise.pass');
    case 'bid':
    case 'oppose':
      return label(`advise.${move.kind}`, { ...known(facts), trumps: sayDefinition(move.trumps, words) });
    case 'announce':
      return label('advise.announce', { ...known(facts), way: move.way, tricks: move.tricks });
    case 'forfeit':
      return label('advise.forfeit');
    case 'lead':
    case 'force':
    case 'cut':
    case 'dodge':
    case 'renounce':
      return label(`advise.${move.kind}`, {
        ...known(facts),
        number: move.card,
        card: nameCard(move.card, words),
        from: move.kind === 'lead' && move.hand === view.dummy ? 'dummy' : 'own',
      });
  }
}

/** The judge's facts are optional: a quick judge may have found none. */
function known(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => typeof fact === 'number'));
}
