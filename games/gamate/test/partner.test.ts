import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLog } from '#kernel/log.ts';
import { must } from '#kernel/must.ts';
import type { Clock } from '#protocol/limits.ts';
import { parseEvent } from '#table/hosted/events.ts';
import { type Deal, HostedMatch } from '#table/hosted/hosted-match.ts';
import { dealOf, done, play, START, told } from '#table/hosted/test/tables.ts';
import { game } from '../rules/index.ts';
import type { Gamate } from '../rules/types.ts';

/** Whoever has seat 0 declares; the announcement is the entry of that number. */
const DOWN = fileOf('down');
const ANNOUNCE = 10;
const [DECLARER, DUMMY] = [0, 2];

/** A bot declares, the others are people. */
function tableAt(entries: number, over: Partial<Deal<Gamate>> = {}): HostedMatch<Gamate> {
  const { config, seed } = DOWN;
  const deal = dealOf(game, { config, seats: 4, seed, bots: [1, null, null, null], ...over });
  const table = new HostedMatch(deal);
  for (const [step, { seat, move }] of DOWN.entries.slice(0, entries).entries()) {
    const chooser = table.isAsked(seat) ? seat : DUMMY;
    const by = deal.bots[chooser] === null ? 'player' : 'bot';
    done(table.act({ t: 'play', seat: chooser, move, step, by }, START));
  }
  return table;
}

describe('[GA-10] whoever has a bot for partner plays the contract from both hands', () => {
  test('in the auction everybody plays for themselves', () => {
    const table = tableAt(6);
    expect(table.asks.map(({ seat }) => seat)).toEqual([DECLARER]);
    expect(table.shownTo(DUMMY)).toEqual(table.envelope(DUMMY));
  });

  test('from the contract on the person opposite sees with the declarer’s eyes, and nobody else does', () => {
    const table = tableAt(ANNOUNCE);
    expect(table.shownTo(DUMMY)).toEqual(table.envelope(DECLARER));
    for (const other of [1, 3, 'spectator'] as const) {
      expect(table.shownTo(other)).toEqual(table.envelope(other));
      expect(table.shownTo(other).view.hands[DECLARER]).toBeNull();
    }
  });

  test('it is they who are asked, they announce and play both hands', () => {
    const table = tableAt(ANNOUNCE);
    expect(table.asks).toEqual([]);
    expect([0, 1, 2, 3].filter(seat => table.isAsked(seat))).toEqual([DUMMY]);
    for (const [i, { seat, move }] of DOWN.entries.slice(ANNOUNCE).entries()) {
      const chooser = seat === DECLARER ? DUMMY : seat;
      expect(done(table.act(play(chooser, move, ANNOUNCE + i), START))).toMatchObject([
        { kind: 'choice', seat, by: 'player' },
      ]);
    }
    expect(table.status).toBe('over');
  });

  test('nobody else does, and the bot no longer', () => {
    const table = tableAt(ANNOUNCE);
    const { move } = DOWN.entries[ANNOUNCE] as { move: unknown };
    const asBot = { ...play(DECLARER, move, ANNOUNCE), by: 'bot' } as const;
    expect(table.act(asBot, START)).toEqual({ tag: 'trouble', why: 'not-now' });
    expect(table.act(play(DECLARER, move, ANNOUNCE), START)).toEqual({ tag: 'trouble', why: 'not-now' });
    expect(table.act(play(1, move, ANNOUNCE), START)).toMatchObject({
      refusal: { rule: 'table.not-your-turn' },
    });
  });

  test('the same move said again is known, even when nobody plays for the bot any more', () => {
    const table = tableAt(ANNOUNCE);
    const { move } = DOWN.entries[ANNOUNCE] as { move: unknown };
    done(table.act(play(DUMMY, move, ANNOUNCE, 'mine'), START));
    expect(table.act(play(DUMMY, move, ANNOUNCE, 'mine'), START)).toEqual({ tag: 'repeat' });
  });
});

describe('who is away while they play for a bot', () => {
  test('their clock runs, and their time-outs are theirs: then the bot plays by itself', () => {
    const clock: Clock = { kind: 'move', seconds: 30 };
    const table = tableAt(ANNOUNCE + 1, { clock });
    expect(table.clocks(START)?.running).toEqual([DUMMY]);
    const late = table.tick((table.due ?? 0) + 1);
    expect(late).toMatchObject([{ kind: 'choice', seat: DECLARER, by: 'clock' }]);
  });

  test('handed over to a bot, the declarer is asked; taken back, no longer', () => {
    const table = tableAt(ANNOUNCE);
    done(table.act({ t: 'hand-over', seat: DUMMY }, START));
    expect(table.asks.map(({ seat }) => seat)).toEqual([DECLARER]);
    done(table.act({ t: 'take-back', seat: DUMMY }, START));
    expect(table.asks).toEqual([]);
    expect(table.isAsked(DUMMY)).toBe(true);
  });

  test('a move of theirs takes the seat back', () => {
    const table = tableAt(ANNOUNCE);
    done(table.act({ t: 'hand-over', seat: DUMMY }, START));
    const { move } = DOWN.entries[ANNOUNCE] as { move: unknown };
    expect(done(table.act(play(DUMMY, move, ANNOUNCE), START))).toMatchObject([
      { kind: 'take-back', seat: DUMMY },
      { kind: 'choice', seat: DECLARER, by: 'player' },
    ]);
  });

  test('the hand of a person who went away is shown to nobody', () => {
    const table = tableAt(ANNOUNCE, { bots: [null, null, null, null] });
    done(table.act({ t: 'hand-over', seat: DECLARER }, START));
    expect(table.shownTo(DUMMY)).toEqual(table.envelope(DUMMY));
    expect(table.asks.map(({ seat }) => seat)).toEqual([DECLARER]);
  });
});

describe('its events rebuild it', () => {
  const { config, seed } = DOWN;
  const deal = dealOf(game, { config, seats: 4, seed, bots: [1, null, null, null] });

  test.each(['player', 'bot'] as const)('where the declarer’s moves were made by a %s', by => {
    const events = DOWN.entries.map(({ seat, move, print }, step) => {
      const who = seat !== DECLARER || (by === 'player' && step >= ANNOUNCE) ? 'player' : 'bot';
      const event = parseEvent({ kind: 'choice', seat, move, by: who, elapsedMs: 0, step, print });
      return { at: START, event: must(event) };
    });
    const opened = HostedMatch.open(deal, events);
    if (!opened.ok) throw new Error(opened.reason);
    expect(told(opened.match, { viewer: DUMMY, seats: 4, now: START })).toContain('"status":"over"');
  });
});

function fileOf(name: string) {
  const text = readFileSync(join(import.meta.dirname, 'replays', `${name}.json`), 'utf8');
  const read = parseLog(JSON.parse(text));
  const config = read.ok ? game.parseConfig(read.log.config) : null;
  if (!read.ok || config === null) throw new Error(`no match: ${name}`);
  return { config, seed: read.log.seed, entries: read.log.entries };
}
