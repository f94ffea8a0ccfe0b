import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { messages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';

interface Limit {
  mostBytes: number;
  /** The sentence for a larger file. */
  tooLarge: string;
}

/**
 * Writes the body of a request to a file in the folder as it arrives, and returns the file's path and size. Throws a 413 for one
 * that says it is too large before a byte of it is read, and for any other as soon as it has become so.
 */
export async function receiveFile(
  { raw, headers }: FastifyRequest,
  folder: string,
  { mostBytes, tooLarge }: Limit,
): Promise<{ source: string; bytes: number }> {
  if (headers['content-type'] !== 'application/octet-stream') {
    throw new Refusal(415, messages.wrongType);
  }
  if (Number(headers['content-length']) > mostBytes) throw new Refusal(413, tooLarge);

  const source = join(folder, 'upload');
  const file = await open(source, 'wx', 0o600);
  let bytes = 0;
  try {
    // The request stays open where its reading ends early: a closed one would take the refusal along.
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new Refusal(413, tooLarge);
      await file.appendFile(chunk);
    }
  } catch (error) {
    // Whoever has gone away hears nothing, and the log need not either.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') {
      throw new Refusal(400, messages.malformed);
    }
    throw error;
  } finally {
    // What is left of a refused body is let go by, so that its sender gets to the answer.
    raw.resume();
    await file.close();
  }
  return { source, bytes };
}
