import { loggable } from '../../store/loggable-error.ts';

/** Brings into the index what the database has at that moment, so it may run again, and after later ones. */
type Refresh = () => Promise<void>;

/** Refreshes that run one after another. One that fails is tried again until it succeeds: no other notice tells of its products. */
export class RefreshQueue {
  readonly #pauseMs: number;
  readonly #onInStepAgain: () => void;
  readonly #failed = new Set<Refresh>();
  /** The texts of the failures that were logged since the listing was last in step. */
  readonly #said = new Set<string>();
  #last = Promise.resolve();
  #nextTry: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** `onInStepAgain` is called when every refresh that failed has succeeded. */
  constructor(pauseMs: number, onInStepAgain: () => void) {
    this.#pauseMs = pauseMs;
    this.#onInStepAgain = onInStepAgain;
  }

  /** Runs the refresh that fills the index; its failure is thrown, because there is no listing without it. */
  begin(refresh: Refresh): Promise<void> {
    const begun = this.#last.then(refresh);
    this.#last = begun.catch(() => undefined);
    return begun;
  }

  add(refresh: Refresh): void {
    this.#last = this.#last.then(async () => void (await this.#hasRun(refresh)));
  }

  /** Waits for the refreshes that were added so far, but not for those that are to be tried again. */
  settled(): Promise<void> {
    return this.#last;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#nextTry);
  }

  async #hasRun(refresh: Refresh): Promise<boolean> {
    if (this.#isClosed) return true;
    try {
      await refresh();
      if (this.#failed.delete(refresh) && this.#failed.size === 0) this.#sayInStep();
      return true;
    } catch (error) {
      if (!this.#isClosed) this.#tryLater(refresh, error);
      return false;
    }
  }

  #tryLater(refresh: Refresh, error: unknown): void {
    this.#sayOnce(loggable(error));
    // The last of the queue now: it may need another one first, such as the start of an index whose thread has ended.
    this.#failed.delete(refresh);
    this.#failed.add(refresh);
    this.#nextTry ??= setTimeout(() => {
      this.#nextTry = undefined;
      this.#last = this.#last.then(() => this.#tryFailed());
    }, this.#pauseMs).unref();
  }

  /** Each failure once, since one that lasts, such as a broken product's, must neither fill the log nor hide another one. */
  #sayOnce(error: unknown): void {
    const text = String(error);
    if (this.#said.has(text)) return;
    // Some texts are never the same twice.
    if (this.#said.size === mostSaid) this.#said.clear();
    this.#said.add(text);
    console.error('The listing could not be refreshed; it is tried again.', error);
  }

  #sayInStep(): void {
    this.#said.clear();
    console.error('The listing is in step with the database again.');
    this.#onInStepAgain();
  }

  /** Ends with the first that fails again, since listings wait for each, and a silent database lets each wait for long. */
  async #tryFailed(): Promise<void> {
    for (const refresh of this.#failed) if (!(await this.#hasRun(refresh))) return;
  }
}

const mostSaid = 100;
