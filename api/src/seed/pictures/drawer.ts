import { fork, type ChildProcess } from 'node:child_process';
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
      if (!hasUndrawn(this.#folder)) this.#asked?.disconnect();
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

  close(): void {
    this.#isClosed = true;
    for (const process of [this.#rest, this.#asked]) process?.kill();
  }

  #forkAsked(): ChildProcess {
    const process = this.#fork('asked');
    process.on('message', ({ name, isThere, error }: Drawn) => {
      const wish = this.#underWay.get(name);
      if (error === undefined) wish?.resolve(isThere);
      else wish?.reject(new Error(`${name} cannot be drawn: ${error}`));
    });
    process.once('exit', () => {
      this.#asked = undefined;
      for (const { resolve, reject } of this.#underWay.values()) {
        if (hasUndrawn(this.#folder))
          reject(new Error('The process that draws pictures has ended'));
        else resolve(true);
      }
    });
    return process;
  }

  #fork(work: 'rest' | 'asked'): ChildProcess {
    return fork(new URL('./drawing-process.ts', import.meta.url), [this.#folder, work], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
  }
}

/** As recipes name their files. */
const drawnName = /^[\da-f]{16}-\d{1,4}\.(?:avif|webp)$/;
