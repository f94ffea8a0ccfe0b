import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Deltas } from './deltas.ts';
import { dictionaryPattern } from './dictionary-pattern.ts';
import { EarlierFiles } from './earlier-files.ts';
import { awaitLateRelease } from './late-release.ts';

interface ReleaseFilesOptions {
  releasesFolder: string;
  /** Whether the folder follows a store of several hosts. */
  isMirror: boolean;
}

const prefix = '/r/';
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Serves what browsers may have of every release in the folder, for good: a file never changes. A browser that kept a file of an
 * earlier release gets what has changed since (ADR 072).
 */
export async function serveReleaseFiles(
  server: FastifyInstance,
  { releasesFolder, isMirror }: ReleaseFilesOptions,
): Promise<void> {
  const deltas = new Deltas(releasesFolder, new EarlierFiles(releasesFolder));
  await server.register(async (files) => {
    if (isMirror) files.addHook('onRequest', awaitLateRelease(releasesFolder));
    files.addHook('preHandler', (request, reply) => answerWithDelta(request, reply, deltas));
    files.addHook('onSend', async (request, reply) => {
      const pattern = reply.statusCode === 200 && dictionaryPattern(pathOf(request));
      if (pattern) reply.header('use-as-dictionary', `match="${pattern}"`);
    });
    await files.register(staticFiles, {
      root: releasesFolder,
      prefix,
      allowedPath: (path) => /^\/[\w-]+\/[\w.-]+\/web\//.test(path),
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      dotfiles: 'deny',
      cacheControl: true,
    });
  });
}

async function answerWithDelta(request: FastifyRequest, reply: FastifyReply, deltas: Deltas) {
  const hash = dictionaryOf(request);
  const path = pathOf(request);
  if (!hash || !dictionaryPattern(path)) return;
  // Whatever goes wrong here, the whole file is there.
  const delta = await deltas.of(path.slice(prefix.length), hash).catch(() => null);
  if (!delta) return;
  return reply
    .type(path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
    .headers({
      'content-encoding': 'dcz',
      // A cache that takes no notice of `vary` would give this to browsers without the dictionary, so no cache may share it.
      'cache-control': `private, max-age=${yearInSeconds}, immutable`,
      vary: 'accept-encoding, available-dictionary',
    })
    .send(delta);
}

/** The hash of the file that the browser offers as a dictionary, in base64. */
function dictionaryOf({ method, headers }: FastifyRequest): string | null {
  const accepted = headers['accept-encoding'] ?? '';
  const offered = String(headers['available-dictionary'] ?? '');
  if (method !== 'GET' || headers.range || !/\bdcz\b/.test(String(accepted))) return null;
  return /^:([\w+/]{43}=):$/.exec(offered)?.[1] ?? null;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}
