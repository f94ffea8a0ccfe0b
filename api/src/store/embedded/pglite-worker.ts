import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { durableStartParams, DurableNodeFS, syncDirectory, syncPath } from './durable-node-fs.ts';
import { speakWireProtocol } from './pglite-wire.ts';
import { privateFolder } from './private-files.ts';

/** Runs the embedded database in its own thread, so that a long statement never delays other visitors. */

const { directory } = workerData as { directory: string };
if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread.');
const port = parentPort;

if (!existsSync(directory)) await createBesideAndRename();
const database = await open(directory);

speakWireProtocol(database, port, (error) => {
  // The engine has failed, so the thread ends too; the next connection starts a new one, which recovers from the log.
  throw error;
});
port.on('message', (message: unknown) => {
  if (message === 'close') void database.close().then(() => port.close());
});
port.postMessage('ready');

/** The directory is created completely or not at all, so that an interrupted first start leaves no half of it. */
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
    // In a thread this ends only the thread; the next connection starts a new one, and the log is replayed.
    fs: new DurableNodeFS(path, { onAbort: () => process.exit(1) }),
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
}
