/** What a box says on its lid: readable without loading the game. */
export type Meta = {
  readonly id: string;
  readonly name: string;
  /** Empty where nobody knows any more. */
  readonly authors: readonly string[];
  readonly publishers: readonly string[];
  /** Who drew what is printed; absent where nobody knows any more. */
  readonly artists?: readonly string[];
  readonly place: string;
  /** Absent where nobody knows any more. */
  readonly year?: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  readonly age: number;
  /** The letters of its rule ids: `MB` in MB-5. */
  readonly prefix: string;
  /** Talk is part of the game: promises, bluff. People may write to one another unless their host says no. */
  readonly talks?: true;
  /** Every other seat plays together: 1 and 3 against 2 and 4. */
  readonly partners?: true;
  /**
   * Kinds of moves that those who look on may see while they are only tried: all that such a move says is seen by
   * everybody once it is made. Never of a game whose hands are cards.
   */
  readonly tries?: readonly string[];
  /** Something new each day, the same for everybody, to do alone: `/<id>/solo/day` opens today's. */
  readonly daily?: true;
  /** Its box on the shelf: known before the drawing arrives, so that nothing moves when it does. */
  readonly box?: Box;
};

export type Box = {
  /** Where it stands, from the left. */
  readonly stand: number;
  /** Units of its drawing, the same for all boxes: the widest lid is 300. */
  readonly width: number;
  readonly height: number;
  /** The colour of its side, which lies in shade. */
  readonly side: string;
};
