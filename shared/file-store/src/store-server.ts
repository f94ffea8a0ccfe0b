import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FileKind } from './file-store.ts';

/**
 * A status for the answer, or another address; `hang`: no answer; `cut`: the request is carried out, and the connection breaks
 * before the answer.
 */
export type Trouble = number | { movedTo: string } | 'hang' | 'cut';

interface StoreServerOptions {
  /** Null if the request is allowed; otherwise S3's name of the fault. */
  refusal?(request: IncomingMessage, body: Buffer): string | null;
  /** False: the later of two writers wins, as on a simple file server; `refused`: conditions are refused, as by Swift's S3. */
  knowsConditions?: boolean | 'refused';
}

export interface StoreServer {
  /** Ends in `/`. */
  url: string;
  /** The files by path, without the first slash. */
  files: Map<string, Buffer>;
  /** What the writer of each file has said of it. */
  kinds: Map<string, FileKind>;
  /** The requests, such as `GET registry.json`. */
  requests: string[];
  /** The trouble of each further request. */
  trouble: (method: string, key: string) => Trouble | undefined;
  close(): Promise<void>;
}

/** A file server for tests and benches: `GET`, `PUT` and `DELETE`, tags and conditions, and trouble on demand. */
export async function openStoreServer({
  refusal = () => null,
  knowsConditions = true,
}: StoreServerOptions = {}): Promise<StoreServer> {
  const server = createServer((request, answer) => void respond(request, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open: StoreServer = {
    url: `http://127.0.0.1:${port}/`,
    files: new Map(),
    kinds: new Map(),
    requests: [],
    trouble: () => undefined,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const key = url.slice(1);
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    open.requests.push(`${method} ${key}`);
    const trouble = open.trouble(method, key);
    if (trouble === 'hang') return;
    const refused = refusal(request, body);
    if (refused) return void answer.writeHead(403).end(`<Error><Code>${refused}</Code></Error>`);
    if (typeof trouble === 'number') return void answer.writeHead(trouble).end();
    if (typeof trouble === 'object') {
      return void answer.writeHead(307, { location: trouble.movedTo }).end();
    }

    const [status, headers, content] = outcome(request, key, body);
    if (trouble === 'cut') return void request.socket.destroy();
    answer.writeHead(status, headers).end(content);
  }

  function outcome(
    { method, headers }: IncomingMessage,
    key: string,
    body: Buffer,
  ): [number, Record<string, string>, Buffer?] {
    const there = open.files.get(key);
    const etag = there ? tagOf(there) : undefined;
    if (method === 'GET') {
      if (!there || !etag) return [404, {}];
      if (headers['if-none-match'] === etag) return [304, { etag }];
      return [200, { etag, 'last-modified': new Date().toUTCString() }, there];
    }
    const isHeld =
      (headers['if-none-match'] === '*' && there) ||
      (headers['if-match'] && headers['if-match'] !== etag);
    const isConditional = headers['if-none-match'] ?? headers['if-match'];
    if (method === 'PUT' && isConditional && knowsConditions === 'refused') return [501, {}];
    if (method === 'PUT' && isHeld && knowsConditions) return [412, {}];
    if (method === 'PUT') {
      const { 'content-type': contentType, 'cache-control': cacheControl } = headers;
      open.files.set(key, body);
      open.kinds.set(key, {
        ...(contentType && { contentType }),
        ...(cacheControl && { cacheControl }),
      });
    } else open.files.delete(key);
    return [method === 'PUT' ? 200 : 204, {}];
  }

  return open;
}

function tagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}
