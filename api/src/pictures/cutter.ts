import { fork, type ChildProcess } from 'node:child_process';
import { pictureFormats, type PictureFormat } from '../http/picture-sizes.ts';
import type { Cut, Unfit } from './cut-picture.ts';
import type { Answer } from './cutting-process.ts';

/** The longest that a picture may take; one of 50 megapixels takes 9 s where everything else is busy. */
const mostMs = 60_000;

interface Work {
  source: string;
  folder: string;
  widths: readonly number[];
  /** All of the shop's, unless said otherwise. */
  formats?: readonly PictureFormat[];
  /** Words will stand on the picture. */
  hasWords?: boolean;
}

/** What all cutters of this process wait for: it is the machine's processors that are scarce. */
let before: Promise<unknown> = Promise.resolve();

/** Cuts uploaded files, one at a time and each in a process of its own, see `cutting-process.ts`. */
export class Cutter {
  #running: ChildProcess | undefined;
  #isClosed = false;

  /** `slow` for a file that took too long, `broken` for one that has ended the process. */
  cut(work: Work): Promise<Cut | Unfit | 'slow'> {
    const cutting = before.then(() => this.#fork(work));
    before = cutting.catch(() => undefined);
    return cutting;
  }

  /** Ends what runs; whoever waits for it gets an error. */
  close(): void {
    this.#isClosed = true;
    this.#running?.kill('SIGKILL');
  }

  #fork(work: Work): Promise<Cut | Unfit | 'slow'> {
    const { source, folder, widths, formats = pictureFormats, hasWords = false } = work;
    if (this.#isClosed) return Promise.reject(theShopCloses());
    const { promise, resolve, reject } = Promise.withResolvers<Cut | Unfit | 'slow'>();
    const child = fork(
      new URL('./cutting-process.ts', import.meta.url),
      [source, folder, widths.join(','), formats.join(','), hasWords ? 'words' : ''],
      { execArgv: ['--disable-warning=ExperimentalWarning'] },
    );
    this.#running = child;
    const late = setTimeout(() => {
      resolve('slow');
      child.kill('SIGKILL');
    }, mostMs);
    child.once('message', (answer: Answer) => {
      if (typeof answer === 'object' && 'error' in answer) reject(new Error(answer.error));
      else resolve(answer);
    });
    child.once('error', reject);
    child.once('exit', () => (this.#isClosed ? reject(theShopCloses()) : resolve('broken')));
    return promise.finally(() => {
      clearTimeout(late);
      this.#running = undefined;
    });
  }
}

function theShopCloses(): Error {
  return new Error('A picture was not cut, because the shop closes');
}
