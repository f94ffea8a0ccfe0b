import type { Server } from 'node:http';

/** The time for running requests to finish, in milliseconds; the API is not waited for any longer either. */
const graceMs = 20_000;

/** The message of a worker that was told to end, by its host or by an operator. */
export const drainingMessage = 'draining';

/**
 * Returns a function that closes a closing server's connections as soon as they are idle. Browsers keep connections open that
 * they have not used yet; those would hold the process for a minute.
 */
export function drainOf(server: Server): () => void {
  let isDraining = false;
  let underWay = 0;
  const endIfIdle = () => {
    if (isDraining && underWay === 0) server.closeAllConnections();
  };
  server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      endIfIdle();
    });
  });

  return () => {
    isDraining = true;
    endIfIdle();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  };
}
