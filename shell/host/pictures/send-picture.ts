import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { openPicture, type PictureFile } from './picture-file.ts';
import { wantedBytes, type Bytes } from './wanted-bytes.ts';

/** Larger pictures are streamed, so that many visitors cannot fill the memory. */
const readAtOnceBytes = 512 * 1024;

/**
 * Answers `/media/<name>` from the shop's own folder, with one look at one file however many there are. A missing file is left to
 * the next handler: the API makes previews and pictures when they are first requested.
 */
export function sendPicture(folder: string): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { '*': name = '' } = request.params as { '*'?: string };
    const file = await openPicture(folder, name);
    return file ? answer(request, reply, file) : undefined;
  };
}

async function answer(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  file: PictureFile,
): Promise<FastifyReply> {
  const { bytes, tag, contentType, isNamedByContent } = file;
  void reply.headers({
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': isNamedByContent ? keptForGood : keptForAMonth,
  });
  if (isKnown(headers['if-none-match'], tag)) {
    await file.handle.close();
    return reply.code(304).send();
  }

  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === tag;
  const wanted = wantedBytes(isSameFile ? headers.range : undefined, bytes);
  if (wanted === 'none') {
    await file.handle.close();
    return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  }
  if (wanted) {
    void reply.code(206).header('content-range', `bytes ${wanted.first}-${wanted.last}/${bytes}`);
  }
  const sent = wanted ?? { first: 0, last: bytes - 1 };
  const length = sent.last - sent.first + 1;
  void reply.type(contentType).header('content-length', length);
  if (method === 'HEAD' || length === 0) {
    await file.handle.close();
    return reply.send('');
  }
  return reply.send(
    length > readAtOnceBytes
      ? file.handle.createReadStream({ start: sent.first, end: sent.last })
      : await read(file, sent),
  );
}

const keptForGood = 'public, max-age=31536000, immutable';
const keptForAMonth = 'public, max-age=2592000';

/** Whether the visitor, or a cache between, has the same content. */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === tag || known === '*');
}

async function read({ handle }: PictureFile, { first, last }: Bytes): Promise<Buffer> {
  try {
    const buffer = Buffer.allocUnsafe(last - first + 1);
    let filled = 0;
    while (filled < buffer.length) {
      const { bytesRead } = await handle.read(
        buffer,
        filled,
        buffer.length - filled,
        first + filled,
      );
      if (bytesRead === 0) throw new Error('A picture became shorter while it was read');
      filled += bytesRead;
    }
    return buffer;
  } finally {
    await handle.close();
  }
}
