/** The thread that waits for the disk: writes what writer.ts sends, group by group. */
import { parentPort, workerData } from 'node:worker_threads';
import { Committer, type Group } from './committer.ts';
import { connect } from './folder.ts';

/** Milliseconds without anything to write, before what waits is put in its place. */
const PEACE = 50;

const { folder } = workerData as { readonly folder: string };
const committer = new Committer(connect(folder));
let settling: ReturnType<typeof setTimeout> | undefined;

parentPort?.on('message', (group: Group | 'close') => {
  clearTimeout(settling);
  if (group !== 'close') {
    parentPort?.postMessage(committer.commit(group));
    settling = setTimeout(settle, PEACE);
    return;
  }
  committer.close();
  parentPort?.close();
});

function settle(): void {
  if (committer.isSettled) return;
  try {
    committer.settle();
    if (committer.isSettled) parentPort?.postMessage('settled');
    else settling = setTimeout(settle, 0);
  } catch {
    // A full disk, say. Nothing is lost: it still waits, and whoever writes next hears of it.
    settling = setTimeout(settle, 1000);
  }
}
