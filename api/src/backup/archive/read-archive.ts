import { createReadStream } from 'node:fs';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import type * as z from 'zod/mini';
import { CommandError } from '../../shop-command/command-error.ts';
import { ofTheDisk } from './errors-of-the-disk.ts';

/** A file of a backup. Its body has to be read, or the next one never comes. */
export interface Entry {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/** The sentence for a file that was not written by a backup, or has not stayed as it was. */
export function damaged(path: string, what: string): CommandError {
  return new CommandError(
    `The file ${path} is no whole backup (${what}): take another one. Nothing was restored.`,
  );
}

/** Reads a backup entry by entry, and to its end. Throws a `CommandError` if the file is cut, changed, or something else. */
export async function* entriesOf(path: string): AsyncGenerator<Entry, void> {
  const file = createReadStream(path);
  const packed = file.pipe(createGunzip());
  file.on('error', (error) => packed.destroy(error));
  const { readable, writable } = createTarDecoder({ strict: true });
  // Whoever reads the entries hears of a failure.
  feed(writable.getWriter(), packed).catch(() => undefined);
  const entries = readable as unknown as WebStream<{
    header: { name: string; type?: string };
    body: WebStream<Uint8Array>;
  }>;
  try {
    for await (const { header, body } of said(path, entries)) {
      if (header.type !== 'file') throw damaged(path, `${header.name} is no file`);
      yield { name: header.name, body: said(path, body) };
    }
  } finally {
    file.destroy();
    packed.destroy();
  }
}

/** Pumps the chunks itself: a `Readable.toWeb` stream that is abandoned half-way crashes the process. */
async function feed(
  writer: WritableStreamDefaultWriter<Uint8Array>,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    for await (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    await writer.abort(error);
  }
}

/** The whole body as text. */
export async function textOf(path: string, { name, body }: Entry): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostTextBytes) throw damaged(path, `${name} is too long`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** A part of a table has one row more than half a million characters; a list of a million pictures has 150 MB. */
const mostTextBytes = 256 * 1024 * 1024;

/** The value that a body holds as JSON. */
export function parsedBy<T>(
  schema: z.ZodMiniType<T>,
  text: string,
  { path, name }: { path: string; name: string },
): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw damaged(path, `${name} cannot be read`);
  }
}

/** Turns errors of the reading, and no others, into sentences. */
async function* said<T>(path: string, source: AsyncIterable<T>): AsyncGenerator<T, void> {
  const reading = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await reading.next().catch((error: unknown) => {
        throw ofTheDisk(error) ?? damaged(path, (error as Error).message);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reading.return?.().catch(() => undefined);
  }
}
