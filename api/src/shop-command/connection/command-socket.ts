import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { PictureFetcher } from '../../pictures/addresses/picture-fetcher.ts';
import { Cutter } from '../../pictures/cutter.ts';
import type { Shop } from '../../shop.ts';
import { CopySpoiltError } from '../../store/embedded/copy-on-the-way.ts';
import { privateFile, privateFolder } from '../../store/embedded/private-files.ts';
import { loggable } from '../../store/loggable-error.ts';
import type { Store } from '../../store/store.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import { askForPictures } from './asked-pictures.ts';
import { fromCommandSchema, messagesFrom, send, type FromCommand } from './command-wire.ts';
import { commandFor } from '../run-command.ts';

/**
 * The socket's path, at which `npm run shop` finds the shop that is open on this data folder; only the shop's own user may open
 * it.
 */
export function commandSocketPath(dataDirectory: string): string {
  return join(dataDirectory, 'commands', 'socket');
}

/** The longest socket path that both Linux and macOS allow, in bytes. */
const longestSocketPath = 103;

/**
 * Accepts commands of `npm run shop` while the shop is running. The embedded store belongs to this process, so commands come
 * through a local socket and run here. Returns the function that stops accepting commands and waits for the running ones; null if
 * the data folder's path is too long for a socket.
 */
export async function openCommandSocket(
  shop: Pick<Shop, 'store' | 'clock' | 'environment'>,
): Promise<(() => Promise<void>) | null> {
  const path = commandSocketPath(shop.environment.dataDirectory);
  if (Buffer.byteLength(path) > longestSocketPath) return null;
  const folder = join(path, '..');
  mkdirSync(folder, { recursive: true, mode: privateFolder });
  chmodSync(folder, privateFolder);
  // This process holds the lock of the data folder, so an existing socket was left by a killed process.
  rmSync(path, { force: true });

  const underWay = new Set<Promise<void>>();
  const closing = Promise.withResolvers<{ done: true }>();
  const ends = new AbortController();
  const cutter = new Cutter();
  const pictures = {
    mediaFolder: shop.environment.mediaFolder,
    pictureStore: shop.environment.pictureStore,
    cutter,
    fetcher: new PictureFetcher(),
    signal: ends.signal,
  };
  const server = createServer((socket) => {
    const work = serve({ ...shop, pictures }, socket, closing.promise).finally(() =>
      underWay.delete(work),
    );
    underWay.add(work);
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, privateFile);
  return async () => {
    server.close();
    closing.resolve({ done: true });
    ends.abort(new CommandError('The shop is closing.'));
    cutter.close();
    await Promise.all(underWay);
  };
}

/** Each connection is one command. A command runs to its end even if its owner disconnects, so that nothing stays half done. */
async function serve(
  {
    store,
    clock,
    environment,
    pictures,
  }: Pick<CommandContext, 'store' | 'clock' | 'environment' | 'pictures'>,
  socket: Socket,
  closing: Promise<{ done: true }>,
): Promise<void> {
  socket.on('error', () => undefined);
  const messages = messagesFrom(socket, fromCommandSchema);
  // A connection that has not sent its command yet must not keep the shop from closing.
  const next = async (): Promise<FromCommand> => {
    const message = await Promise.race([messages.next(), closing]);
    if ('value' in message && message.value) return message.value;
    throw new CommandError('The shop is closing, or the command has disconnected.');
  };
  try {
    const first = await next();
    if ('words' in first) {
      await commandFor(first.words)({
        store,
        clock,
        environment,
        pictures,
        say: (line) => send(socket, { say: line }),
        read: async (path) => {
          send(socket, { read: path });
          const answer = await next();
          if ('text' in answer) return answer.text;
          throw new CommandError(
            'unreadable' in answer ? answer.unreadable : 'A file was expected as the next message.',
          );
        },
        openPictures: (path) =>
          askForPictures(path, (message) => {
            send(socket, message);
            return next();
          }),
      });
    } else if ('copy' in first) await letCopy(store, socket, next);
    else throw new CommandError('The first message must be the command.');
    send(socket, { done: true });
  } catch (error) {
    if (error instanceof CommandError) send(socket, { refused: error.message });
    else tellOfFailure(socket, error);
  } finally {
    socket.end();
  }
}

/** Keeps the store's files fit for a copy until the command says that the copy is made. */
async function letCopy(
  store: Pick<Store, 'whileCopyable'>,
  socket: Socket,
  next: () => Promise<FromCommand>,
): Promise<void> {
  if (!store.whileCopyable) throw new CommandError('This shop has no embedded store.');
  try {
    await store.whileCopyable(async (folder) => {
      send(socket, { copyable: folder });
      await within(mostMsToCopy, next());
    });
  } catch (error) {
    if (!(error instanceof CopySpoiltError)) throw error;
    throw new CommandError(`${error.message} Try again.`);
  }
}

/** The log of the store grows for as long as a copy is made. */
const mostMsToCopy = 15 * 60_000;

async function within<Result>(ms: number, waiting: Promise<Result>): Promise<Result> {
  const timeIsOver = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeIsOver.reject(new CommandError('Copying the store took too long.')),
    ms,
  );
  try {
    return await Promise.race([waiting, timeIsOver.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function tellOfFailure(socket: Socket, error: unknown): void {
  console.error('A command of the owner failed', loggable(error));
  send(socket, { failed: 'The command failed; the log of the shop has the reason.' });
}
