import type { AnyGame, Outcome } from '#contract/game.ts';
import type { Words } from '#text/words.ts';

/** How games ended, counted by the paragraph that ended them. */
export class Endings {
  readonly #game: AnyGame;
  readonly #counts = new Map<string, { readonly outcome: Outcome; count: number }>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  add(outcome: Outcome | null): void {
    if (outcome === null) return;
    const name = nameOf(outcome);
    const before = this.#counts.get(name)?.count ?? 0;
    this.#counts.set(name, { outcome, count: before + 1 });
  }

  /** For programs: `{ "MH-19": 38, "MH-21": 2 }`, in the order of the rule book. */
  get counted(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#inOrder().map(({ outcome, count }) => [nameOf(outcome), count]));
  }

  /** For people, in one line. Where a game has no word for how it ended, it is said as in the code. */
  say(words: Words): string {
    const endings = this.#inOrder().map(({ outcome: { rule, case: how }, count }) => ({
      count,
      rule,
      ...(how === undefined ? {} : { how: words.labelIfAny(`ending.${how}`) ?? how }),
    }));
    return words.label('endings.all', { endings });
  }

  #inOrder(): { readonly outcome: Outcome; readonly count: number }[] {
    const place = ({ rule }: Outcome): number => this.#game.rules.indexOf(rule);
    return [...this.#counts.values()].toSorted(
      (a, b) => place(a.outcome) - place(b.outcome) || (nameOf(a.outcome) < nameOf(b.outcome) ? -1 : 1),
    );
  }
}

/** `MB-17 idle`: the paragraph, and which of its ways, if it has several. */
function nameOf({ rule, case: how }: Outcome): string {
  return how === undefined ? rule : `${rule} ${how}`;
}
