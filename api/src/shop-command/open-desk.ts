import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Shop } from '../shop.ts';
import { loggable } from '../store/loggable-error.ts';
import { privateFile, privateFolder } from '../store/private-files.ts';
import { CommandError } from './command-error.ts';
import { fromCommandSchema, messagesFrom, send, type FromCommand } from './desk-wire.ts';
import { commandFor } from './run-command.ts';

/** Where `npm run shop` finds the shop that is open on this data folder: a socket that the shop's own user alone may open. */
export function deskSocket(dataDirectory: string): string {
  return join(dataDirectory, 'desk', 'socket');
}

/** The longest path of a socket on Linux and macOS alike, in bytes. */
const longestSocketPath = 103;

/**
 * Lets `npm run shop` work beside the running shop, whose embedded store belongs to this process: commands come by a local socket
 * and run here. Returns the function that takes no further command and waits for those under way; null where the
 * path of the data folder is too long for a socket.
 */
export async function openDesk(
  shop: Pick<Shop, 'store' | 'clock' | 'environment'>,
): Promise<(() => Promise<void>) | null> {
  const path = deskSocket(shop.environment.dataDirectory);
  if (Buffer.byteLength(path) > longestSocketPath) return null;
  const folder = join(path, '..');
  mkdirSync(folder, { recursive: true, mode: privateFolder });
  chmodSync(folder, privateFolder);
  // The lock of the data folder is this process's: a socket that lies here was left by a process that was killed.
  rmSync(path, { force: true });

  const underWay = new Set<Promise<void>>();
  const closing = Promise.withResolvers<{ done: true }>();
  const server = createServer((socket) => {
    const work = serve(shop, socket, closing.promise).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, privateFile);
  return async () => {
    server.close();
    closing.resolve({ done: true });
    await Promise.all(underWay);
  };
}

/** One connection is one command. A command whose owner has gone runs to its end, so that nothing is done by halves. */
async function serve(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  socket: Socket,
  closing: Promise<{ done: true }>,
): Promise<void> {
  socket.on('error', () => undefined);
  const messages = messagesFrom(socket, fromCommandSchema);
  // A command that has not said yet what it wants must not keep the shop from closing.
  const next = async (): Promise<FromCommand> => {
    const message = await Promise.race([messages.next(), closing]);
    if ('value' in message && message.value) return message.value;
    throw new CommandError('The shop closes, or the command has gone.');
  };
  try {
    const first = await next();
    if (!('words' in first)) throw new CommandError('The first message names the command.');
    await commandFor(first.words)({
      store,
      clock,
      say: (line) => send(socket, { say: line }),
      read: async (path) => {
        send(socket, { read: path });
        const answer = await next();
        if ('text' in answer) return answer.text;
        throw new CommandError(
          'unreadable' in answer ? answer.unreadable : 'The message that follows is a file.',
        );
      },
    });
    send(socket, { done: true });
  } catch (error) {
    if (error instanceof CommandError) send(socket, { refused: error.message });
    else tellOfFailure(socket, error);
  } finally {
    socket.end();
  }
}

function tellOfFailure(socket: Socket, error: unknown): void {
  console.error('A command of the desk failed', loggable(error));
  send(socket, { failed: 'The shop could not do it; the log of the shop says why.' });
}
