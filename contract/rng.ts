/** The only source of chance. Rules receive one; they never create one. */
export interface Rng {
  /** A whole number in [0, bound), without modulo bias; bound from 1 to 2³². */
  int(bound: number): number;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}
