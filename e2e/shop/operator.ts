import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from './broken-release.ts';
import type { SecondHost } from './second-host.ts';

/**
 * Takes orders for a host from commands of another process: a post to `/<remote>/<fault>` makes a release with that fault live and
 * answers when the host serves it. The fault `whole` makes the shop's own releases live again.
 */
export async function openOperator(host: SecondHost) {
  const server = createServer((request, response) => {
    const [, remote = '', order = ''] = decodeURIComponent(request.url ?? '').split('/');
    const changes =
      order === 'whole' ? {} : { [remote]: { version: host.broken(remote, order as Fault) } };
    void host.serves(changes).then(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
