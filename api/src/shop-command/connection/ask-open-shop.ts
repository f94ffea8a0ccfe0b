import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import { AnsweredPictures } from './answered-pictures.ts';
import { fromShopSchema, messagesFrom, send, type FromShop } from './command-wire.ts';

/**
 * Sends a command to the shop that is open at `path`. Returns false if no shop is open there, so that the caller may open the
 * store. Throws `CommandError` with the shop's sentence if the shop refuses, or with a sentence of its own if the shop closes in
 * the middle.
 */
export async function askOpenShop(
  path: string,
  words: readonly string[],
  { say, read, openPictures }: Pick<CommandContext, 'say' | 'read' | 'openPictures'>,
): Promise<boolean> {
  const socket = await connected(path);
  if (!socket) return false;
  const pictures = new AnsweredPictures(openPictures);
  send(socket, { words: [...words] });
  try {
    for await (const message of messagesFrom(socket, fromShopSchema)) {
      if ('say' in message) say(message.say);
      else if ('read' in message) send(socket, await answerTo(message.read, read));
      else if ('openPictures' in message) send(socket, await pictures.open(message.openPictures));
      else if ('picture' in message) send(socket, await pictures.picture(message.picture));
      else if ('done' in message) return true;
      else throw refusalIn(message);
    }
  } finally {
    await pictures.close();
    socket.destroy();
  }
  throw new CommandError(
    'The shop closed before the command had finished: list what it should have changed to see what was done.',
  );
}

/** The error for a message that ends a command in another way than done. */
export function refusalIn(message: FromShop): CommandError {
  if ('refused' in message) return new CommandError(message.refused);
  return new CommandError('failed' in message ? message.failed : 'The shop has misunderstood.');
}

/** A connection to the shop that is open at `path`; null if none is. */
export async function connected(path: string): Promise<Socket | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    // There is no socket, or a killed shop left it behind.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENAMETOOLONG') return null;
    if (code !== 'EACCES') throw error;
    throw new CommandError(
      'The shop that is open here belongs to another user: run the command as that user.',
    );
  }
}

async function answerTo(path: string, read: (path: string) => Promise<string>) {
  try {
    return { text: await read(path) };
  } catch (error) {
    return { unreadable: (error as Error).message };
  }
}
