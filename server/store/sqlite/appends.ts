import type { Statement } from '../database.ts';
import { following } from '../events.ts';
import type { Append } from '../store.ts';
import { endSeats } from '../table-rows.ts';

const FOLLOWED = "id = ? AND last_seq = ? AND status = 'playing'";
const ADD = `UPDATE match SET last_seq = ?, due = ?, recent = recent || ? WHERE ${FOLLOWED}`;
const MAKE_PART = `
  INSERT INTO match_part (match, last, events) SELECT id, ?, recent || ? FROM match WHERE ${FOLLOWED}`;
const AFTER_PART = "UPDATE match SET last_seq = ?, due = ?, recent = '' WHERE id = ?";
const LOOK_AGAIN = "UPDATE match SET due = ? WHERE id = ? AND status = 'playing'";
const END = `
  UPDATE match SET due = NULL, status = ?, outcome = ?, ended_at = ?, revision = revision + 1 WHERE id = ?`;

/** The first touches nothing if the events do not follow what is stored. */
export function statementsOf(append: Append): readonly [Statement, ...Statement[]] {
  const { match, end } = append;
  if (end === undefined) return added(append);
  const outcome = end.outcome === null ? null : JSON.stringify(end.outcome);
  return [...added(append), [END, end.status, outcome, end.endedAt, match], endSeats(match)];
}

function added(append: Append): readonly [Statement, ...Statement[]] {
  const { match, due } = append;
  const given = following(append);
  if (given === null) return [[LOOK_AGAIN, due, match]];
  const { before, last, lines, isFull } = given;
  if (!isFull) return [[ADD, last, due, lines, match, before]];
  return [
    [MAKE_PART, last, lines, match, before],
    [AFTER_PART, last, due, match],
  ];
}
