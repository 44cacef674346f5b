import type { Scene } from '../scene.ts';
import { clockJumps } from './clocks.ts';
import { deploy } from './deploy.ts';
import { failover } from './failover.ts';
import { fullDatabase, fullDisk } from './full-disk.ts';
import { killDatabase, killOneOfThree, killPostgresHouse, killSqlite } from './kills.ts';
import { powerCut, powerCutControl, powerCutDatabase, powerCutDatabaseControl } from './power-cut.ts';
import { sickBot, sickRules } from './sick-games.ts';
import { cutSockets, stopsReading } from './sockets.ts';

export const SCENES: readonly Scene[] = [
  killSqlite,
  killPostgresHouse,
  killOneOfThree,
  killDatabase,
  failover,
  deploy,
  powerCut,
  powerCutControl,
  powerCutDatabase,
  powerCutDatabaseControl,
  fullDisk,
  fullDatabase,
  stopsReading,
  cutSockets,
  clockJumps,
  sickBot,
  sickRules,
];
