import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { SayError } from './errors-by-source.ts';
import type { Telemetry } from './telemetry.ts';
import { ownTurns } from '../attribution/own-turns.ts';

/**
 * Catches errors that a release throws outside of any awaited work: in a timer, or in a forgotten promise, such as the second of
 * two calls to an API that is away. Node would end the process, and with it the visits of all others. The release is named and
 * counted, and the worker goes on, because only that release's work was unwound. An error of the host itself may leave anything
 * broken, so it ends the worker.
 */
export function takeStrayErrors(
  server: FastifyInstance,
  { telemetry, sayError }: { telemetry: Pick<Telemetry, 'noteStray'>; sayError: SayError },
): void {
  // Another process, such as a test's, keeps node's default.
  if (!cluster.isWorker) return;
  process.on('uncaughtException', (error) => {
    const release = ownTurns.current();
    if (!release) {
      server.log.fatal(error, 'The host itself has failed');
      process.exit(1);
    }
    const { remote, version } = release;
    sayError(server.log, error, `${remote}@${version} threw outside of any awaited work`);
    telemetry.noteStray(remote, version);
  });
}
