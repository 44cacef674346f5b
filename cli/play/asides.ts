/** What a player can say besides moves: `hint`, `why`, `rules MB-6` … in French and English alike. */
const ASIDES = {
  hint: ['hint', 'indice', 'conseil'],
  why: ['why', 'pourquoi'],
  rules: ['rules', 'rule', 'regles', 'regle'],
  help: ['help', 'aide', '?'],
  log: ['log', 'journal'],
  table: ['table', 'board', 'plateau'],
  save: ['save', 'enregistre', 'enregistrer', 'sauver'],
  quit: ['quit', 'exit', 'q', 'quitte', 'quitter'],
} as const;

export type Aside = keyof typeof ASIDES;
export const ASIDE_NAMES = Object.keys(ASIDES) as readonly Aside[];

export function readAside(line: string): { readonly aside: Aside; readonly rest: string } | null {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = plain(first);
  const aside = ASIDE_NAMES.find(name => ASIDES[name].some(one => one === word));
  return aside === undefined ? null : { aside, rest: rest.join(' ') };
}

/** In lower case and without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
