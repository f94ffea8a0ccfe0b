import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hasUndrawn } from './undrawn.ts';

/** What the drawing process is asked for: a file of the media folder. */
export interface Wish {
  name: string;
}

/** What it answers, once the file is there or can never be. */
export interface Drawn {
  name: string;
  isThere: boolean;
  /** Why a picture of the demo shop could not be drawn. */
  error?: string;
}

/**
 * Has the demo shop's pictures drawn while the shop is open: at once what is asked for, by and by the rest. Two processes do
 * it, since only a whole process can stand behind all others.
 */
export class Drawer {
  readonly #folder: string;
  readonly #underWay = new Map<string, PromiseWithResolvers<boolean>>();
  #rest: ChildProcess | undefined;
  #asked: ChildProcess | undefined;
  #isClosed = false;

  constructor(mediaFolder: string) {
    this.#folder = mediaFolder;
  }

  /** Begins with the rest, where there is one. */
  start(): void {
    if (this.#isClosed || !hasUndrawn(this.#folder)) return;
    this.#rest = this.#fork('rest');
    // When all are there nobody has to wait for what is asked.
    this.#rest.once('exit', () => {
      // The other may have gone at the same moment, as both do when the shop closes.
      if (this.#asked?.connected && !hasUndrawn(this.#folder)) this.#asked.disconnect();
    });
    this.#asked ??= this.#forkAsked();
  }

  /**
   * Draws a file of the media folder, once however many ask for it. Answers whether it is there then: false for what is no
   * picture of the demo shop, and where all of these are drawn.
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

  /** Resolves when nothing writes into the folder any more. */
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
    // A machine without a process to spare leaves a picture undrawn; the shop goes on.
    return process.on('error', (error) => console.error('pictures:', error));
  }
}

/** As recipes name their files. */
const drawnName = /^[\da-f]{16}-\d{1,4}\.(?:avif|webp)$/;
