import type { Server } from 'node:http';

/** What is under way may still be answered for this long, in milliseconds; the API is not waited for any longer. */
const graceMs = 20_000;

/** What a worker says when somebody has told it to end, be it its host or an operator. */
export const drainingMessage = 'draining';

/**
 * Answers what ends a closing server's connections as soon as nothing is under way on any of them. Browsers keep
 * connections on which they have asked for nothing yet; those would hold the process for a minute.
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
