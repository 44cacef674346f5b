/** What a box says on its lid: readable without loading the game. */
export type Meta = {
  readonly id: string;
  readonly name: string;
  readonly authors: readonly string[];
  readonly publishers: readonly string[];
  readonly place: string;
  readonly year: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  readonly age: number;
  /** The letters of its rule ids: `MB` in MB-5. */
  readonly prefix: string;
};
