/** `full` is read, from about 200 pixels on; `hand` is known by its name, about 100; `tiny` by its plate, about 50. */
export type CardSize = 'full' | 'hand' | 'tiny';
