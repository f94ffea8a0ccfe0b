import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A process that answers with its own id, at the port that it is given. */
const server = createServer((_request, answer) => void answer.end(String(process.pid)));
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ ready: `http://127.0.0.1:${port}` });
});
