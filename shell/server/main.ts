import { readEnvironment } from './environment.ts';
import { buildHostServer } from './host-server.ts';

const environment = readEnvironment(process.env);
const server = await buildHostServer(environment);
const address = await server.listen({ port: environment.port, host: '0.0.0.0' });

const { port } = new URL(address);
process.send?.({ ready: `http://127.0.0.1:${port}` });

const stop = () => void server.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The one who started us is gone: nobody would ever end this process.
process.once('disconnect', stop);
