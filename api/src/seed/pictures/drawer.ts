import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hasUndrawn } from './undrawn.ts';

/** The drawing process's request: the name of a file of the media folder. */
export interface Wish {
  name: string;
}

/** The drawing process's answer, once the file exists or turns out to be impossible. */
export interface Drawn {
  name: string;
  isThere: boolean;
  /** The reason why a picture of the demo shop could not be drawn. */
  error?: string;
}

/**
 * Draws the demo shop's pictures while the shop is open: requested ones at once, the rest in the background. It uses two
 * processes, because only a process as a whole can have a lower priority.
 */
export class Drawer {
  readonly #folder: string;
  readonly #drawsUnasked: boolean;
  readonly #underWay = new Map<string, PromiseWithResolvers<boolean>>();
  #rest: ChildProcess | undefined;
  #asked: ChildProcess | undefined;
  #isClosed = false;

  constructor({ mediaFolder, drawsUnasked }: { mediaFolder: string; drawsUnasked: boolean }) {
    this.#folder = mediaFolder;
    this.#drawsUnasked = drawsUnasked;
  }

  /** Starts drawing the rest, if any are missing and the shop draws what nobody has asked for. */
  start(): void {
    if (!this.#drawsUnasked || this.#isClosed || !hasUndrawn(this.#folder)) return;
    this.#rest = this.#fork('rest');
    // When all pictures exist, requests need no drawing.
    this.#rest.once('exit', () => {
      // The other process may have ended at the same moment, as both do when the shop closes.
      if (this.#asked?.connected && !hasUndrawn(this.#folder)) this.#asked.disconnect();
    });
    this.#asked ??= this.#forkAsked();
  }

  /**
   * Draws a file of the media folder, once for all who ask. Returns whether it exists then; false for a file that is no picture
   * of the demo shop, and if all of these exist already.
   */
  async draw(name: string): Promise<boolean> {
    if (this.#isClosed || !drawnName.test(name) || !hasUndrawn(this.#folder)) return false;
    const known = this.#underWay.get(name);
    if (known) return known.promise;

    const wish = Promise.withResolvers<boolean>();
    this.#underWay.set(name, wish);
    this.#asked ??= this.#forkAsked();
    this.#asked.send({ name } satisfies Wish, (error) => error && wish.reject(error));
    return wish.promise.finally(() => this.#underWay.delete(name));
  }

  /** Stops the processes; resolves when nothing writes into the folder any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const running = [this.#rest, this.#asked].filter((each) => each?.exitCode === null);
    await Promise.all(
      running.map(async (process) => {
        if (process?.kill()) await once(process, 'exit');
      }),
    );
  }

  #forkAsked(): ChildProcess {
    const process = this.#fork('asked');
    process.on('message', ({ name, isThere, error }: Drawn) => {
      const wish = this.#underWay.get(name);
      if (error === undefined) wish?.resolve(isThere);
      else wish?.reject(new Error(`${name} cannot be drawn: ${error}`));
    });
    const ended = () => {
      this.#asked = undefined;
      for (const { resolve, reject } of this.#underWay.values()) {
        if (hasUndrawn(this.#folder))
          reject(new Error('The process that draws pictures has ended'));
        else resolve(true);
      }
    };
    return process.once('exit', ended).once('error', ended);
  }

  #fork(work: 'rest' | 'asked'): ChildProcess {
    const process = fork(new URL('./drawing-process.ts', import.meta.url), [this.#folder, work], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    // On a machine without room for a process the picture stays undrawn, and the shop goes on.
    return process.on('error', (error) => console.error('pictures:', error));
  }
}

/** The form of file names that recipes give. */
const drawnName = /^[\da-f]{16}-\d{1,4}\.(?:avif|webp)$/;
