import { expect, test } from 'vitest';
import type { Viewer } from '#contract/game.ts';
import { game } from '../../rules/index.ts';
import { SEATS } from '../../rules/seats.ts';
import type { State } from '../../rules/types.ts';
import { playOut, position } from '../../test/position.ts';
import { rolesOf } from '../seat/roles.ts';

const rolesIn = (state: State, me: Viewer) => SEATS.map(seat => rolesOf(game.view(state, me), seat));

test('[GA-3] whoever plays is told who the partner is, all through the deal', () => {
  const auction = position();
  expect(rolesIn(auction, 1)).toEqual([['dealer'], [], [], ['partner']]);
  expect(rolesIn(auction, 'spectator')).toEqual([['dealer'], [], [], []]);
  const announcing = playOut(auction, 'bid odd, bid odd, pass, pass, pass');
  expect(rolesIn(announcing, 1)).toEqual([['declarer'], [], ['dummy'], ['partner']]);
  expect(rolesIn(announcing, 2)).toEqual([['partner', 'declarer'], [], ['dummy'], []]);
});
