import type { Discovery, Person } from '../rules/cards.ts';

/** Years of the calendar in use today; a year before our era is negative: −384 is 384 BC. */
export interface Life {
  readonly born: number;
  readonly died: number;
  /** Whether one of the two years is an estimate. The label `card.<id>.dates` says which one. */
  readonly isAbout: boolean;
}

/** MH-1. What each year rests on is in SOURCES.md. */
export const PEOPLE_FACTS: Readonly<Record<Person, Life>> = {
  'al-khwarizmi': { born: 780, died: 850, isAbout: true },
  khayyam: { born: 1048, died: 1131, isAbout: true },
  viete: { born: 1540, died: 1603, isAbout: false },
  abel: { born: 1802, died: 1829, isAbout: false },
  galois: { born: 1811, died: 1832, isAbout: false },
  noether: { born: 1882, died: 1935, isAbout: false },

  madhava: { born: 1340, died: 1425, isAbout: true },
  leibniz: { born: 1646, died: 1716, isAbout: false },
  euler: { born: 1707, died: 1783, isAbout: false },
  agnesi: { born: 1718, died: 1799, isAbout: false },
  cauchy: { born: 1789, died: 1857, isAbout: false },
  kovalevskaya: { born: 1850, died: 1891, isAbout: false },

  diophantus: { born: 200, died: 284, isAbout: true },
  brahmagupta: { born: 598, died: 668, isAbout: true },
  fermat: { born: 1607, died: 1665, isAbout: true },
  germain: { born: 1776, died: 1831, isAbout: false },
  gauss: { born: 1777, died: 1855, isAbout: false },
  ramanujan: { born: 1887, died: 1920, isAbout: false },

  hipparchus: { born: -190, died: -120, isAbout: true },
  hypatia: { born: 355, died: 415, isAbout: true },
  aryabhata: { born: 476, died: 550, isAbout: true },
  'al-tusi': { born: 1201, died: 1274, isAbout: false },
  kepler: { born: 1571, died: 1630, isAbout: false },
  johnson: { born: 1918, died: 2020, isAbout: false },

  euclid: { born: -325, died: -265, isAbout: true },
  archimedes: { born: -287, died: -212, isAbout: true },
  'liu-hui': { born: 225, died: 295, isAbout: true },
  descartes: { born: 1596, died: 1650, isAbout: false },
  lobachevsky: { born: 1792, died: 1856, isAbout: false },
  mirzakhani: { born: 1977, died: 2017, isAbout: false },

  aristotle: { born: -384, died: -322, isAbout: false },
  boole: { born: 1815, died: 1864, isAbout: false },
  lovelace: { born: 1815, died: 1852, isAbout: false },
  godel: { born: 1906, died: 1978, isAbout: false },
  turing: { born: 1912, died: 1954, isAbout: false },
  robinson: { born: 1919, died: 1985, isAbout: false },

  cardano: { born: 1501, died: 1576, isAbout: false },
  pascal: { born: 1623, died: 1662, isAbout: false },
  bernoulli: { born: 1655, died: 1705, isAbout: false },
  nightingale: { born: 1820, died: 1910, isAbout: false },
  kolmogorov: { born: 1903, died: 1987, isAbout: false },
  blackwell: { born: 1919, died: 2010, isAbout: false },
};

/** When a discovery was written down: a first year and a last one, the same if there is but one. */
export interface YearsOfWriting {
  readonly from: number;
  readonly to: number;
  readonly isAbout: boolean;
}

/** The theorem of Pythagoras is older than any year that could be given. */
export const DISCOVERY_FACTS: Readonly<Record<Exclude<Discovery, 'pythagoras'>, YearsOfWriting>> = {
  'quadratic-equation': { from: 825, to: 825, isAbout: true },
  calculus: { from: 1665, to: 1684, isAbout: false },
  zero: { from: 628, to: 628, isAbout: false },
  'kepler-laws': { from: 1609, to: 1619, isAbout: false },
  'boolean-algebra': { from: 1854, to: 1854, isAbout: false },
  'large-numbers': { from: 1713, to: 1713, isAbout: false },
};
