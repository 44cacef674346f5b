import { type Card, type Family, familyOf, isDiscovery, isJoker } from '../../rules/cards.ts';
import { CREAM, GOLD, INK, JOKER_KIT, KITS, type Kit, PALE_GOLD } from './kits.ts';

/** How a card is told apart: its emblem, its kit, and the inks of its plate as custom properties. */
interface Look {
  readonly emblem: Family | 'joker';
  readonly kit: Kit;
  readonly inks: Readonly<Record<`--plate-${'line' | 'paper' | 'accent'}`, string>>;
}

/** People are drawn in ink on cream; discoveries in white line on the colour of their family. */
export function lookOf(card: Card): Look {
  if (isJoker(card)) return { emblem: 'joker', kit: JOKER_KIT, inks: inks(INK, CREAM, GOLD) };
  const family = familyOf(card);
  const kit = KITS[family];
  return {
    emblem: family,
    kit,
    inks: isDiscovery(card) ? inks(CREAM, kit.ink, PALE_GOLD) : inks(INK, CREAM, kit.ink),
  };
}

function inks(line: string, paper: string, accent: string): Look['inks'] {
  return { '--plate-line': line, '--plate-paper': paper, '--plate-accent': accent };
}
