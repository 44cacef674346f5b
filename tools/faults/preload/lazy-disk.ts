/** A database that never waits for the disk: fast, and gone with the power. For the control. */
import { DatabaseSync } from 'node:sqlite';

const exec = Reflect.get(DatabaseSync.prototype, 'exec');
DatabaseSync.prototype.exec = function lazy(sql) {
  exec.call(this, sql.replace('synchronous = FULL', 'synchronous = OFF'));
};
