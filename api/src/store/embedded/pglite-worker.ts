import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as preparedDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { durableStartParams, DurableNodeFS, syncDirectory, syncPath } from './durable-node-fs.ts';
import { unpackTar } from 'modern-tar/fs';
import { speakWireProtocol } from './pglite-wire.ts';
import { privateFile, privateFolder } from './private-files.ts';

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

/**
 * The directory is created completely or not at all, so that an interrupted first start leaves no half of it. It begins with a
 * prepared database, which the engine itself needs ten seconds to make (ADR 055).
 */
async function createBesideAndRename(): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: privateFolder });
  await pipeline(
    Readable.fromWeb((await preparedDatabase()).stream()),
    createGunzip(),
    unpackTar(unfinished, { dmode: privateFolder, fmode: privateFile }),
  );
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
