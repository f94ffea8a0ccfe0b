import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';

/** A backup on its way into a file. */
export interface Archive {
  /** Adds a file as a whole; `body` has to bring just `bytes`. */
  add(name: string, bytes: number, body: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>;
  addText(name: string, text: string): Promise<void>;
}

/**
 * Writes a `.tar.gz` to the output while `fill` adds to it, as fast as the output takes it and no faster. Throws what `fill`, or
 * the output, has thrown.
 */
export async function writeArchive(
  output: Writable,
  { at, fill }: { at: Date; fill: (archive: Archive) => Promise<void> },
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const add: Archive['add'] = async (name, size, body) => {
    const writer = controller.add({ name, size, mode: 0o600, mtime: at }).getWriter();
    // `closed` rejects as well, and `write` or `close` already throws the error.
    writer.closed.catch(() => undefined);
    for await (const chunk of body) await writer.write(chunk);
    await writer.close();
  };
  const addText: Archive['addText'] = (name, text) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, [bytes]);
  };

  const filled = fill({ add, addText }).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  const source = Readable.fromWeb(readable, { highWaterMark: 1 });
  // Pictures are packed already, and rows get hardly smaller at a higher level.
  const packed = createGzip({ level: constants.Z_BEST_SPEED });
  const outcomes = await Promise.allSettled([pipeline(source, packed, output), filled]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
