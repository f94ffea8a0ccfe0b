import './release-sets/release/one-react.ts';
import { drainingMessage, drainOf } from './processes/drain.ts';
import { readEnvironment } from './environment.ts';
import { buildHostServer } from './host-server.ts';
import { registriesOfHost } from './release-sets/registry/known-registry.ts';
import { beatEveryMs } from './processes/watchdog.ts';

/** A worker process: it answers requests; `main.ts` starts and replaces it. */
const environment = readEnvironment(process.env);
const server = await buildHostServer(environment, await registriesOfHost());
const drain = drainOf(server.server);

let isClosing = false;
process.on('SIGTERM', () => {
  // A worker that is already ending after a restart is told again when the whole host ends.
  if (isClosing) return;
  isClosing = true;
  process.send?.(drainingMessage);
  void server.close().then(() => process.exit(0));
  drain();
});
// Ctrl-C reaches the whole process group; the primary process decides when a worker ends.
process.on('SIGINT', () => undefined);

await server.listen({ port: environment.port, host: environment.host });

let beatenAt = 0;
const beat = () => {
  beatenAt = performance.now();
  process.send?.('beat');
};
setInterval(beat, beatEveryMs).unref();
// A burst of requests is accepted before any timer runs: a beat on a request shows that the worker is busy and not blocked.
server.server.on('request', () => {
  if (performance.now() - beatenAt > beatEveryMs) beat();
});
beat();
