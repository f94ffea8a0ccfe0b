import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { workerPath } from '@kashi/border/kept/kept-offline';
import { integrityOf } from '@kashi/build/release/integrity';
import type { FastifyInstance } from 'fastify';
import { encodingFor, packed, type Encoding } from '../packing/packed.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { retiringWorker } from './retiring-worker.ts';

interface WorkerRouteOptions {
  /** The live release set. */
  pin(): Promise<Pick<ReleaseSet, 'shell'>>;
  releasesFolder: string;
  /** `off`: browsers that have a worker lose it, and all that it keeps. */
  offline: 'on' | 'off';
}

/**
 * `/sw.js`: the worker of the live shell. Browsers compare it byte by byte at every visit of a page, so that a release, and a rollback, bring
 * their own. Where the shop wants none, or the live shell has none, the answer is a worker that removes itself.
 */
export function workerRoute(
  server: FastifyInstance,
  { pin, releasesFolder, offline }: WorkerRouteOptions,
): void {
  const scripts = new Map<string, Promise<PackedScript>>();

  async function script(): Promise<PackedScript> {
    const { manifest } = (await pin()).shell;
    const file = offline === 'on' ? manifest.worker : undefined;
    const name = file === undefined ? '' : `${manifest.version}/web/${file}`;
    const known = scripts.get(name);
    if (known) return known;
    const text = name
      ? readFile(path.join(releasesFolder, manifest.name, name))
      : Promise.resolve(Buffer.from(retiringWorker));
    const made = text.then((bytes) => new PackedScript(bytes));
    // Of the live release alone: releases come and go for as long as the process lives.
    scripts.clear();
    scripts.set(name, made);
    made.catch(() => scripts.delete(name));
    return made;
  }

  server.get(workerPath, async (request, reply) => {
    const { tag, in: packedIn } = await script();
    void reply.headers({
      'cache-control': 'no-cache',
      // The worker asks the shop alone, and brings no other code.
      'content-security-policy': `default-src 'none'; connect-src 'self'`,
      etag: tag,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('text/javascript; charset=utf-8').send(await packedIn(encoding));
  });
}

class PackedScript {
  readonly tag: string;
  readonly #bytes: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.tag = `W/"${integrityOf(bytes)}"`;
  }

  readonly in = (encoding: Encoding): Promise<Buffer> => {
    const known = this.#packed.get(encoding) ?? packed(this.#bytes, encoding, 11);
    this.#packed.set(encoding, known);
    return known;
  };
}
