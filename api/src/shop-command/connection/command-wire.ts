import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';

/** The longest line of the protocol, in characters: a catalogue of 100,000 rows has about 20 million, a picture of 20 MB 28. */
const mostCharacters = 64 * 1024 * 1024;

/**
 * Messages from the command to the open shop: first the command line's words, then each file that the shop asks for, and each picture of a folder or a zip that it has had opened; or first
 * the wish to copy the store, then that the copy is made.
 */
export const fromCommandSchema = z.union([
  z.strictObject({ words: z.array(z.string()).check(z.maxLength(10_000)) }),
  z.strictObject({ copy: z.enum(['wanted', 'made']) }),
  z.strictObject({ text: z.string() }),
  z.strictObject({ unreadable: z.string() }),
  z.strictObject({ names: z.array(z.string()) }),
  z.strictObject({ bytes: z.string() }),
  z.strictObject({ fault: z.enum(['no-file', 'broken-file', 'too-large']) }),
]);
export type FromCommand = z.infer<typeof fromCommandSchema>;

/** Messages from the open shop to the command: lines to print, requests for a file or a picture, what can be copied now, and the outcome. */
export const fromShopSchema = z.union([
  z.strictObject({ say: z.string() }),
  z.strictObject({ read: z.string() }),
  z.strictObject({ openPictures: z.string() }),
  z.strictObject({ picture: z.string() }),
  z.strictObject({ copyable: z.string() }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ refused: z.string() }),
  z.strictObject({ failed: z.string() }),
]);
export type FromShop = z.infer<typeof fromShopSchema>;

/** Sends one message as a line of JSON. */
export function send(socket: Socket, message: FromCommand | FromShop): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** The other side's messages, until the connection ends or breaks. Throws if a line is too long or is not a message. */
export async function* messagesFrom<T>(
  socket: Socket,
  schema: z.ZodMiniType<T>,
): AsyncGenerator<T, void> {
  let pending = 0;
  socket.on('data', (chunk: Buffer) => {
    const end = chunk.lastIndexOf('\n');
    pending = end < 0 ? pending + chunk.length : chunk.length - end;
    if (pending > mostCharacters) socket.destroy(new Error('The message is too long.'));
  });
  try {
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      yield schema.parse(JSON.parse(line));
    }
  } catch (error) {
    if (!isBrokenConnection(error)) throw error;
  }
}

/** A killed process leaves unread or unsent messages, so that the system breaks the connection instead of ending it. */
function isBrokenConnection(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ECONNRESET' || code === 'EPIPE';
}
