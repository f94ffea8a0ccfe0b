import { fork, type ChildProcess } from 'node:child_process';
import { pictureFormats, type PictureFormat } from '../http/picture-sizes.ts';
import type { Cut, Unfit } from './cut-picture.ts';
import type { Answer } from './cutting-process.ts';
import { CuttingQueue } from './cutting-queue.ts';

/** The longest that a picture may take, in ms; one of 50 megapixels takes 9 s where everything else is busy. */
const mostMs = { ofStaff: 60_000, ofCustomer: 20_000 } as const;

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
const queue = new CuttingQueue();

/** Cuts uploaded files, one at a time and each in a process of its own, see `cutting-process.ts`. */
export class Cutter {
  #running: ChildProcess | undefined;
  #isClosed = false;

  /** Cuts a file of the staff: `slow` for one that took too long, `broken` for one that has ended the process. */
  cut(work: Work): Promise<Cut | Unfit | 'slow'> {
    return queue.ofStaff(() => this.#fork(work, mostMs.ofStaff));
  }

  /** The same for a file of a customer, which waits for those of the staff; throws a 503 where too many wait. */
  cutSent(
    work: Work,
    sender: { customerId: number; leaves: AbortSignal },
  ): Promise<Cut | Unfit | 'slow'> {
    return queue.ofCustomer(sender, () => this.#fork(work, mostMs.ofCustomer));
  }

  /** Ends what runs; whoever waits for it gets an error. */
  close(): void {
    this.#isClosed = true;
    this.#running?.kill('SIGKILL');
  }

  #fork(work: Work, longestMs: number): Promise<Cut | Unfit | 'slow'> {
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
    }, longestMs);
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
