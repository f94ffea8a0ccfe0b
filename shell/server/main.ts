import { readEnvironment } from './environment.ts';
import { buildHostServer } from './host-server.ts';

/** What is under way may still be answered for this long when the host is to end, in milliseconds. */
const graceMs = 3000;

const environment = readEnvironment(process.env);
const server = await buildHostServer(environment);
const address = await server.listen({ port: environment.port, host: '0.0.0.0' });

const { port } = new URL(address);
process.send?.({ ready: `http://127.0.0.1:${port}` });

const stop = () => {
  void server.close().then(() => process.exit(0));
  // Browsers keep connections on which they have asked for nothing yet; those would hold the process for a minute.
  setTimeout(() => server.server.closeAllConnections(), graceMs).unref();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The one who started us is gone: nobody would ever end this process.
process.once('disconnect', stop);
