/** The best plays of one line or several, by search: a line, then another with what is left, and so on. */
import type { Laid } from '../rules/types.ts';
import { type Field, fieldOf, type Position } from './field.ts';
import { listBest } from './generate.ts';
import { copyField, layOn, numbersLeft, scoreOn } from './lay.ts';
import { HOPE } from './picks.ts';
import { type Play, type PlayList, playAt } from './play-list.ts';
import { countUsed } from './rack-use.ts';

export type Effort = {
  /** New numbers in the first line, and in each line after it, at most. */
  readonly first: number;
  readonly next: number;
  /** Plays that are gone on from after each line. */
  readonly width: number;
  /** Plays that each of them is followed by. */
  readonly branches: number;
};

export const THOROUGH: Effort = { first: 6, next: 5, width: 24, branches: 4 };
export const QUICK: Effort = { first: 6, next: 5, width: 1, branches: 1 };

/** Best first, each once: the most points found, not all that there are. */
export function bestPlays(position: Position, rack: readonly number[], effort: Effort = THOROUGH): Play[] {
  return bestOn(fieldOf(position, rack), effort);
}

/** A turn on the way: the field as it is then, its `=` marked as scored. */
type Turn = Play & { readonly field: Field };

export function bestOn(field: Field, effort: Effort): Play[] {
  const found = new Map<string, Play>();
  let turns: Turn[] = [{ tokens: [], points: 0, field }];
  for (let lines = 0; turns.length > 0; lines++) {
    const next: Turn[] = [];
    for (const turn of turns) {
      const count = lines === 0 ? effort.width * effort.branches : effort.branches;
      const list = listBest(turn.field, lines === 0 ? effort.first : effort.next, count);
      for (const play of mostPromising(list, count)) {
        const extended = extend(field, turn, play);
        const key = keyOf(extended.tokens);
        if (found.has(key)) continue;
        found.set(key, { tokens: extended.tokens, points: extended.points });
        if (numbersLeft(extended.field) > 0) next.push(extended);
      }
    }
    turns = next.sort((a, b) => hopeOf(b) - hopeOf(a)).slice(0, effort.width);
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

function keyOf(tokens: readonly Laid[]): string {
  return tokens.map(({ cell, token }) => `${cell}${token}`).join(' ');
}

function hopeOf({ points, field }: Turn): number {
  return points + HOPE * numbersLeft(field);
}

/** Lengthening an equality of this turn counts its `=` again, so points are counted for the whole turn. */
function extend(start: Field, turn: Turn, { tokens }: Play): Turn {
  const all = [...turn.tokens, ...tokens].sort((a, b) => a.cell - b.cell);
  const field = copyField(turn.field);
  layOn(field, tokens);
  const whole: Field = { ...field, scored: start.scored };
  const points = scoreOn(whole, all, false);
  scoreOn(field, tokens, true);
  return { tokens: all, points, field };
}

/** The best by points and by what the numbers left may still bring. */
function mostPromising(list: PlayList, most: number): Play[] {
  const { count, points, used } = list;
  const worths = Int32Array.from({ length: count }, (_, at) => {
    return (points[at] ?? 0) - HOPE * countUsed(used[at] ?? 0);
  });
  const places = Array.from({ length: count }, (_, at) => at);
  const best = places.sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0) || a - b);
  return best.slice(0, most).map(at => playAt(list, at));
}
