import { drainingMessage, drainOf } from './processes/drain.ts';
import { readEnvironment } from './environment.ts';
import { buildHostServer } from './host-server.ts';
import { registriesOfHost } from './release-sets/known-registry.ts';
import { beatEveryMs } from './processes/watchdog.ts';

/** One of the processes that answer; `main.ts` starts and replaces them. */
const environment = readEnvironment(process.env);
const server = await buildHostServer(environment, await registriesOfHost());
const drain = drainOf(server.server);

let isClosing = false;
process.on('SIGTERM', () => {
  // One that ends already, after a restart, is told so again when the whole host ends.
  if (isClosing) return;
  isClosing = true;
  process.send?.(drainingMessage);
  void server.close().then(() => process.exit(0));
  drain();
});
// Ctrl-C reaches the whole group of processes; the one who has started us decides.
process.on('SIGINT', () => undefined);

await server.listen({ port: environment.port, host: '0.0.0.0' });

let beatenAt = 0;
const beat = () => {
  beatenAt = performance.now();
  process.send?.('beat');
};
setInterval(beat, beatEveryMs).unref();
// Hundreds of requests that have come at once are all taken up before any timer is: that is work, and no block.
server.server.on('request', () => {
  if (performance.now() - beatenAt > beatEveryMs) beat();
});
beat();
