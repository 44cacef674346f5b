import type { Language } from '#text/catalogue.ts';
import type { Card } from '../../rules/cards.ts';
import { abel } from './algebraists/abel.ts';
import { alKhwarizmi } from './algebraists/al-khwarizmi.ts';
import { galois } from './algebraists/galois.ts';
import { khayyam } from './algebraists/khayyam.ts';
import { noether } from './algebraists/noether.ts';
import { quadraticEquation } from './algebraists/quadratic-equation.ts';
import { viete } from './algebraists/viete.ts';
import { agnesi } from './analysts/agnesi.ts';
import { calculus } from './analysts/calculus.ts';
import { cauchy } from './analysts/cauchy.ts';
import { euler } from './analysts/euler.ts';
import { kovalevskaya } from './analysts/kovalevskaya.ts';
import { leibniz } from './analysts/leibniz.ts';
import { madhava } from './analysts/madhava.ts';
import { brahmagupta } from './arithmeticians/brahmagupta.ts';
import { diophantus } from './arithmeticians/diophantus.ts';
import { fermat } from './arithmeticians/fermat.ts';
import { gauss } from './arithmeticians/gauss.ts';
import { germain } from './arithmeticians/germain.ts';
import { ramanujan } from './arithmeticians/ramanujan.ts';
import { zero } from './arithmeticians/zero.ts';
import { alTusi } from './astronomers/al-tusi.ts';
import { aryabhata } from './astronomers/aryabhata.ts';
import { hipparchus } from './astronomers/hipparchus.ts';
import { hypatia } from './astronomers/hypatia.ts';
import { johnson } from './astronomers/johnson.ts';
import { kepler } from './astronomers/kepler.ts';
import { keplerLaws } from './astronomers/kepler-laws.ts';
import { archimedes } from './geometers/archimedes.ts';
import { descartes } from './geometers/descartes.ts';
import { euclid } from './geometers/euclid.ts';
import { liuHui } from './geometers/liu-hui.ts';
import { lobachevsky } from './geometers/lobachevsky.ts';
import { mirzakhani } from './geometers/mirzakhani.ts';
import { pythagoras } from './geometers/pythagoras.ts';
import { bourbaki } from './jokers/bourbaki.ts';
import { scribe } from './jokers/scribe.ts';
import { aristotle } from './logicians/aristotle.ts';
import { boole } from './logicians/boole.ts';
import { booleanAlgebra } from './logicians/boolean-algebra.ts';
import { godel } from './logicians/godel.ts';
import { lovelace } from './logicians/lovelace.ts';
import { robinson } from './logicians/robinson.ts';
import { turing } from './logicians/turing.ts';
import { press } from './press.ts';
import { bernoulli } from './probabilists/bernoulli.ts';
import { blackwell } from './probabilists/blackwell.ts';
import { cardano } from './probabilists/cardano.ts';
import { kolmogorov } from './probabilists/kolmogorov.ts';
import { largeNumbers } from './probabilists/large-numbers.ts';
import { nightingale } from './probabilists/nightingale.ts';
import { pascal } from './probabilists/pascal.ts';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };
import type { Grain, Mark, Plate, Say } from './types.ts';

/** All the plates, by family. They come in one piece, after the table: see `card.tsx`. */
export const PLATES: Readonly<Record<Card, Plate>> = {
  'al-khwarizmi': alKhwarizmi,
  khayyam,
  viete,
  abel,
  galois,
  noether,
  'quadratic-equation': quadraticEquation,

  madhava,
  leibniz,
  euler,
  agnesi,
  cauchy,
  kovalevskaya,
  calculus,

  diophantus,
  brahmagupta,
  fermat,
  germain,
  gauss,
  ramanujan,
  zero,

  hipparchus,
  hypatia,
  aryabhata,
  'al-tusi': alTusi,
  kepler,
  johnson,
  'kepler-laws': keplerLaws,

  euclid,
  archimedes,
  'liu-hui': liuHui,
  descartes,
  lobachevsky,
  mirzakhani,
  pythagoras,

  aristotle,
  boole,
  lovelace,
  godel,
  turing,
  robinson,
  'boolean-algebra': booleanAlgebra,

  cardano,
  pascal,
  bernoulli,
  nightingale,
  kolmogorov,
  blackwell,
  'large-numbers': largeNumbers,

  bourbaki,
  scribe,
};

const WORDS = { fr, en };
const pressed = new Map<string, Pressed>();

interface Pressed {
  readonly marks: readonly Mark[];
  readonly keep: number;
}

/** What is printed of a card's plate. Engraving takes a while, so each is kept. */
export function plateOf(card: Card, grain: Grain, language: Language): Pressed {
  const key = `${card} ${grain} ${language}`;
  const known = pressed.get(key) ?? engrave(PLATES[card], grain, word => WORDS[language][word]);
  pressed.set(key, known);
  return known;
}

function engrave(plate: Plate, grain: Grain, say: Say): Pressed {
  return { marks: press(plate, grain, say), keep: plate.keep ?? 92 };
}
