import { expect, test } from 'vitest';
import { nextSeat, partnerOf, SEATS } from '../../rules/seats.ts';
import { PLACES, placeOf } from '../board/places.ts';

test.each(SEATS)('[GA-3] seen from %s, partners sit face to face and play goes clockwise', me => {
  expect(placeOf(me, me)).toBe('near');
  expect(placeOf(nextSeat(me), me)).toBe('left');
  expect(placeOf(partnerOf(me), me)).toBe('far');
  expect(nextSeat(SEATS.find(seat => placeOf(seat, me) === 'right') ?? me)).toBe(me);
});

test('whoever looks on sees each hand in a place of its own', () => {
  expect(new Set(SEATS.map(seat => placeOf(seat, 'spectator')))).toEqual(new Set(PLACES));
});
