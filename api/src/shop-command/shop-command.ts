import { PictureFetcher } from '../pictures/addresses/picture-fetcher.ts';
import { Cutter } from '../pictures/cutter.ts';
import { readEnvironment } from '../settings/environment.ts';
import { DirectoryInUseError } from '../store/embedded/directory-lock.ts';
import { expectStore } from '../store/embedded/expect-store.ts';
import { RefusedOpeningError } from '../store/refused-opening.ts';
import { openStore } from '../store/open-store.ts';
import { askOpenShop } from './connection/ask-open-shop.ts';
import { CommandError } from './command-error.ts';
import { commandSocketPath } from './connection/command-socket.ts';
import { openPictures } from './text/open-pictures.ts';
import { readText } from './text/read-text.ts';
import { commandFor } from './run-command.ts';

/** `npm run shop -- …`: the commands of the shop's owner. If a command fails, it prints the reason and exits with 1. */
const words = process.argv.slice(2);
const owner = {
  say: (line: string) => void process.stdout.write(`${line}\n`),
  read: readText,
  openPictures,
};
try {
  const run = commandFor(words);
  const environment = readEnvironment();
  // The embedded store belongs to the process that has opened it; on a PostgreSQL server the shop and the command can work side
  // by side.
  const socket = environment.databaseUrl ? null : commandSocketPath(environment.dataDirectory);
  if (!socket || !(await askOpenShop(socket, words, owner))) {
    if (socket) expectStore(environment.dataDirectory);
    const store = await openStore(environment);
    try {
      // Beside the answer: a folder that is not the shop's is noticed by its name.
      if (socket) {
        process.stderr.write(
          `No shop is open on ${environment.dataDirectory}: the command opens the store there itself.\n`,
        );
      }
      const pictures = {
        mediaFolder: environment.mediaFolder,
        pictureStore: environment.pictureStore,
        cutter: new Cutter(),
        fetcher: new PictureFetcher(),
        signal: new AbortController().signal,
      };
      await run({ store, clock: () => new Date(), environment, pictures, ...owner });
    } finally {
      await store.close();
    }
  }
} catch (error) {
  const sentence = sentenceFor(error);
  if (!sentence) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof DirectoryInUseError) {
    return 'The shop is open on this folder, and does not listen: it starts or stops just now, or the path of its data is too long for a socket. Try again in a moment; else stop the shop first, or keep its data on PostgreSQL (DATABASE_URL).';
  }
  const isSaid = error instanceof CommandError || error instanceof RefusedOpeningError;
  return isSaid ? error.message : undefined;
}
