import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { durableStartParams, DurableNodeFS, syncDirectory, syncPath } from './durable-node-fs.ts';
import { speakWireProtocol } from './pglite-wire.ts';
import { privateFolder } from './private-files.ts';

/** The embedded database in a thread of its own, so that a long statement never holds up another visitor. */

const { directory } = workerData as { directory: string };
if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread.');
const port = parentPort;

if (!existsSync(directory)) await createBesideAndRename();
const database = await open(directory);

speakWireProtocol(database, port, (error) => {
  // The engine is gone; the thread must be too, so that the next connection starts it afresh from the log.
  throw error;
});
port.on('message', (message: unknown) => {
  if (message === 'close') void database.close().then(() => port.close());
});
port.postMessage('ready');

/** A first start that was interrupted must not leave half a directory behind. */
async function createBesideAndRename(): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: privateFolder });
  await (await open(unfinished)).close();
  syncDirectory(unfinished);
  renameSync(unfinished, directory);
  syncPath(dirname(directory));
}

function open(path: string): Promise<PGlite> {
  return PGlite.create({
    // In a thread this ends the thread alone; the next connection starts it afresh, and the log is replayed.
    fs: new DurableNodeFS(path, { onAbort: () => process.exit(1) }),
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
}
