import { expect, test } from 'vitest';
import { nextSeat, partnerOf, SEATS } from '../../rules/seats.ts';
import { PLACES, placeOf, seatAt } from '../ring/places.ts';

test.each([...SEATS, 'spectator'] as const)('[GA-3] seen from %s, partners sit face to face', me => {
  const near = seatAt('near', me);
  expect(near).toBe(me === 'spectator' ? 0 : me);
  expect(seatAt('left', me)).toBe(nextSeat(near));
  expect(seatAt('far', me)).toBe(partnerOf(near));
  expect(nextSeat(seatAt('right', me))).toBe(near);
  for (const place of PLACES) expect(placeOf(seatAt(place, me), me)).toBe(place);
});
