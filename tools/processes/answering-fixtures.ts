import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server process that answers each request with its own process id. */
const server = createServer((_request, answer) => void answer.end(String(process.pid)));
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ ready: `http://127.0.0.1:${port}` });
});
