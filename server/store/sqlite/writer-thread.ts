/** The thread that waits for the disk: writes what `WriterThread` sends, group by group. */
import { parentPort, workerData } from 'node:worker_threads';
import { Committer, type Write } from './committer.ts';
import { connect } from './folder.ts';

const { folder } = workerData as { readonly folder: string };
const committer = new Committer(connect(folder));

parentPort?.on('message', (group: readonly Write[] | 'close') => {
  if (group !== 'close') {
    parentPort?.postMessage(committer.commit(group));
    return;
  }
  committer.close();
  parentPort?.close();
});
