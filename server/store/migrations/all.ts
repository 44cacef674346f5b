import { tables } from './001-tables.ts';
import { tail } from './002-tail.ts';
import { over } from './003-over.ts';
import { seen } from './004-seen.ts';
import { codes } from './005-codes.ts';
import { parts } from './006-parts.ts';
import { service } from './007-service.ts';
import { processes } from './008-processes.ts';
import { figures } from './009-figures.ts';
import { shared } from './010-shared.ts';
import { rooms } from './011-rooms.ts';
import { carried } from './012-carried.ts';
import type { Migration } from './migration.ts';

/** In the order of their numbers. */
export const MIGRATIONS: readonly Migration[] = [
  tables,
  tail,
  over,
  seen,
  codes,
  parts,
  service,
  processes,
  figures,
  shared,
  rooms,
  carried,
];
