/** MB-2: how many tiles of each number the box holds. 106 in all; their numbers sum to 1762. */
export const SUPPLY: readonly { readonly tile: number; readonly count: number }[] = [
  { tile: 0, count: 1 },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(tile => ({ tile, count: 7 })),
  ...[11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21].map(tile => ({ tile, count: 1 })),
  ...[24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48].map(tile => ({ tile, count: 1 })),
  ...[49, 50, 54, 56, 60, 63, 64, 70, 72, 80, 81, 90].map(tile => ({ tile, count: 1 })),
];
