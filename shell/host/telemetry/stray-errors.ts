import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { SayError } from './errors-by-source.ts';
import type { Seeing } from './seeing.ts';
import { ownTurns } from '../attribution/own-turns.ts';

/**
 * Takes what a release throws where nobody waits for it: in a timer, or in a promise of which it has lost sight, as of two
 * calls to an API that is away the second. Node would end the process, and with it everybody's visits. The release is
 * named and counted, and the worker goes on: what was thrown has unwound that release's own work. Of the host's own mistakes
 * nobody knows what they leave behind, so with them the worker ends.
 */
export function takeStrayErrors(
  server: FastifyInstance,
  { seeing, sayError }: { seeing: Pick<Seeing, 'noteStray'>; sayError: SayError },
): void {
  // A process that is not the host's own is not ours to keep.
  if (!cluster.isWorker) return;
  process.on('uncaughtException', (error) => {
    const release = ownTurns.current();
    if (!release) {
      server.log.fatal(error, 'The host itself has failed');
      process.exit(1);
    }
    const { remote, version } = release;
    sayError(server.log, error, `${remote}@${version} has failed where nobody waited for it`);
    seeing.noteStray(remote, version);
  });
}
