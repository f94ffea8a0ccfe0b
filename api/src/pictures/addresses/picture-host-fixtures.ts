import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { aCertificate } from './certificate-fixtures.ts';
import { isPublicAddress } from './public-address.ts';
import { PictureFetcher } from './picture-fetcher.ts';

/** The address that stands for a public one: no name server gives it, and it is this machine's in truth. */
const publicHere = '127.0.0.1';

interface PictureHost {
  /** The address of a path on the host. */
  at(path: string): string;
  port: number;
  /** The paths that were asked for. */
  asked: string[];
  /** A fetcher that takes this machine for the public internet, and has `resolve` answer for all other names. */
  fetcher: PictureFetcher;
}

/** A host of pictures on this machine, at `pictures.example`, and a fetcher that reaches it as if it were far away. */
export async function aPictureHost(
  answer: RequestListener,
  {
    resolve = () => [],
    mostMs = 5000,
  }: { resolve?: (host: string) => string[]; mostMs?: number } = {},
): Promise<PictureHost> {
  const certificate = aCertificate('pictures.example');
  const asked: string[] = [];
  const server = createServer(certificate, (request, response) => {
    asked.push(request.url ?? '');
    return answer(request, response);
  });
  server.listen(0, publicHere);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    at: (path) => `https://pictures.example:${port}${path}`,
    port,
    asked,
    fetcher: new PictureFetcher({
      resolve: (host) =>
        Promise.resolve(host === 'pictures.example' ? [publicHere] : resolve(host)),
      isPublic: (address) => address === publicHere || isPublicAddress(address),
      port,
      authority: certificate.cert,
      mostMs,
    }),
  };
}
