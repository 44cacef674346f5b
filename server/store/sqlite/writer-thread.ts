/** The thread that waits for the disk: writes what `WriterThread` sends, group by group. */
import { parentPort, workerData } from 'node:worker_threads';
import { Committer, type Group } from './committer.ts';
import { connect } from './folder.ts';

/** After so many milliseconds without anything to write, all that waits is put in its place. */
const IDLE = 50;
/** Milliseconds until the next try, if the disk was full, say. */
const LATER = 1000;

const { folder } = workerData as { readonly folder: string };
const committer = new Committer(connect(folder));
let settling: ReturnType<typeof setTimeout> | undefined;

parentPort?.on('message', (group: Group | 'close') => {
  clearTimeout(settling);
  if (group !== 'close') {
    parentPort?.postMessage(committer.commit(group));
    settling = setTimeout(settleAll, committer.settle('after a commit') ? IDLE : LATER);
    return;
  }
  committer.close();
  parentPort?.close();
});

function settleAll(): void {
  if (committer.isSettled) return;
  const isDone = committer.settle('while idle');
  if (committer.isSettled) parentPort?.postMessage('settled');
  else settling = setTimeout(settleAll, isDone ? 0 : LATER);
}
